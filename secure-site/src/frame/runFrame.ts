import { createSmartAccounts } from './accounts/createSmartAccounts'
import { createAccess } from './createAccess'
import { createLook } from './createLook'
import { failure } from './failures'
import { APP_EVENTS } from './events/appEvents'
import type { AppEvent, FrameContext } from './events/context'
import { ancestorsOf } from './host/ancestors'
import { createHostChannel } from './host/createHostChannel'
import type { ChannelWindow, HostChannel, HostRequest } from './host/createHostChannel'
import { createDeviceShares } from './keys/createDeviceShares'
import { createKeyring } from './keys/createKeyring'
import { createEmailChange } from './login/createEmailChange'
import { createLogin } from './login/createLogin'
import { createSession } from './login/createSession'
import { createSocialLogin } from './login/createSocialLogin'
import type { SessionPorts } from './login/createSession'
import { createKeptRecoveries } from './recovery/keptRecovery'
import { createOpenSealed } from './recovery/createOpenSealed'
import type { PasskeyWindow } from './recovery/createPasskeyWindow'
import type { Passkeys } from './recovery/passkey'
import { createReviewQueue } from './requests/createReviewQueue'
import { createReviewScreen } from './review/createReviewScreen'
import { createCallBatches } from './rpc/createCallBatches'
import { createJsonRpc } from './rpc/createJsonRpc'
import { createNetworks, toCaipNetworkId } from './rpc/createNetworks'
import { createRpcHandler } from './rpc/createRpcHandler'
import { createServer } from './server/createServer'
import { openDeviceStore } from './storage/openDeviceStore'
import { FRAME_VERSION } from './version'

const HEARTBEAT_MS = 5_000

export interface FramePorts {
  readonly window: ChannelWindow
  readonly document: Document
  /** `?projectId=…&chainId=…&lang=…` */
  readonly query: URLSearchParams
  readonly fetch: typeof globalThis.fetch
  readonly crypto: Crypto
  readonly tabs: SessionPorts['tabs']
  indexedDb(): IDBFactory | undefined
  /** Serialises work across all tabs of the site. */
  alone<T>(work: () => Promise<T>): Promise<T>
  readonly passkeys: Passkeys
  /** Uses a passkey in a window of the site, for frames that may not. */
  readonly openPasskeyWindow: PasskeyWindow
  /**
   * Sets the document's language to the best match for a BCP 47 tag, or for the browser if null.
   */
  speak(tag: string | null): Promise<void>
  now(): number
  /** Calls `beat` every `ms`; returns a function that stops it. */
  every(ms: number, beat: () => void): () => void
}

/** Caches the result of `make`; a failure is not cached. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => {
    made ??= make().catch((thrown: unknown) => {
      made = null
      throw thrown
    })
    return made
  }
}

async function createContext(ports: FramePorts, channel: () => HostChannel): Promise<FrameContext> {
  const { window, document, query, fetch, crypto, tabs, alone, now } = ports
  const projectId = query.get('projectId') ?? ''
  const hostOrigin = () => channel().hostOrigin()
  const [store] = await Promise.all([
    openDeviceStore(ports.indexedDb),
    ports.speak(query.get('lang')),
  ])
  const server = createServer(fetch)
  const ancestors = () => ancestorsOf(window) ?? [hostOrigin() ?? '']
  /** CSP already refuses other ancestors; this produces a readable message. */
  const config = once(async () => {
    const [nearest] = await Promise.all(ancestors().map(origin => server.config(projectId, origin)))
    if (!nearest) throw failure('HOST_NOT_ALLOWED')
    return nearest
  })
  const look = createLook(document.documentElement, ports.speak)
  const screen = createReviewScreen({
    document,
    now,
    hostOrigin,
    hostName: look.hostName,
    onClose: () => channel().tell('CLOSE_REQUESTED'),
  })
  const queue = createReviewQueue(screen, (choice, method) =>
    server.audit({ kind: choice, method, hostOrigin: hostOrigin() ?? '' }),
  )
  const session = await createSession({
    server,
    store,
    crypto,
    tabs,
    onEnded: () => {
      queue.withdraw()
      channel().tell('SESSION_UPDATE', { token: '' })
    },
    // Not the token, which never leaves the frame. Any non-empty text signals that the session
    // continues.
    onRenamed: () => channel().tell('SESSION_UPDATE', { token: 'changed' }),
    onAdopted: async ({ wallet }) => {
      // fetched again, or used as it is
      if (wallet) await keyring.forgetSealed(wallet.addresses.eip155).catch(() => undefined)
    },
  })
  const deviceShares = createDeviceShares(store, crypto)
  const kept = createKeptRecoveries(deviceShares)
  const keyring = createKeyring({ server, deviceShares, kept, crypto, alone })
  const openSealed = createOpenSealed({
    screen,
    document,
    crypto,
    passkeys: ports.passkeys,
    openWindow: ports.openPasskeyWindow,
  })
  const networks = createNetworks(config, toCaipNetworkId(query.get('chainId')))
  const checkHost = async () => {
    await config()
  }
  const access = createAccess({ session, keyring, checkHost })
  const jsonRpc = createJsonRpc({ fetch, urls: networks.urls })
  const batches = createCallBatches(store)
  const smart = createSmartAccounts({ server, rpc: jsonRpc, store, projectId, fetch, hostOrigin })
  ports.every(HEARTBEAT_MS, () => {
    if (document.visibilityState === 'visible') session.check().catch(() => undefined)
  })
  return {
    access,
    session,
    networks,
    smart,
    queue,
    look,
    storage: store.kind,
    social: createSocialLogin({ server, session, projectId, hostOrigin }),
    login: createLogin({ server, session, projectId, hostOrigin }),
    emailChange: createEmailChange({ server, session, projectId, hostOrigin }),
    rpc: createRpcHandler({
      access,
      keyring,
      networks,
      smart,
      jsonRpc,
      queue,
      batches,
      openSealed,
    }),
  }
}

/** Applies a pending language change before the event is handled. */
async function inOrder(event: AppEvent, request: HostRequest, context: FrameContext) {
  await context.look.spoken()
  return event(request, context)
}

/** Starts the frame: it listens immediately and responds once its parts are ready. */
export function runFrame(ports: FramePorts): HostChannel {
  const context = createContext(ports, () => channel)
  const channel = createHostChannel({
    window: ports.window,
    version: FRAME_VERSION,
    now: ports.now,
    answer: request => {
      const event = Object.hasOwn(APP_EVENTS, request.name) ? APP_EVENTS[request.name] : undefined
      return event ? context.then(ready => inOrder(event, request, ready)) : null
    },
  })
  return channel
}
