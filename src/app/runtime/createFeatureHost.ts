import type { UnknownAction } from '@reduxjs/toolkit'
import type { ViewName } from '../../domain/views'
import { featureArrived } from '../../events/featureEvents'
import { flowsResumed } from '../../events/flowEvents'
import type { FeatureChunk, FeatureRow } from '../../features/feature'
import type { Deps } from '../../ports/deps'
import { injectSlices } from '../../store/injectSlices'
import { createFlowListener } from './createFlowListener'
import { createLazyFeature, type LazyFeature, type Passed } from './createLazyFeature'
import type { EngineHost, Next } from './Runtime'

/** Features of one store whose code comes when something needs it. */
export interface FeatureHost {
  /** Lets an action pass through the middleware of what is here to the store, then tells all features. */
  handle(next: Next, action: UnknownAction): unknown
  /** Tells all features about an action that was reduced already. */
  listen(action: UnknownAction): void
  /** Resolves once the feature that a view belongs to is here; rejects where its code does not come. */
  bring(view: ViewName): Promise<unknown>
  /** What waits starts nothing any more. */
  halt(): void
  /** After that, and with a state that was given: what looks under way although nothing is, is forgotten. */
  resume(): void
  dispose(): void
}

/** Hosts the features of one store. `given` are chunks that are here from the beginning. */
export function createFeatureHost(
  host: EngineHost,
  deps: Deps,
  rows: readonly FeatureRow[],
  given: Readonly<Record<string, FeatureChunk>> = {},
): FeatureHost {
  const { store } = host
  const api = { dispatch: store.dispatch, getState: store.getState }
  const wraps: ((next: Next) => Next)[] = []

  const surroundings = {
    store,
    deps,
    settle({ name }: FeatureRow, chunk: FeatureChunk) {
      const { slices, middleware, flows = [] } = chunk
      injectSlices(name, slices)
      if (middleware) wraps.push(middleware(api))
      return createFlowListener(host, deps, flows)
    },
    wakeBefore: ({ after = [] }: FeatureRow, passed: readonly Passed[]) =>
      features.flatMap(({ row, wake }) => (after.includes(row.name) ? wake(passed) : [])),
  }
  const features: readonly LazyFeature[] = rows.map(row =>
    createLazyFeature(row, surroundings, given[row.name]),
  )

  const listen = (...passed: Passed) => {
    const awaited = features.filter(({ isHere }) => !isHere())
    if (!featureArrived.match(passed[0])) for (const { hold } of awaited) hold(passed)
    for (const { wakeFor } of awaited) wakeFor(passed)
    for (const each of features) each.listen(...passed)
  }

  return {
    handle(next, action) {
      const was = store.getState()
      const result = wraps.reduceRight((to, wrap) => wrap(to), next)(action)
      listen(action, was)
      return result
    },
    listen,
    bring: view =>
      Promise.all(features.flatMap(({ isOwn, wake }) => (isOwn(view) ? wake([]) : []))),
    halt() {
      for (const { halt } of features) halt()
    },
    resume() {
      for (const each of features) each.listen(flowsResumed())
    },
    dispose() {
      for (const { dispose } of features) dispose()
    },
  }
}
