import { flowsResumed } from '../../events/flowEvents'
import type { AppStartListening } from '../../store/listening'
import { expireQuote } from './expireQuote'
import { selectQuote } from './onrampSelectors'
import { purchaseLeft, selectOnRamp } from './onrampSlice'

/** Resets steps that look pending in a replayed or preloaded state: no flow is running for them. */
export function registerResetPendingPurchaseFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: flowsResumed,
    effect: (_action, api) => {
      const { answer, isLoading } = selectQuote(api.getState())
      if (isLoading || answer) expireQuote(api)
      if (selectOnRamp(api.getState()).phase !== 'editing') api.dispatch(purchaseLeft())
    },
  })
}
