import { certifiedFilterChanged } from '../../../events/walletEvents'
import type { AppStartListening } from '../../../store/listening'
import { toastDismissed, toastShown } from '../../notifications/notificationsSlice'

const ID = 'certifiedOnly'

/** Shows a toast while the certified filter is on. */
export function registerShowCertifiedFilterFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: certifiedFilterChanged,
    effect: ({ payload: { isCertifiedOnly } }, api) => {
      api.dispatch(
        isCertifiedOnly
          ? toastShown({ id: ID, tone: 'info', text: 'allWallets.certifiedShown' })
          : toastDismissed(ID),
      )
    },
  })
}
