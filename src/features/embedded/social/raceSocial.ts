import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import { ModalError } from '../../../domain/ModalError'
import type { ViewName } from '../../../domain/views'
import { connectRequested } from '../../../events/connectionEvents'
import { flowsHalted } from '../../../events/flowEvents'
import { modalClosed } from '../../../events/modalEvents'
import { viewShown } from '../../../events/viewEvents'
import type { FlowApi } from '../../../store/listening'
import { raceUntil } from '../../../store/raceUntil'
import { selectIsOpen } from '../../../core/modal/modalSlice'
import { selectCurrentView } from '../../../core/router/routerSlice'
import { ABORTED, toAborted } from '../raceUntilLeft'

/** Whether a view belongs to a social sign-in. */
export const isSocialView = (name: ViewName): boolean =>
  name === 'ConnectingSocial' || name === 'ConnectingFarcaster'

const ends = isAnyOf(modalClosed, connectRequested, flowsHalted)

/** The visitor closed the modal, left the view or chose a wallet. */
const hasLeft = (action: UnknownAction): action is UnknownAction =>
  viewShown.match(action) ? !isSocialView(action.payload.view.name) : ends(action)

function isAway(api: FlowApi): boolean {
  const state = api.getState()
  return !selectIsOpen(state) || !isSocialView(selectCurrentView(state).name)
}

/**
 * Awaits the frame or the provider; ends as soon as the visitor leaves and drops a late result.
 * @throws {ModalError} whatever the work throws; `FRAME_REQUEST_TIMEOUT` if it never settles
 */
export async function raceSocial<T>(
  api: FlowApi,
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | typeof ABORTED> {
  if (isAway(api)) return ABORTED
  const outcome = await raceUntil(api, hasLeft, timeoutMs, work)
  if (outcome.kind === 'timedOut') throw new ModalError('FRAME_REQUEST_TIMEOUT')
  if (outcome.kind === 'left') return toAborted(outcome.action)
  return isAway(api) ? ABORTED : outcome.value
}
