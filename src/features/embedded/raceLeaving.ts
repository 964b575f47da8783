import { isAnyOf, TaskAbortError, type UnknownAction } from '@reduxjs/toolkit'
import { FRAME_ANSWER_MS } from '../../domain/limits'
import { ModalError } from '../../domain/ModalError'
import { connectRequested } from '../../events/connectionEvents'
import { flowsHalted } from '../../events/flowEvents'
import { modalClosed } from '../../events/modalEvents'
import { viewShown } from '../../events/viewEvents'
import type { FlowApi } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import { selectIsOpen } from '../modal/modalSlice'
import { selectCurrentView } from '../router/routerSlice'
import { selectEmailLogin } from './embeddedSlice'
import { isLoginView, isStepView } from './loginViews'

/** The visitor went away from signing in by email. */
export const ABORTED: unique symbol = Symbol('aborted')

const ends = isAnyOf(modalClosed, connectRequested, flowsHalted)

/** The visitor closed the card, went to another view or back to the field, or chose a wallet. */
export function hasLeft(action: UnknownAction): action is UnknownAction {
  if (!viewShown.match(action)) return ends(action)
  const { view, previous } = action.payload
  const isBack = previous !== null && isStepView(previous.name) && !isStepView(view.name)
  return isBack || !isLoginView(view.name)
}

/** A journey in time ends an attempt without a word: what is on screen is another story. */
export function leftBy(action: UnknownAction): typeof ABORTED {
  if (flowsHalted.match(action)) throw new ModalError('CANCELLED', 'Time travel')
  return ABORTED
}

/** The attempt has no more to say: another took its place, or the page is at another time. */
export const isFlowOver = (thrown: unknown): boolean =>
  thrown instanceof TaskAbortError || (thrown instanceof ModalError && thrown.code === 'CANCELLED')

/** Once a mail was sent, the field is no place of the attempt any more. */
function isAway(api: FlowApi): boolean {
  const state = api.getState()
  const isPlace = selectEmailLogin(state).phase === 'sending' ? isLoginView : isStepView
  return !selectIsOpen(state) || !isPlace(selectCurrentView(state).name)
}

/** Where a story with the frame lives on screen. */
export interface Places {
  /** The visitor went away from it, or it was ended otherwise. */
  readonly hasLeft: (action: UnknownAction) => action is UnknownAction
  readonly isAway: (api: FlowApi) => boolean
}

const LOGIN_PLACES: Places = { hasLeft, isAway }

/**
 * Asks the frame, and ends at once where the visitor leaves first: its late answer is dropped.
 *
 * @throws {ModalError} what the frame's client throws; `FRAME_REQUEST_TIMEOUT` where even that never does.
 */
export async function raceLeaving<T>(
  api: FlowApi,
  ask: (signal: AbortSignal) => Promise<T>,
  places: Places = LOGIN_PLACES,
): Promise<T | typeof ABORTED> {
  const outcome = await raceUntil(api, places.hasLeft, FRAME_ANSWER_MS, ask)
  if (outcome.kind === 'timedOut') throw new ModalError('FRAME_REQUEST_TIMEOUT')
  if (outcome.kind === 'left') return leftBy(outcome.action)
  return places.isAway(api) ? ABORTED : outcome.value
}

/** Waits for one of these actions of the visitor; null: they did nothing for that long. */
export async function nextOf<A extends UnknownAction>(
  api: FlowApi,
  isNext: (action: UnknownAction) => action is A,
  timeoutMs?: number,
  places: Places = LOGIN_PLACES,
): Promise<A | typeof ABORTED | null> {
  if (places.isAway(api)) return ABORTED
  const isEither = (action: UnknownAction): action is UnknownAction =>
    isNext(action) || places.hasLeft(action)
  const taken = await api.take(isEither, timeoutMs)
  if (!taken) return null
  return isNext(taken[0]) ? taken[0] : leftBy(taken[0])
}
