import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import { getViewFacts } from '../../domain/viewFacts'
import type { ViewEntry, ViewName } from '../../domain/views'
import { storeReady } from '../../events/lifecycleEvents'
import { flowsHalted, flowsResumed } from '../../events/flowEvents'
import { modalOpenRequested, modalPreloadRequested } from '../../events/modalEvents'
import { viewShown } from '../../events/viewEvents'
import type { FeatureChunk, Feature } from '../../core/feature'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { chunkFetched } from '../../core/notifications/notificationsSlice'
import { selectCurrentView, wentBack } from '../../core/router/routerSlice'
import type { Deps } from '../../ports/deps'
import type { RootState } from '../../store/rootReducer'
import type { createFlowListener } from './createFlowListener'
import { loadFeature } from './loadFeature'
import type { Runtime } from './Runtime'

type Flows = ReturnType<typeof createFlowListener>

/** A reduced action, and the state before it if known. */
export type ReducedAction = readonly [action: UnknownAction, was?: RootState]

/** An action of a feature that waits for the feature's code before it is reduced. */
interface PostponedAction {
  readonly action: UnknownAction
  /** Passes the action on through the store. */
  readonly proceed: () => void
}

/** What a feature needs from the feature host. */
export interface FeatureContext extends Pick<Runtime, 'store'> {
  readonly deps: Deps
  /** Adds a chunk to the reducer and the middleware, with its own listener. */
  settle(row: Feature, chunk: FeatureChunk): Flows
  /** Loads the features that come before this one; their flows receive the action that woke it. */
  loadDependencies(row: Feature, reduced?: ReducedAction): readonly Promise<unknown>[]
}

/** Actions that retry a failed chunk. */
const isInterest = isAnyOf(modalPreloadRequested, modalOpenRequested, wentBack)

/**
 * Creates one feature of one store, whose code is fetched on demand. Its own actions are held until
 * then; its flows then receive the other actions since. If the code fails to load, the requests are
 * refused or the feature is reported as missing, and the next need retries.
 */
export function createLazyFeature(
  row: Feature,
  { store, deps, settle, loadDependencies }: FeatureContext,
  given?: FeatureChunk,
) {
  const { name, owns = [name] } = row
  let flows = given && settle(row, given)
  let postponed: PostponedAction[] = []
  /**
   * The actions since the fetch started. After a failure only `storeReady` stays: the next sign of
   * interest restores the stored session.
   */
  let missedActions: ReducedAction[] = []
  let loading: Promise<void> | undefined
  /** The feature was reported as missing. */
  let isMissed = false
  /** Dispatching refusals must not trigger another fetch. */
  let isRefusing = false

  /** A chunk that loads on a retry missed `viewShown` for the open view. */
  const missedViewShown = (): ReducedAction[] => {
    const state = store.getState()
    const isTold = !isMissed || missedActions.some(([action]) => viewShown.match(action))
    if (isTold || !selectIsOpen(state)) return []
    return [[viewShown({ view: selectCurrentView(state), cause: 'replaced', previous: null })]]
  }

  const onLoaded = (chunk: FeatureChunk) => {
    const arrived = settle(row, chunk)
    arrived.listen(flowsResumed()) // for an imported state: nothing is pending yet
    flows = arrived // set first, so that `hear` passes on what a flow dispatches
    missedActions.push(...missedViewShown())
    if (isMissed) store.dispatch(chunkFetched({ name, isHere: true }))
    for (let next = missedActions.shift(); next; next = missedActions.shift())
      arrived.listen(...next)
    for (let next = postponed.shift(); next; next = postponed.shift()) next.proceed()
  }

  const onLoadFailed = () => {
    const asked = [
      ...missedActions.map(([action]) => action),
      ...postponed.map(({ action }) => action),
    ]
    const refused = asked.flatMap(action => row.refuse?.(action) ?? [])
    postponed = []
    missedActions = missedActions.filter(([action]) => storeReady.match(action))
    loading = undefined
    if (refused.length === 0) {
      isMissed = true
      refused.push(chunkFetched({ name, isHere: false }))
    }
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

  const wake = (reduced?: ReducedAction): Promise<void> => {
    if (flows || loading) return loading ?? Promise.resolve()
    if (reduced) missedActions.push(reduced)
    loading = Promise.all([fetch(), ...loadDependencies(row, reduced)]).then(
      ([chunk]) => onLoaded(chunk),
      (reason: unknown) => {
        onLoadFailed()
        throw reason
      },
    )
    return loading
  }
  const loadQuietly = (reduced?: ReducedAction) => {
    wake(reduced).catch(() => undefined) // `onLoadFailed` reports the failure
  }

  const isOwner = ({ type }: UnknownAction): boolean =>
    !isRefusing && owns.some(each => type.startsWith(`walletModal/${each}/`))

  const isOwn = (view: ViewName): boolean => row.views?.[view] !== undefined

  const isNeeded = (action: UnknownAction, view: ViewEntry | undefined): boolean => {
    if (isRefusing) return false
    if ((isMissed || missedActions.length > 0) && isInterest(action)) return true
    return (
      isOwner(action) ||
      row.wakesOn?.(action, store.getState(), deps) === true ||
      (view !== undefined &&
        (isOwn(view.name) || row.isNeededBy?.(getViewFacts(view.name)) === true))
    )
  }

  return {
    row,
    wake,
    isHere: () => flows !== undefined,
    /** Whether a view belongs to this feature and cannot be rendered without it. */
    isOwn,
    /** Holds one of its own actions until its code has loaded. False if it need not wait. */
    postpone(action: UnknownAction, proceed: () => void): boolean {
      if (flows || !isOwner(action)) return false
      postponed.push({ action, proceed })
      loadQuietly()
      return true
    },
    /** Passes an action to its flows; fetches the code first if the action or its view needs it. */
    hear(reduced: ReducedAction, view: ViewEntry | undefined) {
      if (flows) {
        flows.listen(...reduced)
        return
      }
      if (loading) missedActions.push(reduced)
      else if (isNeeded(reduced[0], view)) loadQuietly(reduced)
    },
    listen(...reduced: ReducedAction) {
      flows?.listen(...reduced)
    },
    halt() {
      // Actions before time travel start nothing after it.
      postponed = []
      missedActions = []
      flows?.listen(flowsHalted())
    },
    dispose: () => flows?.dispose(),
  }
}

export type LazyFeature = ReturnType<typeof createLazyFeature>
