import { isAnyOf } from '@reduxjs/toolkit'
import { accountsChanged } from '../../events/connectionEvents'
import { networkSwitched } from '../../events/networkEvents'
import { reviewLeft } from '../../events/sendEvents'
import type { AppStartListening } from '../../store/listening'
import { selectActiveAccount } from '../../core/account/accountSelectors'
import { accountSelected } from '../../core/account/accountSlice'
import { selectCurrentView, wentBack } from '../../core/router/routerSlice'
import { selectSend, senderChanged } from './sendSlice'
import { isHandedOver } from './sendState'

const mayChangeSender = isAnyOf(accountsChanged, accountSelected, networkSwitched)

/**
 * Another account holds other tokens: clears the token, the amount and a review not yet in the
 * wallet, and leaves a preview without payment. Ends with `senderChanged`, or silently.
 */
export function registerChangeSenderFlow(startListening: AppStartListening) {
  return startListening({
    matcher: mayChangeSender,
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
