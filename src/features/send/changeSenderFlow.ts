import { isAnyOf } from '@reduxjs/toolkit'
import { accountsChanged } from '../../events/connectionEvents'
import { networkSwitched } from '../../events/networkEvents'
import { reviewLeft } from '../../events/sendEvents'
import type { AppStartListening } from '../../store/listening'
import { selectActiveAccount } from '../account/accountSelectors'
import { accountSelected } from '../account/accountSlice'
import { selectCurrentView, wentBack } from '../router/routerSlice'
import { selectSend, senderChanged } from './sendSlice'
import { isHandedOver } from './sendState'

const concerns = isAnyOf(accountsChanged, accountSelected, networkSwitched)

/**
 * What one account holds is not the next one's to send: with another account, the token, the amount and a review that
 * is not in the wallet yet are let go, and a review without a payment is left. Ends with `senderChanged`, or in silence.
 */
export function registerChangeSenderFlow(startListening: AppStartListening) {
  return startListening({
    matcher: concerns,
    effect: (_action, api) => {
      const before = selectActiveAccount(api.getOriginalState()).address
      const isSame = selectActiveAccount(api.getState()).address === before
      if (!isSame) api.dispatch(senderChanged())
      const state = api.getState()
      if (selectCurrentView(state).name !== 'WalletSendPreview') return
      if (isSame && selectSend(state).intent !== null) return
      if (isHandedOver(selectSend(state))) return
      api.dispatch(reviewLeft())
      api.dispatch(wentBack({}))
    },
  })
}
