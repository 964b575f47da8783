import type { Middleware, MiddlewareAPI, UnknownAction } from '@reduxjs/toolkit'
import { hydrated, stateKept, storeReady } from '../events/lifecycleEvents'
import { modalOpenFailed } from '../events/modalEvents'
import type { Deps } from '../ports/deps'
import { networksConfigured } from '../features/network/networkSlice'
import { optionsGiven } from '../features/options/optionsSlice'
import { localeChosen, themeModeChosen, themeVariablesGiven } from '../features/theme/themeSlice'
import { readSession, storagePrefix } from '../store/persistence/readSession'
import type { RootState } from '../store/rootReducer'
import { belongsTo, createScopedStore, type HostStore } from '../store/scopedStore'
import { hasKeptPairing } from '../lib/keptPairing'
import type { KeyValueStorage } from '../ports/browser'
import { createActionLog } from './actionLog'
import { readOptions } from './readOptions'
import type { CreateEngine, Engine, EngineParts, Runtime } from './Runtime'
import { runtimeAsked } from './runtimeAsked'
import { isOurs } from './scopedReducer'
import { withMissingSlices } from './withMissingSlices'
import type { WalletModalOptions } from './walletModalOptions'

/** Facts about configuration and storage; they never need the code behind the modal. */
const PASSIVE = /^walletModal\/(options|theme|persistence|network\/networksConfigured)/

function localStorageOf(page: Window | undefined): KeyValueStorage | undefined {
  try {
    return page?.localStorage
  } catch {
    return undefined // a sandboxed frame or blocked cookies: nothing is remembered, everything else works
  }
}

/** What a test puts in the place of the real thing; no part of the public options. */
export interface RuntimeParts extends EngineParts {
  /** The code with effects, already here instead of fetched. */
  readonly createEngine?: CreateEngine
}

export interface CreatedRuntime {
  readonly runtime: Runtime
  readonly handle: (next: (action: unknown) => unknown, action: unknown) => unknown
}

export function createRuntime(
  hostApi: MiddlewareAPI,
  key: string,
  options: WalletModalOptions<string>,
  parts: RuntimeParts = {},
  isSliceInReach = false,
): CreatedRuntime {
  const page = typeof window === 'undefined' ? undefined : window
  const host: { current: HostStore } = {
    current: {
      getState: hostApi.getState,
      dispatch: hostApi.dispatch as HostStore['dispatch'],
      subscribe: () => () => undefined,
    },
  }
  const lens: HostStore = {
    getState: () => host.current.getState(),
    dispatch: action => host.current.dispatch(action),
    subscribe: listener => host.current.subscribe(listener),
  }
  let engine: Engine | undefined
  let loading: Promise<Engine> | undefined
  let waiting: UnknownAction[] = []
  const depsNow = (): Deps => {
    if (!engine) throw new Error('no services yet')
    return engine.deps
  }
  const store = createScopedStore<RootState, Deps>(
    lens,
    key,
    () => withMissingSlices(given ?? (passing === 'theirs' ? seen : held())),
    depsNow,
  )
  const storage = options.storage === null ? undefined : (options.storage ?? localStorageOf(page))
  const prefix = storagePrefix(key)
  const log = createActionLog(Date.now)
  const observers = new Set<(action: UnknownAction) => void>()
  const teardowns: (() => void)[] = []
  /** Whose action is on its way through the store. */
  let passing: 'ours' | 'theirs' | undefined
  /** As the host holds it: the lens may complete the same state anew when slices arrive. */
  const held = () =>
    (host.current.getState() as Readonly<Record<string, RootState | undefined>>)[key]
  /** What we last made of it, or a jump in time did. */
  let seen = held()
  let hasTravelled = false
  /** A state that a host kept: its looks are taken over. Nobody is connected by it, and nothing is under way. */
  let given =
    parts.isStateGiven || seen?.connections === withMissingSlices(undefined).connections
      ? undefined
      : ({ theme: seen?.theme } as RootState)

  const keep = (state: RootState) => {
    store.dispatch(stateKept(state))
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
    attach(hostStore) {
      if (teardowns.length > 0) return
      host.current = hostStore
      keepGiven()
      seen = held()
      teardowns.push(
        hostStore.subscribe(() => {
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
    load() {
      if (parts.createEngine) loading ??= Promise.resolve(startEngine(parts.createEngine))
      loading ??= import('./engine').then(
        module => startEngine(module.createEngine),
        (reason: unknown) => {
          loading = undefined // the next press tries again
          waiting = waiting.filter(storeReady.match) // a stored session is taken back at the next try
          store.dispatch(modalOpenFailed())
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
    log: log.entries,
    storageProblems: () => engine?.storageProblems() ?? [],
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
      store.dispatch(storeReady())
  }

  function readBeginning() {
    const given = readOptions(options)
    store.dispatch(optionsGiven(given.options))
    store.dispatch(networksConfigured({ networks: given.networks, defaultId: given.defaultId }))
    if (options.themeMode) store.dispatch(themeModeChosen(options.themeMode))
    if (options.themeVariables) store.dispatch(themeVariablesGiven({ ...options.themeVariables }))
    if (options.locale) store.dispatch(localeChosen(options.locale))
    const fields = readSession(storage, prefix)
    if (Object.keys(fields).length > 0) store.dispatch(hydrated(fields))
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
      store.dispatch(hydrated(readSession(storage, prefix)))
      if (options.enableReconnect !== false) store.dispatch(storeReady())
    }
    // While the page goes, wallets lose their connection to it and say so: that must not end the session.
    const onHide = () => engine?.onPage('hide')
    const onShow = () => engine?.onPage('show')
    opened.addEventListener('storage', onStorage)
    opened.addEventListener('pagehide', onHide)
    opened.addEventListener('pageshow', onShow)
    return () => {
      opened.removeEventListener('storage', onStorage)
      opened.removeEventListener('pagehide', onHide)
      opened.removeEventListener('pageshow', onShow)
    }
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

  function handle(next: (action: unknown) => unknown, incoming: unknown): unknown {
    const action = incoming as UnknownAction
    if (typeof action?.type !== 'string') return next(incoming)
    if (runtimeAsked.match(action)) return action.payload === key ? runtime : next(action)
    if (!isOurs(action) || !belongsTo(action, key)) {
      return isSliceInReach ? letPass(next, action) : next(action)
    }
    if (stateKept.match(action)) return next(action)
    keepGiven()
    if (passing === 'theirs') keepOurs()
    if (hasTravelled) {
      hasTravelled = false
      engine?.dropOrphans()
    }
    const before = store.getState()
    log.add(action) // before the flows answer it: a report is replayed in this order
    const outer = passing
    passing = 'ours'
    try {
      return engine ? engine.handle(next, action) : next(action)
    } finally {
      seen = held()
      passing = outer
      const after = store.getState()
      engine?.record(action, before, after)
      if (!engine) hold(action)
      for (const observer of [...observers]) observer(action)
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
