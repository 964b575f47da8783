import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import { factsOf } from '../../domain/viewFacts'
import type { ViewEntry, ViewName } from '../../domain/views'
import { featureArrived } from '../../events/featureEvents'
import { storeReady } from '../../events/lifecycleEvents'
import { flowsHalted, flowsResumed } from '../../events/flowEvents'
import { modalExpected, modalOpenRequested } from '../../events/modalEvents'
import { viewShown } from '../../events/viewEvents'
import type { FeatureChunk, FeatureRow } from '../../features/feature'
import { selectIsOpen } from '../../features/modal/modalSlice'
import { chunkFetched } from '../../features/notifications/notificationsSlice'
import { selectCurrentView, wentBack } from '../../features/router/routerSlice'
import type { Deps } from '../../ports/deps'
import type { RootState } from '../../store/rootReducer'
import type { createFlowListener } from './createFlowListener'
import { loadFeature } from './loadFeature'
import type { Runtime } from './Runtime'

type Flows = ReturnType<typeof createFlowListener>

/** An action that was reduced, and the state before it where that is known. */
export type Passed = readonly [action: UnknownAction, was?: RootState]

/** What a feature asks of the host of all features. */
export interface FeatureSurroundings extends Pick<Runtime, 'store'> {
  readonly deps: Deps
  /** Puts a chunk into the reducer, the middleware and a listener of its own. */
  settle(row: FeatureRow, chunk: FeatureChunk): Flows
  /** Sends for what has to be there before a feature; they are told the same. */
  wakeBefore(row: FeatureRow, passed: readonly Passed[]): readonly unknown[]
}

/** The next try of code that did not come. */
const isInterest = isAnyOf(modalExpected, modalOpenRequested, wentBack)

/**
 * One feature of one store. It is sent for when something needs it and holds what passes meanwhile: on arrival the new
 * slices reduce it (`featureArrived`), then the flows hear it. Where its code does not come, what was asked for is refused or
 * it is told as missing, and the next need asks again.
 */
export function createLazyFeature(
  row: FeatureRow,
  { store, deps, settle, wakeBefore }: FeatureSurroundings,
  given?: FeatureChunk,
) {
  const { name } = row
  let flows = given && settle(row, given)
  /**
   * What passed since its code was sent for; where that did not come, the start of the page: a stored session is taken back
   * at the next sign of interest.
   */
  let held: Passed[] = []
  let arriving: Promise<void> | undefined
  /** It was said that its code is missing. */
  let isMissed = false
  /** What it says about its own absence does not send for it again. */
  let isRefusing = false

  const arrive = (chunk: FeatureChunk) => {
    const arrived = settle(row, chunk)
    arrived.listen(flowsResumed()) // of an imported state: nothing is on its way yet
    // Where a view alone asked for it, as in a state from elsewhere, nothing has happened.
    if (held.length > 0 || isMissed)
      store.dispatch(featureArrived({ name, held: held.map(([action]) => action) }))
    flows = arrived // what a flow dispatches is heard at once, as ever
    for (let next = held.shift(); next; next = held.shift()) arrived.listen(...next)
  }

  const miss = () => {
    const refused = held.flatMap(([action]) => row.refuse?.(action) ?? [])
    held = held.filter(([action]) => storeReady.match(action))
    arriving = undefined
    isMissed ||= refused.length === 0
    if (refused.length === 0) refused.push(chunkFetched({ name, isHere: false }))
    isRefusing = true
    for (const refusal of refused) store.dispatch(refusal)
    isRefusing = false
  }

  const fetch = async (): Promise<FeatureChunk> => {
    try {
      return await loadFeature(row)
    } catch (reason) {
      deps.logger.log('error', `The code of ${name} could not be loaded`, reason)
      throw reason
    }
  }

  const wake = (passed: readonly Passed[]): Promise<void> => {
    if (flows || arriving) return arriving ?? Promise.resolve()
    held.push(...passed)
    arriving = Promise.all([fetch(), ...wakeBefore(row, passed)]).then(
      ([chunk]) => arrive(chunk),
      (reason: unknown) => {
        miss()
        throw reason
      },
    )
    return arriving
  }

  const isOwn = (view: ViewName): boolean => row.views?.[view] !== undefined

  const isNeeded = (action: UnknownAction, view: ViewEntry | undefined): boolean => {
    if (isRefusing) return false
    if ((isMissed || held.length > 0) && isInterest(action)) return true
    return (
      action.type.startsWith(`walletModal/${name}/`) ||
      row.wakesOn?.(action, store.getState(), deps) === true ||
      (view !== undefined && (isOwn(view.name) || row.isNeededBy?.(factsOf(view.name)) === true))
    )
  }

  /** Code that comes with another try in an open card missed the view coming up, so it is told of it. */
  const withScreen = (passed: Passed): Passed[] =>
    modalExpected.match(passed[0]) && selectIsOpen(store.getState())
      ? [
          passed,
          [
            viewShown({
              view: selectCurrentView(store.getState()),
              cause: 'replaced',
              previous: null,
            }),
          ],
        ]
      : [passed]

  return {
    row,
    wake,
    isHere: () => flows !== undefined,
    /** Whether a view is one of its own, which cannot be drawn without it. */
    isOwn,
    /** Keeps an action for its code, while that is on its way. */
    hold(passed: Passed) {
      if (arriving) held.push(passed)
    },
    /** Sends for its code where an action needs it, or the view that this shows. */
    wakeFor(passed: Passed, view: ViewEntry | undefined) {
      if (arriving || !isNeeded(passed[0], view)) return
      wake(withScreen(passed)).catch(() => undefined) // told where it is missed
    },
    listen(...passed: Passed) {
      flows?.listen(...passed)
    },
    halt() {
      held = [] // what happened before a jump starts nothing after it
      flows?.listen(flowsHalted())
    },
    dispose: () => flows?.dispose(),
  }
}

export type LazyFeature = ReturnType<typeof createLazyFeature>
