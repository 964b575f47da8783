import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import type { ViewName } from '../../domain/views'
import { featureArrived } from '../../events/featureEvents'
import { flowsResumed } from '../../events/flowEvents'
import { viewShown } from '../../events/viewEvents'
import { modalExpected, modalOpened } from '../../events/modalEvents'
import type { FeatureChunk, FeatureRow } from '../../features/feature'
import { chunkFetched, selectFailures } from '../../features/notifications/notificationsSlice'
import type { Deps } from '../../ports/deps'
import { injectSlices } from '../../store/injectSlices'
import { createFlowListener } from './createFlowListener'
import { createLazyFeature, type LazyFeature, type Passed } from './createLazyFeature'
import type { Runtime, Next } from './Runtime'

const changesMissing = isAnyOf(chunkFetched, featureArrived, modalOpened)

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

interface HostedFeatures {
  readonly rows: readonly FeatureRow[]
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

  const surroundings = {
    store,
    deps,
    settle({ name }: FeatureRow, chunk: FeatureChunk) {
      const { slices, middleware, flows = [] } = chunk
      injectSlices(name, slices)
      // RTK Query knows a store by its dispatch: this is the one that thunks are given.
      if (middleware) wraps.push(middleware(store))
      return createFlowListener(host, deps, flows)
    },
    wakeBefore: ({ after = [] }: FeatureRow, passed: readonly Passed[]) =>
      features.flatMap(({ row, wake }) => (after.includes(row.name) ? wake(passed) : [])),
  }
  const begin = (row: FeatureRow) => createLazyFeature(row, surroundings, chunks[row.name])
  const features: LazyFeature[] = rows.filter(({ chunk }) => !chunk).map(begin)

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

  const listen = (...passed: Passed) => {
    if (changesMissing(passed[0])) waitForTheLine()
    const view = viewShown.match(passed[0]) ? passed[0].payload.view : undefined
    const awaited = features.filter(({ isHere }) => !isHere())
    if (!featureArrived.match(passed[0])) for (const { hold } of awaited) hold(passed)
    for (const { wakeFor } of awaited) wakeFor(passed, view)
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
    async bring(view) {
      await Promise.all(features.flatMap(({ isOwn, wake }) => (isOwn(view) ? wake([]) : [])))
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
