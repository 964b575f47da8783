import { isAnyOf } from '@reduxjs/toolkit'
import { viewEntry } from '../../domain/views'
import { flowsResumed } from '../../events/flowEvents'
import { modalClosed, modalOpenRequested } from '../../events/modalEvents'
import type { AppStartListening } from '../../store/listening'
import { historyReset, wentBack } from '../router/routerSlice'
import { viewShownBy } from '../router/viewShownBy'
import { selectSend } from '../send/sendSlice'
import { payEnded } from './payEvents'
import { payNotHeardOf, selectPay, methodLeft } from './paySlice'
import { goesOn } from './payState'

const OWN: readonly string[] = ['Pay', 'PayLoading']

/**
 * Whoever closes the card has given up what was to be paid, unless a wallet or an exchange has it already; who closed it by
 * connecting a wallet for it is led back. Whoever comes where nothing is to be paid is led to the account. Ends with `payEnded`,
 * `modalOpenRequested` or `historyReset`, or in silence.
 */
export function registerEndPaymentFlow(startListening: AppStartListening) {
  startListening({
    actionCreator: modalClosed,
    effect: (_action, api) => {
      const pay = selectPay(api.getState())
      const { order, phase, exchangeId, hash, error, left } = pay
      if (!order) return
      const { id } = order
      if (phase === 'connected') {
        api.dispatch(methodLeft({}))
        api.dispatch(modalOpenRequested({ view: viewEntry('Pay') }))
        return
      }
      const send = selectSend(api.getOriginalState())
      if (goesOn(pay) || (phase === 'wallet' && send.phase === 'awaitingWallet')) return
      if (phase === 'wallet' && send.phase === 'failed' && send.error) {
        api.dispatch(payEnded({ id, error: send.error }))
      } else if (phase === 'paid') {
        api.dispatch(payEnded({ id, done: { by: 'exchange', hash, exchangeId } }))
      } else if (phase === 'unheard' || left !== null) {
        const detail = exchangeId ?? left?.exchangeId ?? ''
        api.dispatch(payEnded({ id, error: { code: 'UNABLE_TO_GET_BUY_STATUS', detail } }))
      } else if (phase === 'failed' && error) api.dispatch(payEnded({ id, error }))
      else api.dispatch(payEnded({ id }))
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
    predicate: action => OWN.includes(viewShownBy(action)?.name ?? ''),
    effect: (_action, api) => {
      if (selectPay(api.getState()).order === null) api.dispatch(historyReset(viewEntry('Account')))
    },
  })
}
