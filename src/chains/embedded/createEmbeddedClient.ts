import { ModalError } from '../../domain/ModalError'
import {
  DEFAULT_NAMESPACE,
  isCaipNetworkId,
  parseCaipNetworkId,
  toCaipNetworkId,
  type CaipNetworkId,
  type Namespace,
} from '../../lib/address/caip'
import { hexChainId } from '../../lib/address/hexChainId'
import { isOriginAllowed } from '../../lib/links/originPattern'
import { isEmail } from '../../lib/text/emailFormat'
import {
  EMAIL_LOGIN_USED_KEY,
  EMBEDDED_NAMESPACES,
  type EmbeddedAccountType,
  type EmbeddedCall,
  type EmbeddedChange,
  type EmbeddedClient,
  type EmbeddedNamespace,
  type EmbeddedPorts,
  type EmbeddedSession,
  type EmbeddedTheme,
  type SignedWhileConnecting,
} from '../../ports/embedded'
import type { SiwxMessageFields } from '../../ports/siwx'
import { abortErrorOf, raceAbort } from '../shared/raceAbort'
import { createApprovals } from './createApprovals'
import { createHeartbeat } from './createHeartbeat'
import { createTurns } from './createTurns'
import { createFrame, type AskOptions, type Frame } from './frame/createFrame'
import { placeOver } from './frame/placeOver'
import { siteAddress } from './frame/siteAddress'
import { createEmailChange } from './login/createEmailChange'
import { createEmailLogin } from './login/createEmailLogin'
import { cooldownOf, type EmailSteps } from './login/emailSteps'
import { createLoginRecord } from './login/createLoginRecord'
import { createSocialLogin } from './login/createSocialLogin'
import { createTypeChange } from './login/createTypeChange'
import { networkIn, readUser } from './login/readUser'
import { userFacingName } from './login/userFacingName'
import type { FamilyInFrame } from './FamilyInFrame'
import { FAMILIES_IN_FRAME } from './familiesInFrame'
import { DEFAULT_FRAME_NETWORK, frameNetworks } from './frameNetworks'
import { checkParams } from './protocol/checkParams'
import type { FrameUser } from './protocol/frameEvents'
import { isAllowed, isSafe } from './protocol/rpcMethods'

const SIGN_OUT_WAIT_MS = 3_000
const HEARTBEAT_LIMIT_MS = 10_000
/** Two minutes of heartbeats: a transaction that takes longer is found at the next visit. */
const LOOKS_MAX = 24
/** What may bring a smart account on the chain. */
const SENDS: readonly string[] = ['eth_sendTransaction', 'wallet_sendCalls']

export interface EmbeddedClientOptions {
  readonly secureSiteUrl: string
  /** Patterns of origins that may hold the frame, beside the built-in ones; none: any may. */
  readonly allowedOrigins?: readonly string[]
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
  /** How many more heartbeats look whether a smart account has come on the chain. */
  let looksLeft = 0
  let leaving: Promise<void> | null = null
  let smartAccountNetworks: readonly CaipNetworkId[] = []
  /** What changes the network of the frame, or its account, follows one another. */
  const turns = createTurns()

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
      else quietly(turns.take(refresh))
    },
  })

  const heartbeat = createHeartbeat(
    ports,
    async signal => {
      const isStanding = await isLoggedIn(signal, { limitMs: HEARTBEAT_LIMIT_MS })
      if (isStanding) lookForContract()
      return isStanding
    },
    () => end('expired'),
  )

  const isUndeployed = ({ preferredAccountType, isSmartAccountDeployed }: EmbeddedNamespace) =>
    preferredAccountType === 'smartAccount' && !isSmartAccountDeployed

  /** Asks again, for as long as the first transaction of a smart account is on its way to the chain. */
  function lookForContract() {
    if (looksLeft === 0) return
    looksLeft = Object.values(session?.namespaces ?? {}).some(isUndeployed) ? looksLeft - 1 : 0
    if (looksLeft > 0) quietly(turns.take(refresh))
  }

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
        ({ smartAccountEnabledNetworks }) => noteSmartAccounts(smartAccountEnabledNetworks),
        () => noteSmartAccounts([]),
      ),
    )
  }

  function noteSmartAccounts(chainIds: readonly number[]) {
    record.smartAccountNetworks(chainIds)
    smartAccountNetworks = chainIds
      .filter(id => Number.isSafeInteger(id) && id > 0)
      .map(id => toCaipNetworkId(DEFAULT_NAMESPACE, id))
    tell({ kind: 'smartAccountNetworks', networks: smartAccountNetworks })
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
    for (const ending of [leaving, restarted()]) {
      if (ending) await raceAbort(() => ending, signal)
    }
  }

  const { restarted, ...social } = createSocialLogin({
    ports,
    frame,
    record,
    site: { origin: site.origin, url: secureSiteUrl },
    begin,
    wish(wanted) {
      const [caipNetworkId] = Object.values(wanted)
      if (!caipNetworkId) return {}
      const { namespace } = parseCaipNetworkId(caipNetworkId)
      return {
        chainId: familyOf(namespace).chainIdOf(caipNetworkId),
        preferredAccountType: preferredType(namespace),
      }
    },
    emailKnown: known => void (email = known),
    connect: (...asked) => client.connect(...asked),
    introduce,
  })

  /** Who is logged in on a network, and what was signed by the way. The page believes it once it has adopted it. */
  async function askUser(
    caipNetworkId: CaipNetworkId,
    chainId: string | number,
    signal: AbortSignal,
    {
      type,
      signIn,
    }: { readonly type?: EmbeddedAccountType; readonly signIn?: SiwxMessageFields } = {},
  ) {
    const { namespace } = parseCaipNetworkId(caipNetworkId)
    const payload = {
      chainId,
      preferredAccountType: type ?? preferredType(namespace),
      ...(signIn && { siwxMessage: siwxMessageOf(signIn) }),
    }
    const user = await frame.ask('GET_USER', payload, signal, { isRepeatable: !signIn })
    const part = readUser(user, caipNetworkId)
    if (user.email && isEmail(user.email)) name(user.email)
    if (user.storage) isStoredHere = user.storage !== 'memory'
    frameNetwork = part.activeCaipNetworkId
    record.movedTo(isCaipNetworkId(user.chainId) ? user.chainId : String(user.chainId))
    return { part, signed: signIn && readSigned(user, part) }
  }

  const getUser = async (...asked: Parameters<typeof askUser>) => (await askUser(...asked)).part

  /** The site writes it as it likes; another one was given to the login elsewhere. */
  function name(given: string) {
    const isAnother = session !== null && given.toLowerCase() !== email?.toLowerCase()
    email = given
    if (isAnother) tell({ kind: 'emailChanged' })
  }

  /** As the frame had it last: after a network without smart accounts it stays with the key, until the visitor switches. */
  const preferredType = (namespace: Namespace): EmbeddedAccountType =>
    session?.namespaces[namespace]?.preferredAccountType ??
    ports.preferredAccountType?.(namespace) ??
    record.preferredAccountType(namespace) ??
    familyOf(namespace).accountType

  function adopt(
    parts: readonly (readonly [string, EmbeddedNamespace])[],
    signed?: SignedWhileConnecting,
  ): EmbeddedSession {
    const isFirst = session === null
    session = {
      namespaces: { ...session?.namespaces, ...Object.fromEntries(parts) },
      ...(signed && { signed }),
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
    signIn?: SiwxMessageFields,
  ): Promise<EmbeddedSession> {
    const parts: (readonly [string, EmbeddedNamespace])[] = []
    let signed: SignedWhileConnecting | undefined
    // One after the other: the frame is on one network at a time. The first family is the one it ends up on.
    for (const caipNetworkId of Object.values(wanted).reverse()) {
      const { namespace } = parseCaipNetworkId(caipNetworkId)
      const chainId = familyOf(namespace).chainIdOf(caipNetworkId)
      const isSigning = signIn?.chainId === caipNetworkId
      const said = await askUser(caipNetworkId, chainId, signal, isSigning ? { signIn } : {})
      parts.push([namespace, said.part])
      signed = said.signed ?? signed
    }
    if (parts.length === 0) throw new ModalError('CHAIN_NOT_SUPPORTED', 'No network to connect on')
    return adopt(parts, signed)
  }

  /** Moves the frame; on its way to Solana from elsewhere it is not told apart (protocol §17.1). Runs in its turn. */
  async function move(to: CaipNetworkId, signal: AbortSignal): Promise<EmbeddedNamespace> {
    const { namespace } = parseCaipNetworkId(to)
    const isHere = frameNetwork !== null && parseCaipNetworkId(frameNetwork).namespace === namespace
    try {
      if (isHere || !familyOf(namespace).isReachedByUser) {
        const { chainId } = await frame.ask('SWITCH_NETWORK', { chainId: to }, signal, {
          isRepeatable: true,
        })
        if (networkIn(chainId, to) !== to) {
          throw new ModalError('NETWORK_SWITCH_FAILED', 'The wallet agreed but did not move')
        }
        record.movedTo(chainId)
      }
      return await getUser(to, to, signal)
    } catch (thrown) {
      frameNetwork = null // it may have moved all the same
      throw thrown
    }
  }

  const moveFrame = (to: CaipNetworkId, signal: AbortSignal) =>
    raceAbort(() => turns.take(() => move(to, signal)), signal)

  const typeChange = createTypeChange({
    ask: frame.ask,
    part: namespace => partOf(namespace),
    isOn: caipNetworkId => frameNetwork === caipNetworkId,
    move,
    getUser: (caipNetworkId, type, signal) => {
      const chainId = familyOf(namespaceOf(caipNetworkId)).chainIdOf(caipNetworkId)
      return getUser(caipNetworkId, chainId, signal, { type })
    },
    adopt: (namespace, next) => adopt([[namespace, next]]),
    loseTrack: () => (frameNetwork = null),
  })

  /** The site says that something changed: what the page shows is asked for again. */
  async function refresh() {
    const known = Object.values(session?.namespaces ?? {})
    const wanted = known.map(({ activeCaipNetworkId: id }) => [namespaceOf(id), id] as const)
    if (wanted.length > 0) await takeUsers(Object.fromEntries(wanted), forever)
  }

  const part = (caipNetworkId: CaipNetworkId) => partOf(namespaceOf(caipNetworkId))

  function partOf(namespace: Namespace): EmbeddedNamespace {
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
    const [meant] = part(caipNetworkId).accounts
    if (!turns.isFree()) await raceAbort(() => turns.settled(), signal)
    const [used] =
      frameNetwork === caipNetworkId
        ? part(caipNetworkId).accounts
        : (await moveFrame(caipNetworkId, signal)).accounts
    if (used?.address !== meant?.address) {
      throw new ModalError('UNAUTHORIZED', 'The wallet uses another account by now')
    }
    const { namespace: chainNamespace } = parseCaipNetworkId(caipNetworkId)
    const chain = { chainNamespace, chainId: familyOf(chainNamespace).chainIdOf(caipNetworkId) }
    const payload = params === undefined ? { method, ...chain } : { method, params, ...chain }
    const options = withdrawal ? { limitMs: null, withdrawal } : { isRepeatable: true }
    return frame.ask('RPC_REQUEST', payload, signal, options)
  }

  const steps: EmailSteps = {
    frame,
    record,
    now,
    begin,
    isAlive: signal => isLoggedIn(signal, { limitMs: HEARTBEAT_LIMIT_MS }),
    named: address => void (email = address),
  }

  const client: EmbeddedClient = {
    ...createEmailLogin(steps),
    ...createEmailChange(steps),
    async connect(wanted, signal, signIn) {
      await begin(signal)
      return takeUsers(wanted, signal, signIn)
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
      const answer = await approvals.during(
        { namespace, method: call.method },
        signal,
        withdrawal => post(call, signal, withdrawal),
      )
      const used = session?.namespaces[namespace]
      if (used && SENDS.includes(call.method) && isUndeployed(used)) looksLeft = LOOKS_MAX
      return answer
    },
    async switchNetwork(caipNetworkId, signal) {
      const { namespace } = parseCaipNetworkId(caipNetworkId)
      part(caipNetworkId)
      const isKnown = frameNetworks(ports.networks(), namespace, site.origin).includes(
        caipNetworkId,
      )
      if (!isKnown) throw new ModalError('CHAIN_NOT_SUPPORTED', caipNetworkId)
      const moving = () =>
        turns.take(async () => adopt([[namespace, await move(caipNetworkId, signal)]]))
      return raceAbort(moving, signal)
    },
    async setAccountType(namespace, type, signal) {
      partOf(namespace)
      if (!approvals.isEmpty()) {
        throw new ModalError('REQUEST_PENDING', 'A request waits for the visitor')
      }
      const change = turns.take(() => typeChange.change(namespace, type, signal))
      change.catch(() => quietly(turns.take(() => typeChange.restore(namespace))))
      return raceAbort(() => change, signal)
    },
    refresh: () => turns.take(refresh),
    smartAccountNetworks: () => smartAccountNetworks,
    watch(onChange) {
      const watcher = (change: EmbeddedChange) => onChange(change)
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    session: () => session,
    site: site.origin,
    ...social,
    async ready(signal) {
      await begin(signal)
      await isLoggedIn(signal)
    },
    email: () => email,
    userName: () => record.userName(),
    userFacingName: () => userFacingName(record.userName(), email, record.isDiscord()),
    cooldownMs: () => cooldownOf(steps) * 1_000,
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

const siwxMessageOf = ({ resources, ...message }: SiwxMessageFields) => ({
  ...message,
  ...(resources && { resources: [...resources] }),
})

/** What the frame signed while it connected, as it says; whether that is so is for the caller to find out. */
function readSigned(
  { message, signature }: FrameUser,
  { accounts: [used], activeCaipNetworkId: caipNetworkId }: EmbeddedNamespace,
): SignedWhileConnecting | undefined {
  if (!used || !message || !signature) return undefined
  return { caipNetworkId, address: used.address, message, signature }
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
