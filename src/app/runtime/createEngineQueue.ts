import type { UnknownAction } from '@reduxjs/toolkit'
import { storeReady } from '../../events/lifecycleEvents'
import { modalOpenFailed } from '../../events/modalEvents'
import type { CreateEngine, Engine, Overrides, Runtime } from './Runtime'

/** Actions about options, storage and code loading; they never need the engine. */
const PASSIVE =
  /^walletModal\/(options|theme|persistence|modal\/openFailed|network\/networksConfigured)/

/** The end of a request from a halted engine, or from a hook whose result is already in state. */
const ANSWER = /\/(fulfilled|rejected)$/

const ignore = () => undefined

/** Fetches the engine of a runtime once, and holds the actions that wait for it. */
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
    // The engine needs these: one round trip instead of two.
    for (const adapter of runtime.options.adapters) adapter.fetchWallets?.().catch(ignore)
    return import('./engine').then(
      module => start(module.createEngine),
      (reason: unknown) => {
        loading = undefined // the next press retries
        waiting = waiting.filter(storeReady.match) // the next load restores the stored session
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
    /** Holds an action with side effects until the engine has loaded, and starts loading it. */
    hold(action: UnknownAction) {
      if (PASSIVE.test(action.type) || (!loading && ANSWER.test(action.type))) return
      waiting.push(action)
      load().catch(ignore) // `modalOpenFailed` reports the failure
    },
    /** Resets the queue; the next load creates a new engine. */
    forget() {
      engine = undefined
      loading = undefined
      waiting = []
    },
    /** Drops the waiting actions, which time travel has undone. */
    drop() {
      waiting = []
    },
  }
}
