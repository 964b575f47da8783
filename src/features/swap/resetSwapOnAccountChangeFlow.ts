import { isAnyOf } from '@reduxjs/toolkit'
import { accountsChanged } from '../../events/connectionEvents'
import { networkSwitched } from '../../events/networkEvents'
import { reviewLeft } from '../../events/sendEvents'
import type { AppStartListening } from '../../store/listening'
import { selectActiveAccount } from '../../core/account/accountSelectors'
import { accountSelected } from '../../core/account/accountSlice'
import { selectCurrentView, wentBack } from '../../core/router/routerSlice'
import { selectSwap, swapperChanged } from './swapSlice'
import { isHandedOver } from './swapState'

/**
 * Another account holds other tokens: drops a swap not yet in the wallet, and leaves a preview
 * without review. Ends with `swapperChanged`, or silently.
 */
export function registerResetSwapOnAccountChangeFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(accountsChanged, accountSelected, networkSwitched),
    effect: (_action, api) => {
      const before = selectActiveAccount(api.getOriginalState()).address
      const isSame = selectActiveAccount(api.getState()).address === before
      if (!isSame) api.dispatch(swapperChanged())
      const state = api.getState()
      if (selectCurrentView(state).name !== 'SwapPreview') return
      if (selectSwap(state).review !== null || isHandedOver(selectSwap(state))) return
      api.dispatch(reviewLeft())
      api.dispatch(wentBack({}))
    },
  })
}
