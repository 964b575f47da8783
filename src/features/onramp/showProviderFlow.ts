import { viewEntry } from '../../domain/views'
import type { AppStartListening } from '../../store/listening'
import { viewPushed } from '../../core/router/routerSlice'
import { selectProvider } from './onrampSelectors'
import { providerChosen, purchaseStarted } from './onrampSlice'

/**
 * Shows the chosen provider. One without quotes opens with the same press. Ends with `viewPushed`.
 */
export function registerShowProviderFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: providerChosen,
    effect: ({ payload }, api) => {
      const provider = selectProvider(api.getState(), payload)
      api.dispatch(viewPushed(viewEntry('BuyInProgress')))
      if (provider && !provider.isQuoted) api.dispatch(purchaseStarted())
    },
  })
}
