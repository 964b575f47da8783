import type { AppStartListening } from '../../store/listening'
import { payEnded } from './payEvents'
import { selectPay } from './paySlice'

/** Leads the page where it wants to be once it was told that its payment is done. Ends in silence. */
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
