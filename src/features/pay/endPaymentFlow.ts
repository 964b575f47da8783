import { isAnyOf } from '@reduxjs/toolkit'
import { viewEntry, type ViewName } from '../../domain/views'
import { disconnected } from '../../events/connectionEvents'
import { flowsResumed } from '../../events/flowEvents'
import { modalClosed, modalCloseRequested, modalOpenRequested } from '../../events/modalEvents'
import { paymentGiven, reviewNotReady } from '../../events/sendEvents'
import { isShown } from '../../events/viewEvents'
import { parseCaipNetworkId } from '../../lib/address/caip'
import type { AppStartListening } from '../../store/listening'
import { selectIsActiveConnected } from '../../core/account/accountSelectors'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { historyReset, selectCurrentView, wentBack } from '../../core/router/routerSlice'
import { endOrder } from './endOrder'
import { payEnded } from './payEvents'
import { payPollingTimedOut, selectPay, methodLeft } from './paySlice'
import { isProceeding } from './payState'

/** The checks of a payment begin anew, or have found a problem. */
const isReviewAnswered = isAnyOf(paymentGiven, reviewNotReady)

const PAY_VIEWS: readonly ViewName[] = ['Pay', 'PayLoading']

/**
 * Gives up the order when the modal closes, unless a wallet or an exchange already has it; reopens
 * it if a wallet was connected for it. A pay view without an order leads to the first view. Ends
 * with `payEnded`, `methodLeft`, `modalOpenRequested`, `modalCloseRequested` or `historyReset`, or
 * silently.
 */
export function registerEndPaymentFlow(startListening: AppStartListening) {
  startListening({
    actionCreator: modalClosed,
    effect: (_action, api) => {
      const { order, phase, exchangeId, hash } = selectPay(api.getState())
      if (!order) return
      const { id } = order
      if (phase === 'connected') {
        api.dispatch(methodLeft({}))
        api.dispatch(modalOpenRequested({ view: viewEntry('Pay') }))
        return
      }
      if (phase === 'paid') {
        api.dispatch(payEnded({ id, done: { by: 'exchange', hash, exchangeId } }))
        return
      }
      const { send } = api.getOriginalState()
      const failure = phase === 'wallet' && send?.phase === 'failed' ? send.error : null
      endOrder(api, failure ?? undefined)
    },
  })
  startListening({
    matcher: isAnyOf(wentBack, flowsResumed),
    effect: (action, api) => {
      const { phase } = selectPay(api.getState())
      const wasThere = selectPay(api.getOriginalState()).exchangeId !== null
      // Back from an exchange's page allows another method. The review handles its own way back.
      const isExchange = wentBack.match(action) && wasThere && phase !== 'choosing'
      if (isExchange || phase === 'checking' || phase === 'preparing') api.dispatch(methodLeft({}))
      // no poll is running in a preloaded state
      else if (phase === 'open') api.dispatch(payPollingTimedOut())
    },
  })
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
  startListening({
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
  return startListening({
    matcher: isAnyOf(payEnded, isShown(...PAY_VIEWS)),
    effect: (action, api) => {
      const state = api.getState()
      if (selectPay(state).order !== null) return
      // The view must not change while the modal closes.
      const isLeft = payEnded.match(action) && !selectIsOpen(state)
      if (!isLeft && PAY_VIEWS.includes(selectCurrentView(state).name)) {
        const home = selectIsActiveConnected(state) ? 'Account' : 'Connect'
        api.dispatch(historyReset(viewEntry(home)))
      }
    },
  })
}
