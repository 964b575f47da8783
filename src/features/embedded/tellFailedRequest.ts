import { modalClosed } from '../../events/modalEvents'
import type { FlowApi } from '../../store/listening'
import { selectIsOpen } from '../modal/modalSlice'
import { toastShown } from '../notifications/notificationsSlice'
import { selectHistory } from '../router/routerSelectors'
import { selectFrameRequests } from './embeddedSlice'
import { embeddedNamespaces } from './isEmbeddedConnection'

export const FAILED_TOAST_ID = 'email-failed'

/** The card of a request closes with it; this is longer than that takes. */
const CLOSING_MS = 5_000

/**
 * Tells the visitor that a request of the page failed in the frame, as when the frame was lost meanwhile: its card closes without a
 * word. A view under the frame tells of its own requests. Called while the request still waits.
 *
 * @throws {TaskAbortError} when the flows of the store are cleared meanwhile
 */
export async function tellFailedRequest(api: FlowApi, id: string): Promise<void> {
  const state = api.getState()
  const requests = selectFrameRequests(state)
  const failed = requests.find(request => request.id === id)
  if (!failed || selectHistory(state).length > 1) return
  const isLast = requests.length === 1
  // A card that closes takes its messages along.
  if (isLast && selectIsOpen(state)) await api.take(modalClosed.match, CLOSING_MS)
  if (embeddedNamespaces(api.getState()).length === 0) return // the login is over, which was told
  // What was approved before the frame was lost may have been sent.
  const text = /send/i.test(failed.method) ? 'email.paymentFailed' : 'email.requestFailed'
  api.dispatch(toastShown({ id: FAILED_TOAST_ID, tone: 'warning', text, isSticky: isLast }))
}
