import { isAnyOf, TaskAbortError, type UnknownAction } from '@reduxjs/toolkit'
import { FRAME_RESPONSE_TIMEOUT_MS } from '../../domain/limits'
import { ModalError } from '../../domain/ModalError'
import { connectRequested } from '../../events/connectionEvents'
import { flowsHalted } from '../../events/flowEvents'
import { modalClosed } from '../../events/modalEvents'
import { viewShown } from '../../events/viewEvents'
import type { FlowApi } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { selectCurrentView } from '../../core/router/routerSlice'
import { selectEmailLogin } from './embeddedSlice'
import { isLoginView, isStepView } from './loginViews'

/** The visitor left the login. */
export const ABORTED: unique symbol = Symbol('aborted')

const isLoginEnd = isAnyOf(modalClosed, connectRequested, flowsHalted)

/** The visitor closed the modal, left the view or chose a wallet. */
export function hasLeft(action: UnknownAction): action is UnknownAction {
  if (!viewShown.match(action)) return isLoginEnd(action)
  const { view, previous } = action.payload
  const isBack = previous !== null && isStepView(previous.name) && !isStepView(view.name)
  return isBack || !isLoginView(view.name)
}

/** Throws for time travel, which must end the flow without an outcome. */
export function toAborted(action: UnknownAction): typeof ABORTED {
  if (flowsHalted.match(action)) throw new ModalError('CANCELLED', 'Time travel')
  return ABORTED
}

/** Whether a newer attempt or time travel ended the flow: it must not dispatch an outcome. */
export const isFlowOver = (thrown: unknown): boolean =>
  thrown instanceof TaskAbortError || (thrown instanceof ModalError && thrown.code === 'CANCELLED')

/** Once an email was sent, the field no longer belongs to the attempt. */
function isAway(api: FlowApi): boolean {
  const state = api.getState()
  const isPlace = selectEmailLogin(state).phase === 'sending' ? isLoginView : isStepView
  return !selectIsOpen(state) || !isPlace(selectCurrentView(state).name)
}

/** Where a conversation with the frame is on screen. */
export interface FlowScope {
  /** The visitor left, or flows were halted. */
  readonly hasLeft: (action: UnknownAction) => action is UnknownAction
  readonly isAway: (api: FlowApi) => boolean
}

const LOGIN_SCOPE: FlowScope = { hasLeft, isAway }

/**
 * Runs a frame request; ends as soon as the visitor leaves and drops a late response.
 * @throws {ModalError} whatever the frame's client throws; `FRAME_REQUEST_TIMEOUT` if it never
 * settles.
 */
export async function raceUntilLeft<T>(
  api: FlowApi,
  ask: (signal: AbortSignal) => Promise<T>,
  places: FlowScope = LOGIN_SCOPE,
): Promise<T | typeof ABORTED> {
  const outcome = await raceUntil(api, places.hasLeft, FRAME_RESPONSE_TIMEOUT_MS, ask)
  if (outcome.kind === 'timedOut') throw new ModalError('FRAME_REQUEST_TIMEOUT')
  if (outcome.kind === 'left') return toAborted(outcome.action)
  return places.isAway(api) ? ABORTED : outcome.value
}

/** Awaits one of these actions; null on timeout. */
export async function takeVisitorAction<A extends UnknownAction>(
  api: FlowApi,
  isNext: (action: UnknownAction) => action is A,
  timeoutMs?: number,
  places: FlowScope = LOGIN_SCOPE,
): Promise<A | typeof ABORTED | null> {
  if (places.isAway(api)) return ABORTED
  const isEither = (action: UnknownAction): action is UnknownAction =>
    isNext(action) || places.hasLeft(action)
  const taken = await api.take(isEither, timeoutMs)
  if (!taken) return null
  return isNext(taken[0]) ? taken[0] : toAborted(taken[0])
}
