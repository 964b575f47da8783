import { isAnyOf } from '@reduxjs/toolkit'
import { disconnected } from '../../events/connectionEvents'
import { modalCloseRequested } from '../../events/modalEvents'
import { paymentGiven, reviewNotReady } from '../../events/sendEvents'
import { parseCaipNetworkId } from '../../lib/address/caip'
import type { AppStartListening } from '../../store/listening'
import { selectIsActiveConnected } from '../../core/account/accountSelectors'
import { selectCurrentView } from '../../core/router/routerSlice'
import { methodLeft, selectPay } from './paySlice'
import { isProceeding } from './payState'

/** The checks of a payment begin anew, or have found a problem. */
const isReviewAnswered = isAnyOf(paymentGiven, reviewNotReady)

/**
 * Keeps an order on the page when its account leaves or changes, so that another wallet can pay.
 * Ends with `methodLeft`, or with `modalCloseRequested` where the payment is on its way, or
 * silently.
 */
export function registerChangePayerFlow(startListening: AppStartListening) {
  startListening({
    actionCreator: disconnected,
    effect: ({ payload }, api) => {
      const state = api.getState()
      const pay = selectPay(state)
      const { order, phase, error } = pay
      if (!order || selectCurrentView(state).name !== 'Pay') return
      if (parseCaipNetworkId(order.caipNetworkId).namespace !== payload.namespace) return
      if (isProceeding(pay)) {
        // The outcome of a payment on its way reaches the page without the modal.
        if (!selectIsActiveConnected(state)) api.dispatch(modalCloseRequested({ by: 'page' }))
      } else if (phase === 'choosing' && error) {
        // Another wallet may be able to pay.
        api.dispatch(methodLeft({}))
      }
    },
  })
  // The account changed or left while the token was checked: there is no review.
  return startListening({
    predicate: (action, { send }, before) =>
      before.send?.isCheckingToken === true &&
      send?.isCheckingToken === false &&
      send.intent === null &&
      !isReviewAnswered(action),
    effect: (_action, api) => {
      const state = api.getState()
      const { order, phase } = selectPay(state)
      if (order && phase === 'wallet' && selectCurrentView(state).name === 'Pay') {
        api.dispatch(methodLeft({}))
      }
    },
  })
}
