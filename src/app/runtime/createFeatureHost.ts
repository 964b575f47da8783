import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import type { ViewName } from '../../domain/views'
import { flowsResumed } from '../../events/flowEvents'
import { viewShown } from '../../events/viewEvents'
import { modalExpected, modalOpened } from '../../events/modalEvents'
import type { Feature, FeatureChunk, FeatureEvent, ToEvent } from '../../features/feature'
import { chunkFetched, selectFailures } from '../../features/notifications/notificationsSlice'
import type { Deps } from '../../ports/deps'
import { injectSlices } from '../../store/injectSlices'
import type { RootState } from '../../store/rootReducer'
import { createFlowListener } from './createFlowListener'
import { createLazyFeature, type LazyFeature, type ReducedAction } from './createLazyFeature'
import type { Runtime, Next } from './Runtime'

const changesMissing = isAnyOf(chunkFetched, modalOpened)

/** Features of one store whose code comes when something needs it. */
export interface FeatureHost {
  /**
   * Keeps an action of a feature whose code is not here until it is, then lets it proceed; one after the other. False where
   * it need not wait.
   */
  postpone(action: UnknownAction, proceed: () => void): boolean
  /** Lets an action pass through the middleware of what is here to the store, then tells all features. */
  handle(next: Next, action: UnknownAction): unknown
  /** Tells all features about an action that was reduced already. */
  listen(action: UnknownAction): void
  /** What pages hear of an action, by the features whose code is here. */
  eventsOf(action: UnknownAction, state: RootState, before: RootState): readonly FeatureEvent[]
  /** Resolves once the feature that a view belongs to is here; rejects where its code does not come. */
  bring(view: ViewName): Promise<unknown>
  /** What waits starts nothing any more. */
  halt(): void
  /** After that, and with a state that was given: what looks under way although nothing is, is forgotten. */
  resume(): void
  dispose(): void
}

interface HostedFeatures {
  readonly rows: readonly Feature[]
  /** Chunks that are here from the beginning. */
  readonly chunks?: Readonly<Record<string, FeatureChunk>>
}

/** Hosts the features of one store. */
export function createFeatureHost(
  host: Pick<Runtime, 'store'>,
  deps: Deps,
  { rows, chunks = {} }: HostedFeatures,
): FeatureHost {
  const { store } = host
  let isHalted = false
  const wraps: ((next: Next) => Next)[] = []
  const toEvents: ToEvent[] = rows.flatMap(({ chunk }) => chunk?.events ?? [])

  const context = {
    store,
    deps,
    settle(_row: Feature, { slices, middleware, events, flows = [] }: FeatureChunk) {
      injectSlices(slices)
      if (events) toEvents.push(events)
      // RTK Query knows a store by its dispatch: this is the one that thunks are given.
      if (middleware) wraps.push(middleware(store))
      return createFlowListener(host, deps, flows)
    },
    loadDependencies: ({ after = [] }: Feature, reduced?: ReducedAction) =>
      features.flatMap(({ row, wake }) => (after.includes(row.name) ? wake(reduced) : [])),
  }
  const begin = (row: Feature) => createLazyFeature(row, context, chunks[row.name])
  const features: LazyFeature[] = rows.filter(({ load }) => load).map(begin)

  let stopWaiting: (() => void) | undefined
  const waitNoLonger = () => {
    stopWaiting?.()
    stopWaiting = undefined
  }
  /** What did not come is asked for again when the visitor, or the line, is back; nobody need press for what is not on screen. */
  const waitForTheLine = () => {
    const isMissing = selectFailures(store.getState()) > 0
    if (!isMissing) waitNoLonger()
    else stopWaiting ??= deps.watchReturn(() => isHalted || store.dispatch(modalExpected()))
  }

  const listen = (...reduced: ReducedAction) => {
    const [action] = reduced
    if (changesMissing(action)) waitForTheLine()
    const view = viewShown.match(action) ? action.payload.view : undefined
    for (const { hear } of features) hear(reduced, view)
  }

  return {
    postpone: (action, proceed) => features.some(({ postpone }) => postpone(action, proceed)),
    handle(next, action) {
      const was = store.getState()
      const result = wraps.reduceRight((to, wrap) => wrap(to), next)(action)
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
      waitNoLonger()
      for (const { halt } of features) halt()
    },
    resume() {
      isHalted = false
      for (const each of features) each.listen(flowsResumed())
    },
    dispose() {
      waitNoLonger()
      for (const { dispose } of features) dispose()
    },
  }
}
