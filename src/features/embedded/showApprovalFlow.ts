import { viewEntry } from '../../domain/views'
import { modalCloseRequested, modalOpened } from '../../events/modalEvents'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { selectHistory } from '../../core/router/routerSelectors'
import { selectCurrentView, viewPushed, wentBack } from '../../core/router/routerSlice'
import { frameRequestsChanged } from './embeddedEvents'
import { selectFrameRequests } from './embeddedSlice'

const isShown = (state: RootState) =>
  selectIsOpen(state) && selectCurrentView(state).name === 'ApproveTransaction'

/**
 * Shows the frame while requests wait in it, over the current view or in a newly opened modal, and
 * returns afterwards. Leaving rejects all pending requests.
 */
export function registerShowApprovalFlow(startListening: AppStartListening) {
  startListening({
    actionCreator: frameRequestsChanged,
    effect: ({ payload: { requests } }, api) => {
      const state = api.getState()
      const view = viewEntry('ApproveTransaction')
      if (requests.length > 0) {
        // `modalOpenRequested` would lead to the required sign-in, whose signature is approved
        // here.
        if (!selectIsOpen(state)) api.dispatch(modalOpened({ view, namespace: null }))
        else if (!isShown(state)) api.dispatch(viewPushed(view))
        return
      }
      if (!isShown(state)) return
      if (selectHistory(state).length > 1) api.dispatch(wentBack({ isReturn: true }))
      else api.dispatch(modalCloseRequested({ by: 'page' }))
    },
  })
  return startListening({
    predicate: (_action, now, before) =>
      selectFrameRequests(now).length > 0 && isShown(before) && !isShown(now),
    effect: (_action, api) => api.extra.embedded?.peek()?.rejectPending(),
  })
}
