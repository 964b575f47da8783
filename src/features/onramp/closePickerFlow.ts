import { isAnyOf } from '@reduxjs/toolkit'
import { modalCloseRequested } from '../../events/modalEvents'
import type { AppStartListening } from '../../store/listening'
import { wentBack } from '../../core/router/routerSlice'
import { selectCanGoBack } from '../../core/router/routerSelectors'
import { paymentChosen, purchaseChosen } from './onrampSlice'
import { isPicking } from './screens'

/** Goes back after a choice, or closes a modal without a previous view (opened by the widget). */
export function registerClosePickerFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(paymentChosen, purchaseChosen),
    effect: (_action, api) => {
      const state = api.getState()
      if (!isPicking(state)) return
      api.dispatch(selectCanGoBack(state) ? wentBack({}) : modalCloseRequested({ by: 'page' }))
    },
  })
}
