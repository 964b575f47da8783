import { ModalError } from '../../domain/ModalError'
import {
  isCaipNetworkId,
  parseCaipNetworkId,
  type CaipNetworkId,
  type Namespace,
} from '../../lib/address/caip'
import { hexChainId } from '../../lib/address/hexChainId'
import { isOriginAllowed } from '../../lib/links/originPattern'
import { isEmail } from '../../lib/text/emailFormat'
import { cooldownSeconds } from '../../lib/time/cooldown'
import {
  EMAIL_LOGIN_USED_KEY,
  EMBEDDED_NAMESPACES,
  type EmbeddedCall,
  type EmbeddedChange,
  type EmbeddedClient,
  type EmbeddedNamespace,
  type EmbeddedPorts,
  type EmbeddedSession,
  type EmbeddedTheme,
  type EmailStep,
} from '../../ports/embedded'
import { abortErrorOf, raceAbort } from '../shared/raceAbort'
import { createApprovals } from './createApprovals'
import { createHeartbeat } from './createHeartbeat'
import { createFrame, type AskOptions, type Frame } from './frame/createFrame'
import { placeOver } from './frame/placeOver'
import { siteAddress } from './frame/siteAddress'
import { createLoginRecord } from './login/createLoginRecord'
import { networkIn, readUser } from './login/readUser'
import { userFacingName } from './login/userFacingName'
import type { FamilyInFrame } from './FamilyInFrame'
import { FAMILIES_IN_FRAME } from './familiesInFrame'
import { DEFAULT_FRAME_NETWORK, frameNetworks } from './frameNetworks'
import { checkParams } from './protocol/checkParams'
import { isAllowed, isSafe } from './protocol/rpcMethods'

const SIGN_OUT_WAIT_MS = 3_000
const HEARTBEAT_LIMIT_MS = 10_000
/** A link in a mail works for 20 minutes; asking again keeps each question within its own limit. */
const DEVICE_WAITS_MAX = 10
const CODE = /^\d{6}$/
const COOLDOWN_MS = 30_000

export interface EmbeddedClientOptions {
  readonly secureSiteUrl: string
  /** Patterns of origins that may hold the frame, beside the built-in ones; none: any may. */
  readonly allowedOrigins?: readonly string[]
}

const STEPS: Readonly<Record<'VERIFY_OTP' | 'VERIFY_DEVICE' | 'CONNECT', EmailStep>> = {
  VERIFY_OTP: 'code',
  VERIFY_DEVICE: 'device',
  CONNECT: 'connected',
}

/** The page itself, and where a browser tells, everything that holds it. */
const ancestorsOf = ({ location }: Window): readonly string[] => [
  location.origin,
  ...((location as Partial<Pick<Location, 'ancestorOrigins'>>).ancestorOrigins ?? []),
]

/**
 * The wallet inside the frame (see `EmbeddedClient`). Nothing is asked of its site before a method that waits is called.
 *
 * @throws {ModalError} `FRAME_LOAD_FAILED` where there is no page; `INVALID_OPTION` for an address that is not https
 */
export function createEmbeddedClient(
  given: EmbeddedPorts,
  { secureSiteUrl, allowedOrigins = [] }: EmbeddedClientOptions,
): EmbeddedClient {
  const { window } = given
  if (!window) throw new ModalError('FRAME_LOAD_FAILED', 'W3mFrame: parent is not set')
  const ports = { ...given, window }
  const { now, logger } = ports
  const site = siteAddress(secureSiteUrl)
  const record = createLoginRecord(ports)
  const watchers = new Set<(change: EmbeddedChange) => void>()
  const forever = new AbortController().signal
  let session: EmbeddedSession | null = null
  let email: string | null = record.email()
  /** The network that the frame is on; it has one at a time, whatever the family. */
  let frameNetwork: CaipNetworkId | null = null
  /** Null: the site has not said. */
  let isStoredHere: boolean | null = null
  let theme: EmbeddedTheme | null = null
  let leaving: Promise<void> | null = null
  /** Moves of the frame to another network follow one another. */
  let moving: Promise<unknown> = Promise.resolve()

  const tell = (change: EmbeddedChange) => {
    for (const watcher of [...watchers]) watcher(change)
  }
  const approvals = createApprovals(tell)

  const frame: Frame = createFrame({
    ports,
    origin: site.origin,
    url: () => site.frameUrl(ports.projectId, frameNetwork ?? firstNetwork()),
    onReady() {
      frameNetwork = null
      introduce()
    },
    onNotice(name, payload) {
      if (name === 'CLOSE_REQUESTED') tell({ kind: 'closeRequested' })
      else if ((payload as { readonly token: string }).token === '') end('signedOut')
      else quietly(refresh())
    },
  })

  const heartbeat = createHeartbeat(
    ports,
    signal => isLoggedIn(signal, { limitMs: HEARTBEAT_LIMIT_MS }),
    () => end('expired'),
  )

  function firstNetwork(): string {
    const networks = ports.networks()
    const known = EMBEDDED_NAMESPACES.flatMap(namespace =>
      frameNetworks(networks, namespace, site.origin),
    )
    return known[0] ?? DEFAULT_FRAME_NETWORK
  }

  /** Who the page is and how it looks: said to every document in the frame before anything else. */
  function introduce() {
    const { projectId, sdkVersion } = ports
    const { name, description, url, icons } = ports.metadata() ?? {}
    const metadata =
      name === undefined
        ? undefined
        : { name, description: description ?? '', url: url ?? '', icons: [...(icons ?? [])] }
    const data = { projectId, sdkVersion, sdkType: 'appkit', ...(metadata && { metadata }) }
    quietly(frame.ask('SYNC_DAPP_DATA', data, forever))
    if (theme) quietly(frame.ask('SYNC_THEME', theme, forever))
    quietly(
      frame.ask('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined, forever).then(
        ({ smartAccountEnabledNetworks }) =>
          record.smartAccountNetworks(smartAccountEnabledNetworks),
        () => record.smartAccountNetworks([]),
      ),
    )
  }

  async function isLoggedIn(signal: AbortSignal, options: AskOptions = {}): Promise<boolean> {
    const { isConnected } = await frame.ask('IS_CONNECTED', undefined, signal, {
      ...options,
      isRepeatable: true,
    })
    return isConnected
  }

  /** What is known of the login is forgotten; what waits for the visitor in the frame ends as well. */
  function forget() {
    session = null
    email = null
    frameNetwork = null
    isStoredHere = null
    heartbeat.stop()
    window?.removeEventListener('storage', onStorage)
    record.clear()
    approvals.reject()
  }

  function end(reason: 'signedOut' | 'expired') {
    if (!session) return
    forget()
    frame.remove(new ModalError('SESSION_ENDED', 'The login has ended'))
    tell({ kind: 'ended', reason })
  }

  /** Another tab of this page signed out. */
  function onStorage({ key, newValue }: StorageEvent) {
    if (key === EMAIL_LOGIN_USED_KEY && newValue === null) end('signedOut')
  }

  function checkPage() {
    if (ancestorsOf(ports.window).every(origin => isOriginAllowed(origin, allowedOrigins))) return
    throw new ModalError('FRAME_REFUSED', 'This page is not in allowedOrigins of embeddedWallet()')
  }

  /** A login that begins while the last one is being left waits for that. */
  async function begin(signal: AbortSignal) {
    checkPage()
    const ending = leaving
    if (ending) await raceAbort(() => ending, signal)
  }

  async function getUser(
    caipNetworkId: CaipNetworkId,
    chainId: string | number,
    signal: AbortSignal,
  ): Promise<EmbeddedNamespace> {
    const { namespace } = parseCaipNetworkId(caipNetworkId)
    const payload = { chainId, preferredAccountType: preferredType(namespace) }
    const user = await frame.ask('GET_USER', payload, signal, { isRepeatable: true })
    const part = readUser(user, caipNetworkId)
    if (user.email && isEmail(user.email)) email = user.email
    if (user.storage) isStoredHere = user.storage !== 'memory'
    frameNetwork = part.activeCaipNetworkId
    record.movedTo(isCaipNetworkId(user.chainId) ? user.chainId : String(user.chainId))
    return part
  }

  const preferredType = (namespace: Namespace) =>
    record.preferredAccountType(namespace) ?? familyOf(namespace).accountType

  function adopt(parts: readonly (readonly [string, EmbeddedNamespace])[]): EmbeddedSession {
    const isFirst = session === null
    session = {
      namespaces: { ...session?.namespaces, ...Object.fromEntries(parts) },
      ...(isStoredHere !== null && { isStoredHere }),
    }
    record.loggedIn(email)
    if (isFirst) window?.addEventListener('storage', onStorage)
    heartbeat.start()
    tell({ kind: 'session', session })
    return session
  }

  /** Asks for every family, and takes all of them or none. */
  async function takeUsers(
    wanted: Parameters<EmbeddedClient['connect']>[0],
    signal: AbortSignal,
  ): Promise<EmbeddedSession> {
    const parts: (readonly [string, EmbeddedNamespace])[] = []
    // One after the other: the frame is on one network at a time. The first family is the one it ends up on.
    for (const caipNetworkId of Object.values(wanted).reverse()) {
      const { namespace } = parseCaipNetworkId(caipNetworkId)
      const chainId = familyOf(namespace).chainIdOf(caipNetworkId)
      parts.push([namespace, await getUser(caipNetworkId, chainId, signal)])
    }
    if (parts.length === 0) throw new ModalError('CHAIN_NOT_SUPPORTED', 'No network to connect on')
    return adopt(parts)
  }

  /** Moves the frame, one move after the other; on its way to Solana from elsewhere it is not told apart (protocol §17.1). */
  function moveFrame(to: CaipNetworkId, signal: AbortSignal): Promise<EmbeddedNamespace> {
    const move = async () => {
      const { namespace } = parseCaipNetworkId(to)
      const isHere =
        frameNetwork !== null && parseCaipNetworkId(frameNetwork).namespace === namespace
      if (isHere || !familyOf(namespace).isReachedByUser) {
        const { chainId } = await frame.ask('SWITCH_NETWORK', { chainId: to }, signal, {
          isRepeatable: true,
        })
        if (networkIn(chainId, to) !== to) {
          throw new ModalError('NETWORK_SWITCH_FAILED', 'The wallet agreed but did not move')
        }
        record.movedTo(chainId)
      }
      return getUser(to, to, signal)
    }
    const moved = moving.then(move)
    moving = moved.catch(() => undefined)
    return raceAbort(() => moved, signal)
  }

  /** The site says that something changed: what the page shows is asked for again. */
  async function refresh() {
    const known = Object.values(session?.namespaces ?? {})
    const wanted = known.map(({ activeCaipNetworkId: id }) => [namespaceOf(id), id] as const)
    if (wanted.length > 0) await takeUsers(Object.fromEntries(wanted), forever)
  }

  function part(caipNetworkId: CaipNetworkId): EmbeddedNamespace {
    const { namespace } = parseCaipNetworkId(caipNetworkId)
    const found = session?.namespaces[namespace]
    if (!found) throw new ModalError('SESSION_ENDED', `No login on ${namespace}`)
    return found
  }

  function checkCall({ caipNetworkId, method, params }: EmbeddedCall) {
    part(caipNetworkId)
    if (!isAllowed(method)) {
      logger.log('error', 'Requested RPC call is not allowed', { method })
      tell({ kind: 'notAllowed', method })
      approvals.reject()
      throw new ModalError('RPC_NOT_ALLOWED', 'Requested RPC call is not allowed')
    }
    checkParams(method, params)
  }

  async function post(
    { caipNetworkId, method, params }: EmbeddedCall,
    signal: AbortSignal,
    withdrawal?: AbortSignal,
  ): Promise<unknown> {
    if (frameNetwork !== caipNetworkId) {
      const { accounts } = await moveFrame(caipNetworkId, signal)
      const [before] = part(caipNetworkId).accounts
      if (accounts[0]?.address !== before?.address) {
        throw new ModalError('UNAUTHORIZED', 'The wallet has another account on this network')
      }
    }
    const { namespace: chainNamespace } = parseCaipNetworkId(caipNetworkId)
    const chain = { chainNamespace, chainId: familyOf(chainNamespace).chainIdOf(caipNetworkId) }
    const payload = params === undefined ? { method, ...chain } : { method, params, ...chain }
    const options = withdrawal ? { limitMs: null, withdrawal } : { isRepeatable: true }
    return frame.ask('RPC_REQUEST', payload, signal, options)
  }

  const client: EmbeddedClient = {
    async requestCode(typed, signal) {
      const address = typed.trim()
      if (!isEmail(address)) throw new ModalError('EMAIL_INVALID')
      const seconds = cooldownSeconds(record.lastEmailAt(), now(), COOLDOWN_MS)
      if (seconds > 0) throw new ModalError('EMAIL_COOLDOWN', String(seconds))
      await begin(signal)
      const { action } = await frame.ask('CONNECT_EMAIL', { email: address }, signal)
      record.emailAsked(now())
      email = address
      return STEPS[action]
    },
    async awaitDevice(signal) {
      await begin(signal)
      for (let left = DEVICE_WAITS_MAX; ; left -= 1) {
        try {
          await frame.ask('CONNECT_DEVICE', undefined, signal)
          return
        } catch (thrown) {
          const isLate = thrown instanceof ModalError && thrown.code === 'FRAME_REQUEST_TIMEOUT'
          if (!isLate) throw thrown
          if (left === 1) throw new ModalError('DEVICE_EXPIRED')
          await isLoggedIn(signal, { limitMs: HEARTBEAT_LIMIT_MS }) // a frame that is silent altogether is not waited for
        }
      }
    },
    async submitCode(code, signal) {
      if (!CODE.test(code)) throw new ModalError('CODE_WRONG')
      await begin(signal)
      await frame.ask('CONNECT_OTP', { otp: code }, signal)
    },
    async connect(wanted, signal) {
      await begin(signal)
      return takeUsers(wanted, signal)
    },
    async restore(wanted, signal) {
      if (!record.isUsed()) return null
      await begin(signal)
      if (await isLoggedIn(signal)) return takeUsers(wanted, signal)
      forget()
      frame.remove(new ModalError('SESSION_ENDED', 'The login has ended'))
      return null
    },
    signOut() {
      leaving ??= (async () => {
        const wasUsed = record.isUsed() || session !== null || frame.element() !== null
        forget()
        if (wasUsed) {
          const asked = frame.ask('SIGN_OUT', undefined, forever, { limitMs: SIGN_OUT_WAIT_MS })
          await asked.catch(() => undefined) // the login is forgotten here whether its site says so or not
        }
        frame.remove(new ModalError('SESSION_ENDED', 'The visitor signed out'))
      })().finally(() => {
        leaving = null
      })
      return leaving
    },
    async request(call, signal) {
      if (signal.aborted) throw abortErrorOf(signal)
      checkPage()
      checkCall(call)
      if (call.method === 'eth_chainId') {
        return hexChainId(
          parseCaipNetworkId(part(call.caipNetworkId).activeCaipNetworkId).reference,
        )
      }
      if (isSafe(call.method)) return post(call, signal)
      const { namespace } = parseCaipNetworkId(call.caipNetworkId)
      return approvals.during({ namespace, method: call.method }, signal, withdrawal =>
        post(call, signal, withdrawal),
      )
    },
    async switchNetwork(caipNetworkId, signal) {
      const { namespace } = parseCaipNetworkId(caipNetworkId)
      part(caipNetworkId)
      const isKnown = frameNetworks(ports.networks(), namespace, site.origin).includes(
        caipNetworkId,
      )
      if (!isKnown) throw new ModalError('CHAIN_NOT_SUPPORTED', caipNetworkId)
      const moved = await moveFrame(caipNetworkId, signal)
      return adopt([[namespace, moved]])
    },
    watch(onChange) {
      const watcher = (change: EmbeddedChange) => onChange(change)
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    session: () => session,
    site: site.origin,
    email: () => email,
    userFacingName: () => userFacingName(record.userName(), email, record.isDiscord()),
    cooldownMs: () => cooldownSeconds(record.lastEmailAt(), now(), COOLDOWN_MS) * 1_000,
    rejectPending: approvals.reject,
    setContainer: frame.setContainer,
    show(place, title) {
      frame.warm()
      const element = frame.element()
      return element ? placeOver(element, place, title) : () => undefined
    },
    syncTheme(next) {
      theme = next
      if (frame.element()) quietly(frame.ask('SYNC_THEME', next, forever))
    },
    warm() {
      checkPage()
      frame.warm()
    },
    dispose() {
      heartbeat.stop()
      window.removeEventListener('storage', onStorage)
      watchers.clear()
      frame.remove(new ModalError('CANCELLED', 'The modal is gone'))
    },
  }
  return client
}

const namespaceOf = (id: CaipNetworkId) => parseCaipNetworkId(id).namespace

function familyOf(namespace: Namespace): FamilyInFrame {
  const family = FAMILIES_IN_FRAME[namespace]
  if (family) return family
  throw new ModalError('CHAIN_NOT_SUPPORTED', `The embedded wallet has no accounts on ${namespace}`)
}

/** What no caller waits for: the next request learns what is wrong with the frame. */
function quietly(asked: Promise<unknown>) {
  asked.catch(() => undefined)
}
