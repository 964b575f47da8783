import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import { factsOf } from '../../domain/viewFacts'
import type { ViewEntry, ViewName } from '../../domain/views'
import { storeReady } from '../../events/lifecycleEvents'
import { flowsHalted, flowsResumed } from '../../events/flowEvents'
import { modalExpected, modalOpenRequested } from '../../events/modalEvents'
import { viewShown } from '../../events/viewEvents'
import type { FeatureChunk, Feature } from '../../features/feature'
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
export type ReducedAction = readonly [action: UnknownAction, was?: RootState]

/** An action of a feature that is not reduced before the feature is here. */
interface PostponedAction {
  readonly action: UnknownAction
  /** Lets it go its way through the store. */
  readonly proceed: () => void
}

/** What a feature asks of the host of all features. */
export interface FeatureContext extends Pick<Runtime, 'store'> {
  readonly deps: Deps
  /** Puts a chunk into the reducer, the middleware and a listener of its own. */
  settle(row: Feature, chunk: FeatureChunk): Flows
  /** Sends for what has to be there before a feature; its flows hear what woke that one. */
  loadDependencies(row: Feature, reduced?: ReducedAction): readonly Promise<unknown>[]
}

/** The next try of code that did not come. */
const isInterest = isAnyOf(modalExpected, modalOpenRequested, wentBack)

/**
 * One feature of one store. Its code is sent for when something needs it. Its own actions wait for it and are reduced once it is
 * here; its flows then hear what the others did meanwhile. Where its code does not come, what was asked for is refused or it is
 * told as missing, and the next need asks again.
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
   * What passed since its code was sent for; where that did not come, the start of the page: a stored session is taken back
   * at the next sign of interest.
   */
  let unheard: ReducedAction[] = []
  let arriving: Promise<void> | undefined
  /** It was said that its code is missing. */
  let isMissed = false
  /** What it says about its own absence does not send for it again. */
  let isRefusing = false

  /** Code that comes with another try in an open card missed the view coming up. */
  const viewOnScreen = (): ReducedAction[] => {
    const state = store.getState()
    const isTold = !isMissed || unheard.some(([action]) => viewShown.match(action))
    if (isTold || !selectIsOpen(state)) return []
    return [[viewShown({ view: selectCurrentView(state), cause: 'replaced', previous: null })]]
  }

  const arrive = (chunk: FeatureChunk) => {
    const arrived = settle(row, chunk)
    arrived.listen(flowsResumed()) // of an imported state: nothing is on its way yet
    flows = arrived // what a flow dispatches is heard at once, as ever
    unheard.push(...viewOnScreen())
    if (isMissed) store.dispatch(chunkFetched({ name, isHere: true }))
    for (let next = unheard.shift(); next; next = unheard.shift()) arrived.listen(...next)
    for (let next = postponed.shift(); next; next = postponed.shift()) next.proceed()
  }

  const miss = () => {
    const asked = [...unheard.map(([action]) => action), ...postponed.map(({ action }) => action)]
    const refused = asked.flatMap(action => row.refuse?.(action) ?? [])
    postponed = []
    unheard = unheard.filter(([action]) => storeReady.match(action))
    arriving = undefined
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
    if (flows || arriving) return arriving ?? Promise.resolve()
    if (reduced) unheard.push(reduced)
    arriving = Promise.all([fetch(), ...loadDependencies(row, reduced)]).then(
      ([chunk]) => arrive(chunk),
      (reason: unknown) => {
        miss()
        throw reason
      },
    )
    return arriving
  }
  const wakeQuietly = (reduced?: ReducedAction) => {
    wake(reduced).catch(() => undefined) // told where it is missed
  }

  const isOwner = ({ type }: UnknownAction): boolean =>
    !isRefusing && owns.some(each => type.startsWith(`walletModal/${each}/`))

  const isOwn = (view: ViewName): boolean => row.views?.[view] !== undefined

  const isNeeded = (action: UnknownAction, view: ViewEntry | undefined): boolean => {
    if (isRefusing) return false
    if ((isMissed || unheard.length > 0) && isInterest(action)) return true
    return (
      isOwner(action) ||
      row.wakesOn?.(action, store.getState(), deps) === true ||
      (view !== undefined && (isOwn(view.name) || row.isNeededBy?.(factsOf(view.name)) === true))
    )
  }

  return {
    row,
    wake,
    isHere: () => flows !== undefined,
    /** Whether a view is one of its own, which cannot be drawn without it. */
    isOwn,
    /** Keeps an action of its own until its code is here. False where it need not wait. */
    postpone(action: UnknownAction, proceed: () => void): boolean {
      if (flows || !isOwner(action)) return false
      postponed.push({ action, proceed })
      wakeQuietly()
      return true
    },
    /** Tells its flows of an action, once they are here; sends for its code where the action, or the view it shows, needs it. */
    hear(reduced: ReducedAction, view: ViewEntry | undefined) {
      if (flows) {
        flows.listen(...reduced)
        return
      }
      if (arriving) unheard.push(reduced)
      else if (isNeeded(reduced[0], view)) wakeQuietly(reduced)
    },
    listen(...reduced: ReducedAction) {
      flows?.listen(...reduced)
    },
    halt() {
      // What happened before a jump starts nothing after it.
      postponed = []
      unheard = []
      flows?.listen(flowsHalted())
    },
    dispose: () => flows?.dispose(),
  }
}

export type LazyFeature = ReturnType<typeof createLazyFeature>
