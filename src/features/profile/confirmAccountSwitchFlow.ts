import type { AppStartListening } from '../../store/listening'
import { accountSelected } from '../../core/account/accountSlice'
import { toastShown } from '../../core/notifications/notificationsSlice'
import { selectCurrentView } from '../../core/router/routerSlice'

/** Confirms an account switch with a toast in the list of wallets. */
export function registerConfirmAccountSwitchFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: accountSelected,
    effect: (_action, api) => {
      if (selectCurrentView(api.getState()).name !== 'ProfileWallets') return
      api.dispatch(
        toastShown({ id: 'account-switched', tone: 'positive', text: 'profile.switched' }),
      )
    },
  })
}
