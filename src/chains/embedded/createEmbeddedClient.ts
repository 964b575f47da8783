import { ModalError } from '../../domain/ModalError'
import { parseCaipNetworkId } from '../../lib/address/caip'
import { getLoadingUrl } from '../../lib/links/socialWindow'
import {
  EMBEDDED_NAMESPACES,
  type EmbeddedChange,
  type EmbeddedClient,
  type EmbeddedPorts,
} from '../../ports/embedded'
import { raceAbort } from '../shared/raceAbort'
import { createAccounts } from './accounts/createAccounts'
import { ignoreFailure, type ClientState, type PagePorts } from './clientState'
import { createApprovals } from './createApprovals'
import { createTaskQueue } from './createTaskQueue'
import { getFamily } from './getFamily'
import { checkPage } from './frame/checkPage'
import { createFrame } from './frame/createFrame'
import type { Frame } from './frame/Frame'
import { createPageSync } from './frame/createPageSync'
import { placeOver } from './frame/placeOver'
import { siteAddress } from './frame/siteAddress'
import { DEFAULT_FRAME_NETWORK, frameNetworks } from './frameNetworks'
import { createEmailChange } from './login/createEmailChange'
import { createEmailLogin } from './login/createEmailLogin'
import { createLoginRecord } from './login/createLoginRecord'
import { createSocialLogin } from './login/createSocialLogin'
import { cooldownOf, type EmailSteps } from './login/emailSteps'
import { userFacingName } from './login/userFacingName'
import { createFrameRequests } from './requests/createFrameRequests'
import { createSessionLifecycle, HEARTBEAT_LIMIT_MS } from './session/createSessionLifecycle'

export interface EmbeddedClientOptions {
  readonly secureSiteUrl: string
  /** Patterns of origins that may embed the frame, beside the built-in ones; empty allows any. */
  readonly allowedOrigins?: readonly string[]
}

/**
 * Creates the client for the wallet in the frame. Contacts its site on the first asynchronous call.
 *
 * @throws {ModalError} `FRAME_LOAD_FAILED` without a window; `INVALID_OPTION` for a non-https URL
 */
export function createEmbeddedClient(
  given: EmbeddedPorts,
  { secureSiteUrl, allowedOrigins = [] }: EmbeddedClientOptions,
): EmbeddedClient {
  const { window } = given
  if (!window) throw new ModalError('FRAME_LOAD_FAILED', 'W3mFrame: parent is not set')
  const ports: PagePorts = { ...given, window }
  const site = siteAddress(secureSiteUrl)
  const record = createLoginRecord(ports)
  const watchers = new Set<(change: EmbeddedChange) => void>()
  const state: ClientState = {
    session: null,
    email: record.email(),
    frameNetwork: null,
    isStoredHere: null,
  }
  const turns = createTaskQueue()

  const tell = (change: EmbeddedChange) => {
    for (const watcher of [...watchers]) watcher(change)
  }
  const approvals = createApprovals(tell)

  const frame: Frame = createFrame({
    ports,
    origin: site.origin,
    url: () =>
      site.frameUrl(
        ports.projectId,
        state.frameNetwork ?? firstNetwork(),
        introduction.langOfAddress(),
      ),
    onReady() {
      state.frameNetwork = null
      introduction.introduce()
    },
    onNotice(name, payload) {
      if (name === 'CLOSE_REQUESTED') tell({ kind: 'closeRequested' })
      else if ((payload as { readonly token: string }).token === '') life.end('signedOut')
      // the session changed, so its accounts are requested again
      else ignoreFailure(turns.take(accounts.refresh))
    },
  })
  const introduction = createPageSync({ ports, frame, record, tell })
  const life = createSessionLifecycle({
    ports,
    state,
    frame,
    record,
    approvals,
    tell,
    onAlive: () => requests.lookForContract(),
  })
  const { isLoggedIn, adopt } = life
  const { origin } = site
  const accounts = createAccounts({
    ports,
    origin,
    state,
    frame,
    record,
    approvals,
    turns,
    adopt,
    tell,
  })
  const check = () => {
    checkPage(window, allowedOrigins)
    introduction.syncLanguage() // the user may have changed the modal's language
  }
  const requests = createFrameRequests({
    ports,
    state,
    frame,
    approvals,
    accounts,
    turns,
    tell,
    checkPage: check,
  })

  function firstNetwork(): string {
    const networks = ports.networks()
    const known = EMBEDDED_NAMESPACES.flatMap(namespace =>
      frameNetworks(networks, namespace, origin),
    )
    return known[0] ?? DEFAULT_FRAME_NETWORK
  }

  /** Waits for a running sign-out or restart. */
  async function begin(signal: AbortSignal) {
    check()
    for (const ending of [life.leaving(), restarted()]) {
      if (ending) await raceAbort(() => ending, signal)
    }
  }

  const named = (address: string) => void (state.email = address)

  const { restarted, ...social } = createSocialLogin({
    ports,
    frame,
    record,
    origin,
    begin,
    wish(wanted) {
      const [caipNetworkId] = Object.values(wanted)
      if (!caipNetworkId) return {}
      const { namespace } = parseCaipNetworkId(caipNetworkId)
      return {
        chainId: getFamily(namespace).chainIdOf(caipNetworkId),
        preferredAccountType: accounts.preferredType(namespace),
      }
    },
    emailKnown: known => void (state.email = known),
    connect: (...asked) => client.connect(...asked),
    introduce: introduction.introduce,
  })

  const steps: EmailSteps = {
    frame,
    record,
    now: ports.now,
    begin,
    isAlive: signal => isLoggedIn(signal, { limitMs: HEARTBEAT_LIMIT_MS }),
    named,
  }

  const client: EmbeddedClient = {
    ...createEmailLogin(steps),
    ...createEmailChange(steps),
    async connect(wanted, signal, signIn) {
      await begin(signal)
      return accounts.takeUsers(wanted, signal, signIn)
    },
    async restore(wanted, signal) {
      if (!record.isUsed()) return null
      await begin(signal)
      if (await isLoggedIn(signal)) return accounts.takeUsers(wanted, signal)
      life.drop()
      return null
    },
    signOut: life.signOut,
    request: requests.request,
    switchNetwork: accounts.switchNetwork,
    setAccountType: accounts.setAccountType,
    refresh: () => turns.take(accounts.refresh),
    smartAccountNetworks: introduction.smartAccountNetworks,
    watch(onChange) {
      const watcher = (change: EmbeddedChange) => onChange(change)
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    session: () => state.session,
    site: origin,
    ...social,
    get loadingUrl() {
      // Computed on each access, because the modal's language may have changed.
      return getLoadingUrl(secureSiteUrl, ports.locale?.()) ?? ''
    },
    async ready(signal) {
      await begin(signal)
      await isLoggedIn(signal)
    },
    email: () => state.email,
    userName: () => record.userName(),
    userFacingName: () => userFacingName(record.userName(), state.email, record.isDiscord()),
    cooldownMs: () => cooldownOf(steps) * 1_000,
    rejectPending: approvals.reject,
    setContainer: frame.setContainer,
    show(place, title) {
      frame.warm()
      const element = frame.element()
      return element ? placeOver(element, place, title) : () => undefined
    },
    syncTheme: introduction.syncTheme,
    warm() {
      check()
      frame.warm()
    },
    dispose() {
      life.stop()
      watchers.clear()
      frame.remove(new ModalError('CANCELLED', 'The modal is gone'))
    },
  }
  return client
}
