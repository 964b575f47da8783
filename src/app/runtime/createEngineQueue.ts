import type { UnknownAction } from '@reduxjs/toolkit'
import { storeReady } from '../../events/lifecycleEvents'
import { modalOpenFailed } from '../../events/modalEvents'
import type { CreateEngine, Engine, Overrides, Runtime } from './Runtime'

/** Facts about configuration, storage and this very code; they never need the code behind the modal. */
const PASSIVE =
  /^walletModal\/(options|theme|persistence|modal\/openFailed|network\/networksConfigured)/

/** The end of a request: of an engine that was told to stop, or of a hook, whose answer is in the state already. */
const ANSWER = /\/(fulfilled|rejected)$/

const ignore = () => undefined

/** The engine of a runtime, fetched once, and the actions that wait for it meanwhile. */
export function createEngineQueue(runtime: Runtime, overrides: Overrides) {
  let engine: Engine | undefined
  let loading: Promise<Engine> | undefined
  let waiting: UnknownAction[] = []

  const start = (create: CreateEngine): Engine => {
    const started = create(runtime, overrides)
    engine = started
    started.begin()
    const missed = waiting
    waiting = []
    for (const action of missed) started.listen(action)
    return started
  }

  const fetchEngine = (): Promise<Engine> => {
    // The engine will ask for these: one round instead of two.
    for (const adapter of runtime.options.adapters) adapter.fetchWallets?.().catch(ignore)
    return import('./engine').then(
      module => start(module.createEngine),
      (reason: unknown) => {
        loading = undefined // the next press tries again
        waiting = waiting.filter(storeReady.match) // a stored session is taken back at the next try
        runtime.store.dispatch(modalOpenFailed())
        throw reason
      },
    )
  }

  const load = (): Promise<Engine> =>
    (loading ??= overrides.createEngine
      ? Promise.resolve(start(overrides.createEngine))
      : fetchEngine())

  return {
    engine: () => engine,
    load,
    /** Keeps what has effects for the code that is still on its way, and sends for it. */
    hold(action: UnknownAction) {
      if (PASSIVE.test(action.type) || (!loading && ANSWER.test(action.type))) return
      waiting.push(action)
      load().catch(ignore) // already told by modalOpenFailed
    },
    /** The next need makes a new one. */
    forget() {
      engine = undefined
      loading = undefined
      waiting = []
    },
    /** What waits was undone by a jump in time. */
    drop() {
      waiting = []
    },
  }
}
