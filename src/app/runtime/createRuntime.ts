import type { Middleware, MiddlewareAPI, UnknownAction } from '@reduxjs/toolkit'
import { hydrated, stateKept, storeReady } from '../../events/lifecycleEvents'
import { modalOpenFailed } from '../../events/modalEvents'
import type { Deps } from '../../ports/deps'
import { networksConfigured } from '../../features/network/networkSlice'
import { optionsGiven } from '../../features/options/optionsSlice'
import { localeChosen, themeModeChosen, themeVariablesGiven } from '../../features/theme/themeSlice'
import { readStoredSession, storagePrefix } from '../../store/persistence/readStoredSession'
import type { RootState } from '../../store/rootReducer'
import { belongsTo, createScopedStore, type HostStore } from '../../store/scopedStore'
import { hasKeptPairing } from '../../lib/links/keptPairing'
import type { KeyValueStorage } from '../../ports/browser'
import { ACTION_LOG_SIZE } from '../../domain/storeLimits'
import type { LoggedAction } from './LoggedAction'
import { readOptions } from '../host/readOptions'
import type { CreateEngine, Engine, EngineParts, Next, Runtime } from './Runtime'
import { runtimeAsked } from './runtimeAsked'
import { isOurs } from './scopedReducer'
import { withMissingSlices } from './withMissingSlices'
import type { WalletModalOptions } from '../host/walletModalOptions'

/** Facts about configuration, storage and this very code; they never need the code behind the modal. */
const PASSIVE =
  /^walletModal\/(options|theme|persistence|modal\/openFailed|network\/networksConfigured)/

function localStorageOf(page: Window | undefined): KeyValueStorage | undefined {
  try {
    return page?.localStorage
  } catch {
    return undefined // a sandboxed frame or blocked cookies: nothing is remembered, everything else works
  }
}

/** What DevTools keep beside a store: an action that was dispatched is counted, one that they make anew is not. */
interface Recorded {
  readonly liftedStore?: {
    getState(): { readonly nextActionId?: number; readonly isPaused?: boolean }
  }
}

/** What a test puts in the place of the real thing; no part of the public options. */
export interface RuntimeParts extends EngineParts {
  /** The code with effects, already here instead of fetched. */
  readonly createEngine?: CreateEngine
}

export interface CreatedRuntime {
  readonly runtime: Runtime
  readonly handle: (next: Next, action: unknown) => unknown
}

export function createRuntime(
  hostApi: MiddlewareAPI,
  key: string,
  options: WalletModalOptions<string>,
  parts: RuntimeParts = {},
  isSliceInReach = false,
): CreatedRuntime {
  const page = typeof window === 'undefined' ? undefined : window
  let host: HostStore = {
    getState: hostApi.getState,
    dispatch: hostApi.dispatch as HostStore['dispatch'],
    subscribe: () => () => undefined,
  }
  const lens: HostStore = {
    getState: () => host.getState(),
    dispatch: action => host.dispatch(action),
    subscribe: listener => host.subscribe(listener),
  }
  let engine: Engine | undefined
  let loading: Promise<Engine> | undefined
  let waiting: UnknownAction[] = []
  const store = createScopedStore<RootState, Deps>(
    lens,
    key,
    () => withMissingSlices(given ?? (passing === 'theirs' ? seen : held())),
    () => engine?.deps as Deps, // thunks are dispatched by what comes with the engine
  )
  const { dispatch } = store
  const storage = options.storage === null ? undefined : (options.storage ?? localStorageOf(page))
  const prefix = storagePrefix(key)
  /** The last few hundred actions of ours, for a bug report. */
  const log: LoggedAction[] = []
  const observers = new Set<Parameters<Runtime['observe']>[0]>()
  const teardowns: (() => void)[] = []
  /** Whose action is on its way through the store. */
  let passing: 'ours' | 'theirs' | undefined
  /** As the host holds it: the lens may complete the same state anew when slices arrive. */
  const held = () => (host.getState() as Readonly<Record<string, RootState | undefined>>)[key]
  /** What we last made of it, or a jump in time did. */
  let seen = held()
  let hasTravelled = false
  /** Ours that came by the store's own dispatch and were not reduced yet: a middleware may keep one for later. */
  const passed = new WeakSet<UnknownAction>()
  /** The type of the one on its way: a middleware may put a copy in its place. */
  let awaited: string | undefined
  /** Reduced without having come that way: middlewares and thunks have a dispatch of their own below our enhancer. */
  let missed: UnknownAction[] = []
  let isReplayed = false
  /** A state that a host kept: its looks are taken over. Nobody is connected by it, and nothing is under way. */
  let given =
    parts.isStateGiven || seen?.connections === withMissingSlices(undefined).connections
      ? undefined
      : ({ theme: seen?.theme } as RootState)

  const keep = (state: RootState) => {
    dispatch(stateKept(state))
    seen = held()
  }
  const keepGiven = () => {
    if (!given) return
    const beginning = withMissingSlices(given)
    given = undefined
    keep(beginning)
  }

  const onOutOfBand = () => {
    hasTravelled = true
    waiting = []
    engine?.halt()
  }

  const runtime: Runtime = {
    key,
    options,
    store,
    features: parts.features,
    attach(hostStore) {
      host = hostStore // the outermost store comes last
      if (teardowns.length > 0) return
      keepGiven()
      seen = held()
      const recorder = (hostStore as Recorded).liftedStore
      let count = 0
      teardowns.push(
        hostStore.subscribe(() => {
          const late = missed
          missed = []
          const { nextActionId = count + 1, isPaused } = recorder?.getState() ?? {}
          const isDispatch = !isReplayed && (isPaused || nextActionId > count)
          count = nextActionId
          isReplayed = false
          if (late.length > 0 && isDispatch) {
            for (const action of late) handle(undefined, action)
            return
          }
          const now = held()
          // Changed without passing our middleware: a jump, an import, a replaced reducer.
          if (passing || now === seen) return
          seen = now
          onOutOfBand()
        }),
      )
      begin()
      if (page) teardowns.push(watchPage(page))
    },
    onReduced(action) {
      if (action.type.startsWith('@@')) isReplayed = true
      else if (passed.delete(action) || action.type === awaited) awaited = undefined
      else if (action.type.startsWith('walletModal/')) missed.push(action)
    },
    load() {
      if (parts.createEngine) loading ??= Promise.resolve(startEngine(parts.createEngine))
      loading ??= import('./engine').then(
        module => startEngine(module.createEngine),
        (reason: unknown) => {
          loading = undefined // the next press tries again
          waiting = waiting.filter(storeReady.match) // a stored session is taken back at the next try
          dispatch(modalOpenFailed())
          throw reason
        },
      )
      return loading
    },
    engine: () => engine,
    observe(listener) {
      observers.add(listener)
      return () => observers.delete(listener)
    },
    log: () => log,
    dispose() {
      for (const teardown of teardowns.splice(0)) teardown()
      engine?.dispose()
    },
  }

  function startEngine(create: CreateEngine): Engine {
    const started = create(runtime, parts)
    engine = started
    started.begin()
    const missed = waiting
    waiting = []
    for (const action of missed) started.listen(action)
    return started
  }

  /** The options become state, then storage is read, then a stored session is looked for. */
  function begin() {
    if (!parts.isStateGiven) readBeginning()
    const { storedConnectorIds } = store.getState().connections
    const isSessionStored = Object.keys(storedConnectorIds).length > 0
    if (page && (isSessionStored || hasKeptPairing(storage)) && !parts.isStateGiven)
      dispatch(storeReady())
  }

  function readBeginning() {
    const given = readOptions(options)
    dispatch(optionsGiven(given.options))
    dispatch(networksConfigured({ networks: given.networks, defaultId: given.defaultId }))
    if (options.themeMode) dispatch(themeModeChosen(options.themeMode))
    if (options.themeVariables) dispatch(themeVariablesGiven({ ...options.themeVariables }))
    if (options.locale) dispatch(localeChosen(options.locale))
    const fields = readStoredSession(storage, prefix)
    if (Object.keys(fields).length > 0) dispatch(hydrated(fields))
  }

  function watchPage(opened: Window): () => void {
    const onStorage = (event: StorageEvent) => {
      if (engine) {
        engine.onStorage(event)
        return
      }
      // Another tab connected a wallet while nothing of ours runs here yet.
      const isSession = event.key?.startsWith(`${prefix}@`) && event.key.endsWith('connector_id')
      if (!event.newValue || !isSession) return
      dispatch(hydrated(readStoredSession(storage, prefix)))
      if (options.enableReconnect !== false) dispatch(storeReady())
    }
    opened.addEventListener('storage', onStorage)
    return () => opened.removeEventListener('storage', onStorage)
  }

  /** Keeps what has effects for the code that is still on its way, and sends for it. */
  function hold(action: UnknownAction) {
    if (PASSIVE.test(action.type)) return
    waiting.push(action)
    runtime.load().catch(() => undefined) // already told by modalOpenFailed
  }

  /** An action of the host may put another state in the place of ours, such as a stored one: what is true stays. */
  function letPass(next: (action: unknown) => unknown, action: UnknownAction): unknown {
    const outer = passing
    if (outer === 'ours') seen = held()
    passing = 'theirs'
    try {
      return next(action)
    } finally {
      keepOurs()
      passing = outer
    }
  }

  function keepOurs() {
    if (seen && held() !== seen) keep(seen)
  }

  /** Without `next`, an action that was reduced already. */
  function handle(next: Next | undefined, incoming: unknown): unknown {
    const action = incoming as UnknownAction
    if (next) {
      if (typeof action?.type !== 'string') return next(incoming)
      if (runtimeAsked.match(action)) return action.payload === key ? runtime : next(action)
      if (!isOurs(action) || !belongsTo(action, key)) {
        return isSliceInReach ? letPass(next, action) : next(action)
      }
      passed.add(action)
      if (stateKept.match(action)) return next(action)
      awaited = action.type
    }
    keepGiven()
    if (passing === 'theirs') keepOurs()
    if (hasTravelled) {
      hasTravelled = false
      engine?.resume()
    }
    const before = withMissingSlices(seen)
    // Before the flows answer it: a report is replayed in this order.
    log.push({ time: Date.now(), action })
    if (log.length > ACTION_LOG_SIZE) log.shift()
    const outer = passing
    passing = 'ours'
    try {
      return next ? (engine ? engine.handle(next, action) : next(action)) : engine?.listen(action)
    } finally {
      seen = held()
      passing = outer
      awaited = undefined
      const hearers = [...observers]
      if (!engine) hold(action)
      for (const observer of hearers) observer(action, before)
    }
  }

  return { runtime, handle }
}

/** Our whole wiring as one middleware. */
export function createRuntimeMiddleware(
  key: string,
  options: WalletModalOptions<string>,
  onCreated?: (runtime: Runtime) => void,
  parts: RuntimeParts = {},
): Middleware {
  return hostApi => {
    // Where the enhancer splits our state off, no reducer of the host's reaches it.
    const { runtime, handle } = createRuntime(hostApi, key, options, parts, !onCreated)
    onCreated?.(runtime)
    return next => action => handle(next, action)
  }
}
