import { isAnyOf } from '@reduxjs/toolkit'
import { reviewLeft } from '../../events/sendEvents'
import { viewShown } from '../../events/viewEvents'
import type { AppStartListening } from '../../store/listening'
import { selectCurrentView } from '../../core/router/routerSlice'
import { selectHistory } from '../../core/router/routerSelectors'
import { selectSwap, swapLeft } from './swapSlice'
import { isHandedOver } from './swapState'
import { isSwapView } from './swapViews'

/**
 * Empties a form that was left, but keeps a review while the wallet switches networks, and a swap
 * in the wallet. Ends with `swapLeft`, or silently.
 */
export function registerLeaveSwapFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(viewShown, reviewLeft),
    effect: (_action, api) => {
      const state = api.getState()
      const swap = selectSwap(state)
      if (isSwapView(selectCurrentView(state)) || isHandedOver(swap)) return
      const isReviewed = selectHistory(state).some(({ name }) => name === 'SwapPreview')
      if (swap.review !== null && isReviewed) return
      if (swap.caipNetworkId !== null || swap.source !== null) api.dispatch(swapLeft())
    },
  })
}
