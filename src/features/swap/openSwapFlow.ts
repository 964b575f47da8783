import { isAnyOf } from '@reduxjs/toolkit'
import { modalOpened } from '../../events/modalEvents'
import type { AppStartListening } from '../../store/listening'
import { historyReset, selectCurrentView, viewPushed, viewReplaced } from '../router/routerSlice'
import { swapOpened } from './swapSlice'
import { isOfSwap } from './swapViews'

/** That the form came on screen is a fact of its own, since its code comes after the view. Ends with `swapOpened`. */
export function registerOpenSwapFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(modalOpened, viewPushed, viewReplaced, historyReset),
    effect: (action, api) => {
      if (selectCurrentView(api.getState()).name !== 'Swap') return
      const isOpening = modalOpened.match(action)
      if (isOpening || !isOfSwap(selectCurrentView(api.getOriginalState()))) {
        api.dispatch(swapOpened())
      }
    },
  })
}
