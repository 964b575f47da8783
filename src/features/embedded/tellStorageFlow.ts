import { TaskAbortError } from '@reduxjs/toolkit'
import { modalClosed } from '../../events/modalEvents'
import type { AppStartListening } from '../../store/listening'
import { selectIsOpen } from '../modal/modalSlice'
import { toastShown } from '../notifications/notificationsSlice'
import { loginStorageTold } from './embeddedEvents'
import { embeddedNamespaces } from './isEmbeddedConnection'

/**
 * Says once a login that it ends with this page, where the browser lets the site in the frame store nothing. The card closes by itself
 * after a login, and takes its messages along: so this is said over the page, after it. Ends with `toastShown`, or in silence where the
 * login is over by then.
 */
export function registerTellStorageFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: loginStorageTold,
    effect: async ({ payload: { isStoredHere } }, api) => {
      api.cancelActiveListeners()
      if (isStoredHere) return
      try {
        if (selectIsOpen(api.getState())) await api.take(modalClosed.match)
      } catch (thrown) {
        if (thrown instanceof TaskAbortError) return // a newer login took over
        throw thrown
      }
      if (embeddedNamespaces(api.getState()).length === 0) return
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
