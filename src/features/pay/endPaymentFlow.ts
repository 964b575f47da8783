import { isAnyOf } from '@reduxjs/toolkit'
import { viewEntry, type ViewName } from '../../domain/views'
import { flowsResumed } from '../../events/flowEvents'
import { modalClosed, modalOpenRequested } from '../../events/modalEvents'
import { isShown } from '../../events/viewEvents'
import type { AppStartListening } from '../../store/listening'
import { selectIsOpen } from '../modal/modalSlice'
import { historyReset, selectCurrentView, wentBack } from '../router/routerSlice'
import { selectSend } from '../send/sendSlice'
import { giveUpOrder } from './giveUpOrder'
import { payEnded } from './payEvents'
import { payNotHeardOf, selectPay, methodLeft } from './paySlice'

const OWN: readonly ViewName[] = ['Pay', 'PayLoading']

/**
 * Whoever closes the card has given up what was to be paid, unless a wallet or an exchange has it already; who closed it by
 * connecting a wallet for it is led back. Whoever comes where nothing is to be paid is led to the account. Ends with `payEnded`,
 * `modalOpenRequested` or `historyReset`, or in silence.
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
      const send = selectSend(api.getOriginalState())
      const failure = phase === 'wallet' && send.phase === 'failed' ? send.error : null
      giveUpOrder(api, failure ?? undefined)
    },
  })
  startListening({
    matcher: isAnyOf(wentBack, flowsResumed),
    effect: (action, api) => {
      const { phase } = selectPay(api.getState())
      const wasThere = selectPay(api.getOriginalState()).exchangeId !== null
      // Who goes back from an exchange’s page takes another way; what is in a wallet is told by its own review.
      const isExchange = wentBack.match(action) && wasThere && phase !== 'choosing'
      if (isExchange || phase === 'checking' || phase === 'preparing') api.dispatch(methodLeft({}))
      else if (phase === 'open') api.dispatch(payNotHeardOf()) // in a state that was given nobody looks
    },
  })
  return startListening({
    matcher: isAnyOf(payEnded, isShown(...OWN)),
    effect: (action, api) => {
      const state = api.getState()
      if (selectPay(state).order !== null) return
      // What is shown as the card goes away is left alone.
      const isLeft = payEnded.match(action) && !selectIsOpen(state)
      if (!isLeft && OWN.includes(selectCurrentView(state).name)) {
        api.dispatch(historyReset(viewEntry('Account')))
      }
    },
  })
}
