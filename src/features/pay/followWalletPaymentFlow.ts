import { isAnyOf, TaskAbortError, type UnknownAction } from '@reduxjs/toolkit'
import { RECEIPT_TIMEOUT_MS } from '../../domain/limits'
import type { PayOrder } from '../../domain/payment/payOrder'
import type { SubmittedTransaction } from '../../domain/transaction'
import { flowsHalted } from '../../events/flowEvents'
import { reviewLeft, transactionMined, transactionSubmitted } from '../../events/sendEvents'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { selectIsOpen } from '../modal/modalSlice'
import { requestEnded, requestTimedOut, reviewNotReady } from '../send/sendSlice'
import { payEnded } from './payEvents'
import { payHandedOver, selectPay, methodLeft } from './paySlice'

const ENDS = {
  failed: 'TRANSACTION_FAILED',
  replaced: 'TRANSACTION_REPLACED',
  expired: 'TRANSACTION_REJECTED',
} as const

const isOf = (order: PayOrder, sent: SubmittedTransaction): boolean =>
  sent.caipNetworkId === order.caipNetworkId &&
  sent.to === order.recipient &&
  sent.amount === order.amount &&
  sent.symbol === order.symbol

/** Waits for the network’s word on the payment; a page that waits for it hears at some time that there is none. */
async function followTransaction(api: FlowApi, id: string, hash: string): Promise<void> {
  const isOver = (action: UnknownAction): action is UnknownAction =>
    flowsHalted.match(action) ||
    (payEnded.match(action) && action.payload.id === id) ||
    (transactionMined.match(action) && action.payload.hash === hash)
  const met = await api.take(isOver, RECEIPT_TIMEOUT_MS)
  const [action] = met ?? []
  if (!action) {
    api.dispatch(payEnded({ id, error: { code: 'RECEIPT_TIMEOUT', detail: hash } }))
    return
  }
  if (!transactionMined.match(action)) return
  const { status } = action.payload
  if (status === 'confirmed') {
    api.dispatch(payEnded({ id, done: { by: 'wallet', hash, exchangeId: null } }))
  } else api.dispatch(payEnded({ id, error: { code: ENDS[status], detail: hash } }))
}

/**
 * Tells the page what became of a payment that the visitor makes from a wallet. Back from its review, another way may be taken. Ends
 * with `payEnded` once the network or the wallet has decided, or with `methodLeft`.
 */
export function registerFollowWalletPaymentFlow(startListening: AppStartListening) {
  startListening({
    matcher: isAnyOf(reviewLeft, reviewNotReady, requestTimedOut, requestEnded),
    effect: (action, api) => {
      const { order, phase, hash } = selectPay(api.getState())
      if (!order || phase !== 'wallet' || hash !== null) return
      if (reviewLeft.match(action)) api.dispatch(methodLeft({}))
      else if (reviewNotReady.match(action)) api.dispatch(methodLeft({ error: action.payload }))
      else if (!selectIsOpen(api.getState())) {
        // Who is still there can try again, and is told in the review; otherwise the page is to know.
        const late = { code: 'SEND_TIMEOUT', detail: 'The wallet did not answer' } as const
        const error = requestEnded.match(action) ? action.payload.error : late
        if (error) api.dispatch(payEnded({ id: order.id, error }))
      }
    },
  })
  return startListening({
    actionCreator: transactionSubmitted,
    effect: async ({ payload }, api) => {
      const { order, phase, hash } = selectPay(api.getState())
      if (!order || phase !== 'wallet' || hash !== null || !isOf(order, payload)) return
      api.dispatch(payHandedOver(payload.hash))
      try {
        await followTransaction(api, order.id, payload.hash)
      } catch (thrown) {
        if (!(thrown instanceof TaskAbortError)) throw thrown // else the store's flows were cleared
      }
    },
  })
}
