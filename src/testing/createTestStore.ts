import {
  combineReducers,
  configureStore,
  findNonSerializableValue,
  type Middleware,
  type ReducersMapObject,
  type UnknownAction,
} from '@reduxjs/toolkit'
import type { Controls } from '../app/host/Controls'
import { createControls } from '../app/host/createControls'
import { createIntegration } from '../app/host/createIntegration'
import { createEngine } from '../app/runtime/engine'
import { findRuntime } from '../app/runtime/findRuntime'
import type { WalletModalOptions } from '../app/host/walletModalOptions'
import { createLogger } from '../clients/createLogger'
import { createSecretStore } from '../clients/createSecretStore'
import { readPageFacts } from '../clients/readPageFacts'
import type { Network, NetworkInput } from '../domain/network'
import type { OpenPage } from '../lib/links/browseLink'
import { readPlatform, type PageFacts } from '../lib/links/platform'
import type { KeyValueStorage, LogLevel } from '../ports/browser'
import type { ChainAdapterDescriptor } from '../ports/chainAdapter'
import type { Deps } from '../ports/deps'
import type { EmbeddedDescriptor } from '../ports/embedded'
import type { WholeState } from '../store/rootReducer'
import type { HostStore, ScopedStore } from '../store/scopedStore'
import { chunks } from './chunks'
import { createFakeAdapter, type AdapterAnswers, type FakeAdapter } from './createFakeAdapter'
import { createFakeHttp, type FakeHttp, type HttpAnswer } from './createFakeHttp'
import type { FakeWalletConnect } from './fakeWalletConnectSession'
import { injectEverySlice } from './injectEverySlice'
import { memoryStorage } from './memoryStorage'
import { sampleNetworks } from './samples'
import { sampleSecrets } from './sampleSecrets'

export interface TestStoreOptions {
  /**
   * The initial state: a named state, or a function that returns one. Options and storage then have
   * no effect.
   */
  readonly state?: Partial<WholeState> | (() => Partial<WholeState>)
  /**
   * For static display, such as a gallery: a login or request that the state shows as pending stays
   * on screen. Otherwise the modal drops it at the first action, as no flow is running behind it.
   */
  readonly isStill?: boolean
  /**
   * Responses of the wallets and the chain; any other call is unexpected. `discover` and `watch` do
   * nothing unless overridden. Without effect when `options.adapters` names real adapters.
   */
  readonly adapter?: AdapterAnswers
  /** Wallets on other devices; none by default. */
  readonly walletConnect?: FakeWalletConnect
  /** The embedded wallet; none by default. */
  readonly embedded?: { readonly descriptor: EmbeddedDescriptor }
  /** The hosted services' responses, by path. */
  readonly http?: Readonly<Record<string, HttpAnswer>>
  readonly storage?: KeyValueStorage
  /** The host's own reducers and their initial state. */
  readonly reducer?: ReducersMapObject
  readonly hostState?: Readonly<Record<string, unknown>>
  readonly options?: Partial<WalletModalOptions<string>>
}

/** The page around the modal, as the modal sees it. */
export interface FakePage {
  /** The copied text, or the text to paste. */
  clipboard: string
  /** Texts shared with other apps, the latest last. */
  readonly shared: readonly string[]
  isHidden: boolean
  /** The platform; a desktop browser by default. */
  facts: PageFacts
  /** Simulates the visitor's return to the page. */
  comeBack(): void
  /** The page's location and its injected wallets. */
  open: OpenPage
  readonly openedLinks: readonly string[]
  /** Makes the browser block every window. */
  arePopupsBlocked: boolean
  /** Windows the modal can watch, the latest last. */
  readonly windows: readonly FakeWindow[]
  /** Links opened through the surrounding app. */
  readonly linksOpenedByHost: readonly string[]
}

/** A window that the modal opened. */
export interface FakeWindow {
  readonly url: string
  /** The target name, such as `_blank`. */
  readonly target: string
  /** Its later navigations, oldest first. */
  readonly ledTo: readonly string[]
  closed: boolean
  opener: unknown
  /** How many times it was focused again. */
  focused: number
  readonly location: { replace(url: string): void }
  focus(): void
  close(): void
}

/** One message for developers. */
export interface LoggedMessage {
  readonly level: LogLevel
  readonly message: string
  readonly details?: unknown
}

interface ActionOf {
  readonly type: string
  match(action: UnknownAction): boolean
}
type Seen<A extends ActionOf> = A extends (...args: never[]) => infer R ? R : UnknownAction

export interface TestStore {
  /** The modal's own state as the root state, and a dispatch that accepts its thunks. */
  readonly store: ScopedStore<WholeState, Deps>
  /** The host's store, for `<WalletModal store={hostStore} />`. */
  readonly hostStore: HostStore
  readonly controls: Controls
  /** The modal's last 500 actions at most, causes before their effects. */
  actions(): readonly UnknownAction[]
  /** Resolves with the next action of this kind. */
  seen<A extends ActionOf>(actionCreator: A): Promise<Seen<A>>
  readonly adapter: FakeAdapter
  readonly http: FakeHttp
  readonly storage: KeyValueStorage
  readonly page: FakePage
  /** Messages for developers. A flow that fails logs at level `error`. */
  readonly logged: readonly LoggedMessage[]
  /** How many listeners await the visitor's return. */
  returnListeners(): number
  /** Ends every waiting flow. */
  dispose(): void
}

const toInput = (network: Network): NetworkInput => ({
  id: network.namespace === 'eip155' ? Number(network.reference) : network.reference,
  name: network.name,
  nativeCurrency: network.nativeCurrency,
  rpcUrls: { default: { http: network.rpcUrls } },
  testnet: network.isTestnet,
  caipNetworkId: network.caipNetworkId,
  ...(network.explorerUrl !== undefined && {
    blockExplorers: { default: { url: network.explorerUrl } },
  }),
})

/**
 * Unlike Redux Toolkit's own check, which only logs, this one throws, so that a non-serializable
 * value fails the test.
 */
function createPlainDataCheck(key: string): Middleware {
  const known = new WeakSet<object>()
  const check = (what: string, value: unknown) => {
    const found = findNonSerializableValue(value, '', undefined, undefined, [], known)
    if (found) throw new Error(`${what} holds something that is not plain data: ${found.keyPath}`)
  }
  return api => next => action => {
    check(`The action ${(action as UnknownAction).type}`, action)
    const result = next(action)
    check('The state', (api.getState() as Readonly<Record<string, unknown>>)[key])
    return result
  }
}

/**
 * Creates a host's real store with the real modal in it, over fakes for wallets, services, storage
 * and page. In-place state mutations and non-serializable values throw.
 *
 * @example
 * const { store, seen } = createTestStore({ adapter: { getNativeBalance: async () => '1.5' } })
 * const opened = seen(modalOpened)
 * store.dispatch(modalOpenRequested({}))
 * await opened
 */
export function createTestStore(given: TestStoreOptions = {}): TestStore {
  // A given state may hold any slice, also one whose chunk has not loaded.
  if (given.state) injectEverySlice()
  const adapter = createFakeAdapter({
    discover: () => () => undefined,
    watch: () => () => undefined,
    ...given.adapter,
  })
  const http = createFakeHttp(given.http)
  const storage = given.storage ?? memoryStorage()
  const openedLinks: string[] = []
  const linksOpenedByHost: string[] = []
  const windows: FakeWindow[] = []
  const shared: string[] = []
  const waitingForReturn = new Set<() => void>()
  const page: FakePage = {
    clipboard: '',
    shared,
    isHidden: false,
    facts: readPageFacts(undefined),
    comeBack() {
      for (const tell of [...waitingForReturn]) tell()
    },
    open: { href: 'https://page.example/', origin: 'https://page.example', globals: [] },
    openedLinks,
    linksOpenedByHost,
    arePopupsBlocked: false,
    windows,
  }
  const logged: LoggedMessage[] = []
  const console = createLogger()
  const descriptor: ChainAdapterDescriptor = {
    namespace: adapter.namespace,
    adapterType: 'test',
    load: async () => adapter,
    ...(given.embedded && { loadOver: async () => adapter.wallets }),
  }
  const [first, ...others] = sampleNetworks.map(toInput)
  const state = typeof given.state === 'function' ? given.state() : given.state

  const integration = createIntegration<string>(
    {
      projectId: 'test',
      networks: [first as NetworkInput, ...others],
      adapters: [
        descriptor,
        ...(given.walletConnect ? [given.walletConnect.descriptor] : []),
        ...(given.embedded ? [given.embedded.descriptor] : []),
      ],
      storage,
      ...given.options,
    },
    {
      createEngine,
      chunks,
      isStateGiven: state !== undefined,
      keepsUnderWay: given.isStill === true,
      deps: {
        http,
        secrets: createSecretStore(sampleSecrets),
        clipboard: {
          writeText: async text => void (page.clipboard = text),
          readText: async () => page.clipboard,
        },
        shareText: async text => void shared.push(text),
        openLink(url, features, target = '_blank') {
          openedLinks.push(url)
          if (features === undefined || page.arePopupsBlocked) return null
          const ledTo: string[] = []
          const opened: FakeWindow = {
            url,
            target,
            ledTo,
            location: { replace: to => void ledTo.push(to) },
            close: () => void (opened.closed = true),
            closed: false,
            opener: 'the page',
            focused: 0,
            focus: () => void (opened.focused += 1),
          }
          windows.push(opened)
          return opened
        },
        openHostLink: url => void linksOpenedByHost.push(url),
        logger: {
          log(level, message, details) {
            logged.push({ level, message, details })
            console.log(level, message, details)
          },
        },
        readAppMetadata: () => null,
        isPageHidden: () => page.isHidden,
        watchReturn(onReturn) {
          waitingForReturn.add(onReturn)
          return () => waitingForReturn.delete(onReturn)
        },
        readOpenPage: () => page.open,
        readPlatform: () => readPlatform(page.facts),
      },
    },
  )
  const { key } = integration
  const hostStore = configureStore({
    reducer: (given.reducer ? combineReducers(given.reducer) : () => null) as never,
    preloadedState: (state || given.hostState
      ? { ...given.hostState, ...(state && { [key]: state }) }
      : undefined) as never,
    middleware: getDefault =>
      getDefault({ immutableCheck: true, serializableCheck: false }).concat(
        createPlainDataCheck(key),
      ),
    enhancers: getDefault => getDefault().prepend(integration.enhancer),
    devTools: false,
  }) as unknown as HostStore
  const runtime = findRuntime(hostStore, key)
  // Loads the runtime that resolves the ids of codes and emails in the state.
  if (given.isStill) runtime.load().catch(() => undefined)

  return {
    store: runtime.store as ScopedStore<WholeState, Deps>,
    hostStore,
    controls: createControls(runtime),
    actions: () => runtime.log().map(({ action }) => action),
    seen: actionCreator =>
      new Promise(resolve => {
        const stop = runtime.observe(action => {
          if (!actionCreator.match(action)) return
          stop()
          resolve(action as Seen<typeof actionCreator>)
        })
      }),
    adapter,
    http,
    storage,
    page,
    logged,
    returnListeners: () => waitingForReturn.size,
    dispose: () => runtime.dispose(),
  }
}
