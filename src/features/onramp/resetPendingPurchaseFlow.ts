import { flowsResumed } from '../../events/flowEvents'
import type { AppStartListening } from '../../store/listening'
import { linkForgotten, purchaseLeft, quoteExpired, selectOnRamp } from './onrampSlice'

/** Resets steps that look pending in a replayed or preloaded state: no flow is running for them. */
export function registerResetPendingPurchaseFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: flowsResumed,
    effect: (_action, api) => {
      const { quote, link, phase } = selectOnRamp(api.getState())
      if (quote.phase === 'loading' || quote.phase === 'known') api.dispatch(quoteExpired())
      if (link.phase === 'loading') api.dispatch(linkForgotten())
      if (phase !== 'editing') api.dispatch(purchaseLeft())
    },
  })
}
