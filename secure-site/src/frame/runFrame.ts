import { createSmartAccounts } from './accounts/createSmartAccounts'
import { createAccess } from './createAccess'
import { createLook } from './createLook'
import { failure } from './failures'
import { APP_EVENTS } from './events/appEvents'
import type { FrameContext } from './events/context'
import { ancestorsOf } from './host/ancestors'
import { createHostChannel } from './host/createHostChannel'
import type { ChannelWindow, HostChannel } from './host/createHostChannel'
import { createDeviceShares } from './keys/createDeviceShares'
import { createKeyring } from './keys/createKeyring'
import { createLogin } from './login/createLogin'
import { createSession } from './login/createSession'
import type { SessionPorts } from './login/createSession'
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
  /** `?projectId=…&chainId=…` */
  readonly query: URLSearchParams
  readonly fetch: typeof globalThis.fetch
  readonly crypto: Crypto
  readonly tabs: SessionPorts['tabs']
  indexedDb(): IDBFactory | undefined
  /** Runs one at a time over all tabs of the site. */
  alone<T>(work: () => Promise<T>): Promise<T>
  now(): number
  /** Calls `beat` every `ms`; returns how to stop. */
  every(ms: number, beat: () => void): () => void
}

/** The result of `make`, asked for once; once more after a failure. */
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
  const store = await openDeviceStore(ports.indexedDb)
  const server = createServer(fetch)
  const ancestors = () => ancestorsOf(window) ?? [hostOrigin() ?? '']
  /** The policy of the page refuses other ancestors already; here it is said in words. */
  const config = once(async () => {
    const [nearest] = await Promise.all(ancestors().map(origin => server.config(projectId, origin)))
    if (!nearest) throw failure('HOST_NOT_ALLOWED')
    return nearest
  })
  const look = createLook(document.documentElement)
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
  })
  const deviceShares = createDeviceShares(store, crypto)
  const keyring = createKeyring({ server, deviceShares, crypto, alone })
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
    login: createLogin({ server, session, projectId, hostOrigin }),
    rpc: createRpcHandler({ access, keyring, networks, smart, jsonRpc, queue, batches }),
  }
}

/** Starts the frame: it hears the page that holds it at once, and answers when its own parts are ready. */
export function runFrame(ports: FramePorts): HostChannel {
  const context = createContext(ports, () => channel)
  const channel = createHostChannel({
    window: ports.window,
    version: FRAME_VERSION,
    now: ports.now,
    answer: request => {
      const event = Object.hasOwn(APP_EVENTS, request.name) ? APP_EVENTS[request.name] : undefined
      return event ? context.then(ready => event(request, ready)) : null
    },
  })
  return channel
}
