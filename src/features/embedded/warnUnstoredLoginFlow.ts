import { TaskAbortError } from '@reduxjs/toolkit'
import { modalClosed } from '../../events/modalEvents'
import type { AppStartListening } from '../../store/listening'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { toastShown } from '../../core/notifications/notificationsSlice'
import { loginStorageReported } from './embeddedEvents'
import { selectEmbeddedNamespaces } from '../../core/login/isEmbeddedConnection'

/**
 * Warns once per login that it ends with this page, if the browser blocks storage for the frame's
 * site. Waits for the modal to close, which removes its toasts. Ends with `toastShown`, or silently
 * if the login ends first.
 */
export function registerWarnUnstoredLoginFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: loginStorageReported,
    effect: async ({ payload: { isStoredHere } }, api) => {
      api.cancelActiveListeners()
      if (isStoredHere) return
      try {
        if (selectIsOpen(api.getState())) await api.take(modalClosed.match)
      } catch (thrown) {
        if (thrown instanceof TaskAbortError) return // a newer login took over
        throw thrown
      }
      if (selectEmbeddedNamespaces(api.getState()).length === 0) return
      api.dispatch(
        toastShown({
          id: 'email-not-stored',
          tone: 'warning',
          text: 'email.notStored',
          isSticky: true,
        }),
      )
    },
  })
}
