import { isAnyOf, TaskAbortError, type UnknownAction } from '@reduxjs/toolkit'
import { RECEIPT_TIMEOUT_MS } from '../../domain/limits'
import { MINED_ERRORS } from '../../domain/payment/minedErrors'
import { getPaymentOrderMark } from '../../domain/payment/getOrderMark'
import { outcomeUnknown } from '../../domain/payment/outcomeUnknown'
import { flowsHalted } from '../../events/flowEvents'
import { requestEnded, requestTimedOut, requestOpened } from '../../events/requestEvents'
import { reviewLeft, reviewNotReady, transactionMined } from '../../events/sendEvents'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { endOrder } from './endOrder'
import { isOrderShown } from './isOrderShown'
import { payEnded } from './payEvents'
import {
  methodLeft,
  payRequestChanged,
  payRequestOpened,
  selectPay,
  unsettledResolved,
} from './paySlice'
import type { UnsettledRequest } from './payState'

type Mined = ReturnType<typeof transactionMined>['payload']

/** Returns a wallet request that was recorded for an order, even if another order is shown now. */
const findRequest = (
  api: FlowApi,
  isMeant: (one: UnsettledRequest) => boolean,
): UnsettledRequest | undefined =>
  selectPay(api.getState())
    .unsettled.filter(one => one.kind === 'wallet')
    .find(isMeant)

/** Returns the order of a request while the page still waits for it. */
function getPendingOrder(api: FlowApi, { order: mark }: UnsettledRequest) {
  const { order } = selectPay(api.getState())
  return order?.mark === mark ? order : null
}

/** Applies the network's result to the request that a wallet made for an order. */
function applyReceipt(
  api: FlowApi,
  request: UnsettledRequest,
  { hash, status, replacedBy }: Mined,
) {
  const { id } = request
  const order = getPendingOrder(api, request)
  if (status === 'confirmed') {
    if (order) {
      api.dispatch(unsettledResolved(id))
      api.dispatch(
        payEnded({
          id: order.id,
          done: { by: 'wallet', hash: replacedBy ?? hash, exchangeId: null },
        }),
      )
    } else {
      // The page already got an unknown outcome; the warning stays before the user pays again.
      api.dispatch(payRequestChanged({ id, status: 'unknown' }))
    }
    return
  }
  const error = { code: MINED_ERRORS[status], detail: hash }
  if (outcomeUnknown(error.code)) {
    api.dispatch(payRequestChanged({ id, status: 'unknown', error }))
  } else api.dispatch(unsettledResolved(id))
  if (order) endOrder(api, error)
}

/** Reports an unknown outcome once the receipt takes too long. */
async function waitForReceipt(api: FlowApi, { id }: UnsettledRequest, hash: string) {
  const isOver = (action: UnknownAction): action is UnknownAction =>
    flowsHalted.match(action) || (transactionMined.match(action) && action.payload.hash === hash)
  const met = await api.take(isOver, RECEIPT_TIMEOUT_MS)
  const request = findRequest(api, one => one.id === id && one.status === 'sent')
  if (met || !request) return
  const error = { code: 'RECEIPT_TIMEOUT', detail: hash } as const
  api.dispatch(payRequestChanged({ id, status: 'unknown', error }))
  if (getPendingOrder(api, request)) endOrder(api)
}

/**
 * Reports the outcome of a payment from a wallet. The request is recorded before the wallet
 * receives it, and its response counts whenever it arrives. Ends with `payEnded` once the network
 * or the wallet has decided, or with `methodLeft` after going back.
 */
export function registerFollowWalletPaymentFlow(startListening: AppStartListening) {
  startListening({
    actionCreator: requestOpened,
    effect: ({ payload: { id, kind, fingerprint } }, api) => {
      const { order, phase } = selectPay(api.getState())
      if (!order || phase !== 'wallet' || kind !== 'send' || fingerprint === null) return
      if (getPaymentOrderMark(fingerprint) !== order.mark) return
      api.dispatch(payRequestOpened({ id, at: api.extra.now() }))
    },
  })
  startListening({
    matcher: isAnyOf(reviewLeft, reviewNotReady),
    effect: (action, api) => {
      const { order, phase } = selectPay(api.getState())
      if (!order || phase !== 'wallet') return
      api.dispatch(methodLeft(reviewNotReady.match(action) ? { error: action.payload } : {}))
    },
  })
  startListening({
    actionCreator: requestTimedOut,
    effect: ({ payload }, api) => {
      const { id } = payload.request
      const request = findRequest(api, one => one.id === id && one.status === 'open')
      if (!request) return
      api.dispatch(payRequestChanged({ id, status: 'late', error: payload.error }))
      // At the review the user can retry; elsewhere the page gets the error.
      if (getPendingOrder(api, request) && !isOrderShown(api)) endOrder(api)
    },
  })
  startListening({
    actionCreator: transactionMined,
    effect: ({ payload }, api) => {
      const request = findRequest(api, ({ hash }) => hash === payload.hash)
      if (request) applyReceipt(api, request, payload)
    },
  })
  return startListening({
    actionCreator: requestEnded,
    effect: async ({ payload: { request: asked, error, hash } }, api) => {
      const { id } = asked
      const request = findRequest(api, one => one.id === id)
      if (!request) return
      if (hash !== undefined) {
        api.dispatch(payRequestChanged({ id, status: 'sent', hash, error: null }))
        try {
          await waitForReceipt(api, request, hash)
        } catch (thrown) {
          // cancelled: the store's listeners were cleared
          if (!(thrown instanceof TaskAbortError)) throw thrown
        }
        return
      }
      if (error && outcomeUnknown(error.code)) {
        api.dispatch(payRequestChanged({ id, status: 'unknown', error }))
      } else api.dispatch(unsettledResolved(id))
      if (getPendingOrder(api, request) && !isOrderShown(api)) endOrder(api, error)
    },
  })
}
