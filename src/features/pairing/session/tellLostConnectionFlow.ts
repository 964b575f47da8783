import { isAnyOf } from '@reduxjs/toolkit'
import { shows } from '../../../domain/viewFacts'
import { modalClosed } from '../../../events/modalEvents'
import { viewShown } from '../../../events/viewEvents'
import { relayConnectionChanged, walletConnectSessionChanged } from '../pairingFacts'
import type { AppStartListening } from '../../../store/listening'
import type { RootState } from '../../../store/rootReducer'
import { selectIsOpen } from '../../modal/modalSlice'
import { selectToasts, toastDismissed, toastShown } from '../../notifications/notificationsSlice'
import { selectCurrentView } from '../../router/routerSlice'
import { selectConnectionTrouble } from './walletConnectSelectors'

const TOAST_ID = 'connection-lost'

const changes = isAnyOf(relayConnectionChanged, walletConnectSessionChanged, modalClosed, viewShown)

/** These views show the warning themselves, along with an action. */
const isToldInView = (state: RootState) =>
  selectIsOpen(state) && shows(selectCurrentView(state), 'walletRequest')

/**
 * Shows a toast while a request waits and the relay is unreachable, unless the current view warns
 * already; also while the modal is closed. Ends with `toastShown` or `toastDismissed`.
 */
export function registerTellLostConnectionFlow(startListening: AppStartListening) {
  return startListening({
    matcher: changes,
    effect: (_action, api) => {
      const state = api.getState()
      const trouble = selectConnectionTrouble(state)
      const isTold = selectToasts(state).some(({ id }) => id === TOAST_ID)
      const isDue = trouble !== null && !isToldInView(state)
      if (isDue === isTold) return
      const text = trouble === 'lost' ? 'errors.relayLost' : 'errors.relayRefused'
      api.dispatch(
        isDue
          ? toastShown({ id: TOAST_ID, tone: 'warning', text, isSticky: true })
          : toastDismissed(TOAST_ID),
      )
    },
  })
}
