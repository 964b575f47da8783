import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import type { ViewName } from '../../domain/views'
import { flowsResumed } from '../../events/flowEvents'
import { viewShown } from '../../events/viewEvents'
import { modalOpened, modalPreloadRequested } from '../../events/modalEvents'
import type { Feature, FeatureChunk, FeatureEvent, ToEvent } from '../../core/feature'
import { chunkFetched, selectChunkFailures } from '../../core/notifications/notificationsSlice'
import type { Deps } from '../../ports/deps'
import { injectSlices } from '../../store/injectSlices'
import type { RootState } from '../../store/rootReducer'
import { createFlowListener } from './createFlowListener'
import { createLazyFeature, type LazyFeature, type ReducedAction } from './createLazyFeature'
import type { Runtime, Next } from './Runtime'

const changesMissing = isAnyOf(chunkFetched, modalOpened)

/** The features of one store, whose code is loaded on demand. */
export interface FeatureHost {
  /** Holds actions, in order, until their feature has loaded. False if one need not wait. */
  postpone(action: UnknownAction, proceed: () => void): boolean
  /** Passes an action through the loaded middleware to the store, then to all features. */
  handle(next: Next, action: UnknownAction): unknown
  /** Passes an action that was already reduced to all features. */
  listen(action: UnknownAction): void
  /** Returns the page events of an action, from the loaded features. */
  eventsOf(action: UnknownAction, state: RootState, before: RootState): readonly FeatureEvent[]
  /** Resolves once a view's feature has loaded; rejects if its code fails to load. */
  bring(view: ViewName): Promise<unknown>
  /** Stops waiting work from starting anything. */
  halt(): void
  /** After a halt, and for a preloaded state: clears what is pending in state only. */
  resume(): void
  dispose(): void
}

interface HostedFeatures {
  readonly rows: readonly Feature[]
  /** Chunks that count as loaded. */
  readonly chunks?: Readonly<Record<string, FeatureChunk>>
}

/** Creates the host of one store's features. */
export function createFeatureHost(
  host: Pick<Runtime, 'store'>,
  deps: Deps,
  { rows, chunks = {} }: HostedFeatures,
): FeatureHost {
  const { store } = host
  let isHalted = false
  const middlewares: ((next: Next) => Next)[] = []
  const toEvents: ToEvent[] = rows.flatMap(({ chunk }) => chunk?.events ?? [])

  const context = {
    store,
    deps,
    settle(_row: Feature, { slices, middleware, events, flows = [] }: FeatureChunk) {
      injectSlices(slices)
      if (events) toEvents.push(events)
      // RTK Query identifies a store by its dispatch function: thunks receive this one.
      if (middleware) middlewares.push(middleware(store))
      return createFlowListener(host, deps, flows)
    },
    loadDependencies: ({ after = [] }: Feature, reduced?: ReducedAction) =>
      features.flatMap(({ row, wake }) => (after.includes(row.name) ? wake(reduced) : [])),
  }
  const begin = (row: Feature) => createLazyFeature(row, context, chunks[row.name])
  const features: LazyFeature[] = rows.filter(({ load }) => load).map(begin)

  let stopWaiting: (() => void) | undefined
  const stopWatchingForReturn = () => {
    stopWaiting?.()
    stopWaiting = undefined
  }
  /**
   * Retries failed chunks when the user or the network connection returns, so that chunks without a
   * visible retry button recover too.
   */
  const watchForReturn = () => {
    const isMissing = selectChunkFailures(store.getState()) > 0
    if (!isMissing) stopWatchingForReturn()
    else stopWaiting ??= deps.watchReturn(() => isHalted || store.dispatch(modalPreloadRequested()))
  }

  const listen = (...reduced: ReducedAction) => {
    const [action] = reduced
    if (changesMissing(action)) watchForReturn()
    const view = viewShown.match(action) ? action.payload.view : undefined
    for (const { hear } of features) hear(reduced, view)
  }

  return {
    postpone: (action, proceed) => features.some(({ postpone }) => postpone(action, proceed)),
    handle(next, action) {
      const was = store.getState()
      const result = middlewares.reduceRight((to, wrap) => wrap(to), next)(action)
      listen(action, was)
      return result
    },
    listen,
    eventsOf: (...reduced) => toEvents.flatMap(toEvent => toEvent(...reduced) ?? []),
    async bring(view) {
      await Promise.all(features.flatMap(({ isOwn, wake }) => (isOwn(view) ? wake() : [])))
    },
    halt() {
      isHalted = true
      stopWatchingForReturn()
      for (const { halt } of features) halt()
    },
    resume() {
      isHalted = false
      for (const each of features) each.listen(flowsResumed())
    },
    dispose() {
      stopWatchingForReturn()
      for (const { dispose } of features) dispose()
    },
  }
}
