import { isAnyOf } from '@reduxjs/toolkit'
import { hasViewContent } from '../../../domain/viewFacts'
import { modalClosed } from '../../../events/modalEvents'
import { viewShown } from '../../../events/viewEvents'
import { relayConnectionChanged, walletConnectSessionChanged } from '../pairingFacts'
import type { AppStartListening } from '../../../store/listening'
import type { RootState } from '../../../store/rootReducer'
import { selectIsOpen } from '../../modal/modalSlice'
import { selectToasts, toastDismissed, toastShown } from '../../notifications/notificationsSlice'
import { selectCurrentView } from '../../router/routerSlice'
import { selectWalletConnectProblem } from './walletConnectSelectors'

const TOAST_ID = 'connection-lost'

const changes = isAnyOf(relayConnectionChanged, walletConnectSessionChanged, modalClosed, viewShown)

/** These views show the warning themselves, along with an action. */
const isShownInView = (state: RootState) =>
  selectIsOpen(state) && hasViewContent(selectCurrentView(state), 'walletRequest')

/**
 * Shows a toast while a request waits and the relay is unreachable, unless the current view warns
 * already; also while the modal is closed. Ends with `toastShown` or `toastDismissed`.
 */
export function registerShowConnectionLostFlow(startListening: AppStartListening) {
  return startListening({
    matcher: changes,
    effect: (_action, api) => {
      const state = api.getState()
      const trouble = selectWalletConnectProblem(state)
      const isTold = selectToasts(state).some(({ id }) => id === TOAST_ID)
      const shouldShow = trouble !== null && !isShownInView(state)
      if (shouldShow === isTold) return
      const text = trouble === 'lost' ? 'errors.relayLost' : 'errors.relayRefused'
      api.dispatch(
        shouldShow
          ? toastShown({ id: TOAST_ID, tone: 'warning', text, isSticky: true })
          : toastDismissed(TOAST_ID),
      )
    },
  })
}
