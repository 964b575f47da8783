import type { ErrorState } from '../../domain/errorCatalogue'
import type { FlowApi } from '../../store/listening'
import { payEnded } from './payEvents'
import { selectPay } from './paySlice'
import { getUnknownOutcomeError, isProceeding } from './payState'

/**
 * Ends an order, unless a wallet, an exchange or the network may still decide. A possible payment
 * takes precedence over the last failure; without either, the user cancelled.
 */
export function endOrder(api: Pick<FlowApi, 'dispatch' | 'getState'>, failure?: ErrorState) {
  const pay = selectPay(api.getState())
  const { order, phase } = pay
  if (!order || isProceeding(pay)) return
  const own = phase === 'failed' ? pay.error : null
  const error = getUnknownOutcomeError(pay) ?? failure ?? own
  api.dispatch(payEnded({ id: order.id, ...(error && { error }) }))
}
