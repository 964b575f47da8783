import { isAnyOf } from '@reduxjs/toolkit'
import { viewEntry, type ViewName } from '../../domain/views'
import { flowsResumed } from '../../events/flowEvents'
import { modalClosed, modalOpenRequested } from '../../events/modalEvents'
import { isShown } from '../../events/viewEvents'
import type { AppStartListening } from '../../store/listening'
import { selectIsActiveConnected } from '../../core/account/accountSelectors'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { historyReset, selectCurrentView, wentBack } from '../../core/router/routerSlice'
import { endOrder } from './endOrder'
import { payEnded } from './payEvents'
import { payPollingTimedOut, selectPay, methodLeft } from './paySlice'

const PAY_VIEWS: readonly ViewName[] = ['Pay', 'PayLoading']

/**
 * Gives up the order when the modal closes, unless a wallet or an exchange already has it; reopens
 * it if a wallet was connected for it. A pay view without an order leads to the first view. Ends
 * with `payEnded`, `methodLeft`, `modalOpenRequested` or `historyReset`, or silently.
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
