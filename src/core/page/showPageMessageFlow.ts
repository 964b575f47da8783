import { isAnyOf } from '@reduxjs/toolkit'
import type { AppStartListening } from '../../store/listening'
import { selectIsOpen } from '../modal/modalSlice'
import { alertRaised, toastShown } from '../notifications/notificationsSlice'
import { pageAlertRequested, pageToastRequested } from './pageEvents'

const asked = isAnyOf(pageToastRequested, pageAlertRequested)

/**
 * Shows a message of the host app like the modal's own: as a toast, on the page while the modal is
 * closed, or in the developers' alert bar. Ends with `toastShown` or `alertRaised`.
 */
export function registerShowPageMessageFlow(startListening: AppStartListening) {
  return startListening({
    matcher: asked,
    effect: (action, api) => {
      const { id, tone, message } = action.payload
      const said = { id, tone, text: 'page.message', params: { message } } as const
      if (pageToastRequested.match(action)) {
        const { isSticky = !selectIsOpen(api.getState()) } = action.payload
        api.dispatch(toastShown({ ...said, isSticky }))
      } else api.dispatch(alertRaised(said))
    },
  })
}
