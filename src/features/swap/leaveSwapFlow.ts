import { isAnyOf } from '@reduxjs/toolkit'
import { reviewLeft } from '../../events/sendEvents'
import { viewShown } from '../../events/viewEvents'
import type { AppStartListening } from '../../store/listening'
import { selectCurrentView } from '../router/routerSlice'
import { selectHistory } from '../router/routerSelectors'
import { selectSwap, swapLeft } from './swapSlice'
import { isHandedOver } from './swapState'
import { isOfSwap } from './swapViews'

/**
 * Who leaves the form for another view finds an empty one the next time. A review stays while its wallet is moved to its
 * network, and what the wallet has is not let go. Ends with `swapLeft`, or in silence.
 */
export function registerLeaveSwapFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(viewShown, reviewLeft),
    effect: (_action, api) => {
      const state = api.getState()
      const swap = selectSwap(state)
      if (isOfSwap(selectCurrentView(state)) || isHandedOver(swap)) return
      const isReviewed = selectHistory(state).some(({ name }) => name === 'SwapPreview')
      if (swap.review !== null && isReviewed) return
      if (swap.tokensPhase !== 'idle' || swap.source !== null) api.dispatch(swapLeft())
    },
  })
}
