import type { Middleware, MiddlewareAPI, UnknownAction } from '@reduxjs/toolkit'
import { stateKept } from '../../events/lifecycleEvents'
import type { Deps } from '../../ports/deps'
import type { RootState } from '../../store/rootReducer'
import { belongsTo, createScopedStore } from '../../store/scopedStore'
import type { WalletModalOptions } from '../host/walletModalOptions'
import { startInPage } from './startInPage'
import { createActionLog } from './createActionLog'
import { createEngineQueue } from './createEngineQueue'
import { createHostStoreProxy } from './createHostStoreProxy'
import { createTravelWatch } from './createTravelWatch'
import type { Next, Overrides, Runtime } from './Runtime'
import { runtimeRequested } from './runtimeRequested'
import { registerRuntime } from './runtimes'
import { registerStoreInstance } from './registerStoreInstance'
import { isModalAction } from './scopedReducer'
import { withMissingSlices } from './withMissingSlices'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** RTK Query's timers keep running while DevTools show the past: no result is removed there. */
const CACHE_REMOVAL_TYPE = 'walletModalApi/queries/removeQueryResult'

export interface CreatedRuntime {
  readonly runtime: Runtime
  readonly handle: (next: Next, action: unknown) => unknown
}

export function createRuntime(
  hostApi: MiddlewareAPI,
  key: string,
  options: WalletModalOptions<string>,
  overrides: Overrides = {},
  isSliceInReach = false,
): CreatedRuntime {
  const { lens, attach } = createHostStoreProxy(hostApi)
  const store = createScopedStore<RootState, Deps>(
    lens,
    key,
    () => withMissingSlices(given ?? (passing === 'theirs' ? seen : getHostState())),
    () => engine()?.deps as Deps, // only code loaded with the engine dispatches thunks
  )
  const { dispatch } = store
  const log = createActionLog()
  const observers = new Set<Parameters<Runtime['observe']>[0]>()
  const teardowns: (() => void)[] = []
  /** Whose action is passing through the store. */
  let passing: 'ours' | 'theirs' | undefined
  /** Returns the host's own reference: the scoped store recreates the object when slices arrive. */
  const getHostState = () =>
    (lens.getState() as Readonly<Record<string, RootState | undefined>>)[key]
  /** The last state that the modal or time travel produced. */
  let seen = getHostState()
  let hasTravelled = false
  /** Own actions dispatched but not reduced yet: a middleware may hold one back. */
  const passed = new WeakSet<UnknownAction>()
  /** The type of the current action: a middleware may replace it with a copy. */
  let awaited: string | undefined
  /** A preserved state, of which only the theme counts: nothing is connected or pending. */
  let given =
    overrides.isStateGiven || seen?.connections === withMissingSlices(undefined).connections
      ? undefined
      : ({ theme: seen?.theme } as RootState)

  const replaceState = (state: RootState) => {
    dispatch(stateKept(state))
    seen = getHostState()
  }
  const keepGiven = () => {
    if (!given) return
    const beginning = withMissingSlices(given)
    given = undefined
    replaceState(beginning)
  }

  const travel = createTravelWatch(
    action => handle(undefined, action),
    () => {
      const now = getHostState()
      // Changed without passing the modal's middleware: time travel, an import or a replaced
      // reducer.
      if (passing || now === seen) return
      seen = now
      hasTravelled = true
      drop()
      engine()?.halt()
    },
  )

  /** The theme of the options; the same on a server and in a browser. */
  let beginning: RootState | undefined

  const runtime: Runtime = {
    key,
    options,
    store,
    serverState: () => withMissingSlices(beginning),
    showFirst(first, now) {
      beginning = first
      passing = 'ours' // so that it does not count as time travel
      replaceState(now)
      passing = undefined
    },
    features: overrides.features,
    attach(hostStore) {
      attach(hostStore)
      if (teardowns.length > 0) return turn?.use
      keepGiven()
      seen = getHostState()
      teardowns.push(travel.watch(hostStore))
      teardowns.push(startInPage(runtime, overrides, turn?.begin))
      // The middleware learns of the store only in the browser, too late for the server-rendered
      // state.
      if (!isSliceInReach) beginning = { theme: store.getState().theme } as RootState
      return turn?.use
    },
    onReduced(action) {
      if (passed.delete(action) || action.type === awaited) awaited = undefined
      else travel.onReduced(action)
    },
    load: () => load(),
    engine: () => engine(),
    observers,
    observe(listener) {
      observers.add(listener)
      return () => observers.delete(listener)
    },
    log: () => log.entries,
    dispose() {
      for (const teardown of teardowns.splice(0)) teardown()
      engine()?.dispose()
    },
  }
  const { engine, load, hold, drop, forget } = createEngineQueue(runtime, overrides)
  const turn =
    process.env.NODE_ENV === 'development'
      ? registerStoreInstance(key, () => {
          runtime.dispose()
          forget()
          // for a component that uses this store again later
          given = { theme: seen?.theme } as RootState
        })
      : undefined
  registerRuntime(hostApi.getState, runtime)

  /** Passes on a host action. If it replaces the modal's state, the current one is kept. */
  function passHostAction(next: (action: unknown) => unknown, action: UnknownAction): unknown {
    const outer = passing
    if (outer === 'ours') seen = getHostState()
    passing = 'theirs'
    try {
      return next(action)
    } finally {
      restoreOwnState()
      passing = outer
    }
  }

  function restoreOwnState() {
    if (seen && getHostState() !== seen) replaceState(seen)
  }

  /** Handles an action; without `next`, one that was already reduced. */
  function handle(next: Next | undefined, incoming: unknown): unknown {
    const action = incoming as UnknownAction
    if (next) {
      if (typeof action?.type !== 'string') return next(incoming)
      if (runtimeRequested.match(action)) return action.payload === key ? runtime : next(action)
      if (!isModalAction(action) || !belongsTo(action, key)) {
        return isSliceInReach ? passHostAction(next, action) : next(action)
      }
      if (hasTravelled && action.type === CACHE_REMOVAL_TYPE) return action
      if (engine()?.postpone(action, () => handle(next, action))) return action
      passed.add(action)
      if (stateKept.match(action)) return next(action)
      awaited = action.type
    }
    keepGiven()
    if (passing === 'theirs') restoreOwnState()
    if (hasTravelled) {
      hasTravelled = false
      engine()?.resume()
    }
    const before = withMissingSlices(seen)
    // Before the flows respond: a report is replayed in this order.
    log.add(action)
    const outer = passing
    const started = engine()
    passing = 'ours'
    try {
      return next
        ? started
          ? started.handle(next, action)
          : next(action)
        : started?.listen(action)
    } finally {
      seen = getHostState()
      passing = outer
      awaited = undefined
      const hearers = [...observers]
      if (!engine()) hold(action)
      for (const observer of hearers) observer(action, before)
    }
  }

  return { runtime, handle }
}

/** Creates the middleware that contains the modal's whole wiring. */
export function createRuntimeMiddleware(
  key: string,
  options: WalletModalOptions<string>,
  onCreated?: (runtime: Runtime) => void,
  overrides: Overrides = {},
): Middleware {
  return hostApi => {
    // With the enhancer, the modal's state is split off, and the host's reducer cannot reach it.
    const { runtime, handle } = createRuntime(hostApi, key, options, overrides, !onCreated)
    onCreated?.(runtime)
    return next => action => handle(next, action)
  }
}
