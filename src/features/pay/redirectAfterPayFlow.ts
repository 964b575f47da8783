import type { AppStartListening } from '../../store/listening'
import { payEnded } from './payEvents'
import { selectPay } from './paySlice'

/** Redirects the page once its payment is done. */
export function registerRedirectAfterPayFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: payEnded,
    effect: ({ payload: { id, done } }, api) => {
      const { order } = selectPay(api.getOriginalState())
      if (!done || order?.id !== id || order.redirectUrl === null) return
      api.extra.openLink(order.redirectUrl, '', '_self')
    },
  })
}
