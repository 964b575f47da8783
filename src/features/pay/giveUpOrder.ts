import type { ErrorState } from '../../domain/errorCatalogue'
import type { FlowApi } from '../../store/listening'
import { payEnded } from './payEvents'
import { selectPay } from './paySlice'
import { doubtOf, goesOn } from './payState'

/**
 * Ends the order that nobody looks at any more, unless a wallet, an exchange or the network has yet to say something. What may
 * have been paid comes before the reason why the last way failed; without either it was given up.
 */
export function giveUpOrder(api: Pick<FlowApi, 'dispatch' | 'getState'>, failure?: ErrorState) {
  const pay = selectPay(api.getState())
  const { order, phase } = pay
  if (!order || goesOn(pay)) return
  const own = phase === 'failed' ? pay.error : null
  const error = doubtOf(pay) ?? failure ?? own
  api.dispatch(payEnded({ id: order.id, ...(error && { error }) }))
}
