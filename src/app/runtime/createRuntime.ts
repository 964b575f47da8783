import type { Middleware, MiddlewareAPI, UnknownAction } from '@reduxjs/toolkit'
import { stateKept } from '../../events/lifecycleEvents'
import type { Deps } from '../../ports/deps'
import type { RootState } from '../../store/rootReducer'
import { belongsTo, createScopedStore } from '../../store/scopedStore'
import type { WalletModalOptions } from '../host/walletModalOptions'
import { beginInPage } from './beginInPage'
import { createActionLog } from './createActionLog'
import { createEngineQueue } from './createEngineQueue'
import { createHostLens } from './createHostLens'
import { createTravelWatch } from './createTravelWatch'
import type { Next, Overrides, Runtime } from './Runtime'
import { runtimeAsked } from './runtimeAsked'
import { registerRuntime } from './runtimes'
import { takeTurns } from './takeTurns'
import { isOurs } from './scopedReducer'
import { withMissingSlices } from './withMissingSlices'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** RTK Query's own clock goes on while DevTools show the past: nothing is removed there. */
const FORGETS = 'walletModalApi/queries/removeQueryResult'

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
  const { lens, attach } = createHostLens(hostApi)
  const store = createScopedStore<RootState, Deps>(
    lens,
    key,
    () => withMissingSlices(given ?? (passing === 'theirs' ? seen : held())),
    () => engine()?.deps as Deps, // thunks are dispatched by what comes with the engine
  )
  const { dispatch } = store
  const log = createActionLog()
  const observers = new Set<Parameters<Runtime['observe']>[0]>()
  const teardowns: (() => void)[] = []
  /** Whose action is on its way through the store. */
  let passing: 'ours' | 'theirs' | undefined
  /** As the host holds it: the lens may complete the same state anew when slices arrive. */
  const held = () => (lens.getState() as Readonly<Record<string, RootState | undefined>>)[key]
  /** What we last made of it, or a jump in time did. */
  let seen = held()
  let hasTravelled = false
  /** Ours that came by the store's own dispatch and were not reduced yet: a middleware may keep one for later. */
  const passed = new WeakSet<UnknownAction>()
  /** The type of the one on its way: a middleware may put a copy in its place. */
  let awaited: string | undefined
  /** A state that a host kept: its looks are taken over. Nobody is connected by it, and nothing is under way. */
  let given =
    overrides.isStateGiven || seen?.connections === withMissingSlices(undefined).connections
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

  const travel = createTravelWatch(
    action => handle(undefined, action),
    () => {
      const now = held()
      // Changed without passing our middleware: a jump, an import, a replaced reducer.
      if (passing || now === seen) return
      seen = now
      hasTravelled = true
      drop()
      engine()?.halt()
    },
  )

  /** The looks of the options; the same on a server and in a browser. */
  let beginning: RootState | undefined

  const runtime: Runtime = {
    key,
    options,
    store,
    serverState: () => withMissingSlices(beginning),
    showFirst(first, now) {
      beginning = first
      passing = 'ours' // not a jump in time
      keep(now)
      passing = undefined
    },
    features: overrides.features,
    attach(hostStore) {
      attach(hostStore)
      if (teardowns.length > 0) return turn?.use
      keepGiven()
      seen = held()
      teardowns.push(travel.watch(hostStore))
      teardowns.push(beginInPage(runtime, overrides, turn?.begin))
      // A middleware hears of the store in a browser only, too late for what a server drew.
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
      ? takeTurns(key, () => {
          runtime.dispose()
          forget()
          given = { theme: seen?.theme } as RootState // for a component that comes back to this store
        })
      : undefined
  registerRuntime(hostApi.getState, runtime)

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
      if (hasTravelled && action.type === FORGETS) return action
      if (engine()?.postpone(action, () => handle(next, action))) return action
      passed.add(action)
      if (stateKept.match(action)) return next(action)
      awaited = action.type
    }
    keepGiven()
    if (passing === 'theirs') keepOurs()
    if (hasTravelled) {
      hasTravelled = false
      engine()?.resume()
    }
    const before = withMissingSlices(seen)
    // Before the flows answer it: a report is replayed in this order.
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
      seen = held()
      passing = outer
      awaited = undefined
      const hearers = [...observers]
      if (!engine()) hold(action)
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
  overrides: Overrides = {},
): Middleware {
  return hostApi => {
    // Where the enhancer splits our state off, no reducer of the host's reaches it.
    const { runtime, handle } = createRuntime(hostApi, key, options, overrides, !onCreated)
    onCreated?.(runtime)
    return next => action => handle(next, action)
  }
}
