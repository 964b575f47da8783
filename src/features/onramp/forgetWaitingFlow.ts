import { flowsResumed } from '../../events/flowEvents'
import type { AppStartListening } from '../../store/listening'
import { linkForgotten, purchaseLeft, quoteExpired, selectOnRamp } from './onrampSlice'

/** What looks under way in a state that somebody travelled to, or that was given, is not. Ends in silence. */
export function registerForgetWaitingFlow(startListening: AppStartListening) {
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
