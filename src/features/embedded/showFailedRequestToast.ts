import { modalClosed } from '../../events/modalEvents'
import type { FlowApi } from '../../store/listening'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { toastShown } from '../../core/notifications/notificationsSlice'
import { selectHistory } from '../../core/router/routerSelectors'
import { selectFrameRequests } from './embeddedSlice'
import { selectEmbeddedNamespaces } from '../../core/login/isEmbeddedConnection'

export const FAILED_TOAST_ID = 'email-failed'

/** More than closing the modal takes. */
const CLOSING_MS = 5_000

/**
 * Toasts a page's request that failed in the frame, whose modal closes without a message. A view
 * underneath reports its own requests. Call it while the request is pending.
 * @throws {TaskAbortError} when the store is cleared meanwhile
 */
export async function showFailedRequestToast(api: FlowApi, id: string): Promise<void> {
  const state = api.getState()
  const requests = selectFrameRequests(state)
  const failed = requests.find(request => request.id === id)
  if (!failed || selectHistory(state).length > 1) return
  const isLast = requests.length === 1
  // Closing the modal removes its toasts.
  if (isLast && selectIsOpen(state)) await api.take(modalClosed.match, CLOSING_MS)
  // the end of the login has its own toast
  if (selectEmbeddedNamespaces(api.getState()).length === 0) return
  // It may have been approved and sent before the frame was lost.
  const text = /send/i.test(failed.method) ? 'email.paymentFailed' : 'email.requestFailed'
  api.dispatch(toastShown({ id: FAILED_TOAST_ID, tone: 'warning', text, isSticky: isLast }))
}
