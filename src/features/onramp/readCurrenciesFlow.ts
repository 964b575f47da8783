import { isAnyOf } from '@reduxjs/toolkit'
import { viewEntry } from '../../domain/views'
import { walletConnected } from '../../events/connectionEvents'
import { networkSwitched } from '../../events/networkEvents'
import { isShown, viewShown } from '../../events/viewEvents'
import type { CaipNetworkId } from '../../lib/address/caip'
import type { AppStartListening } from '../../store/listening'
import { selectActiveCaipNetworkId } from '../../core/network/networkSlice'
import { viewReplaced } from '../../core/router/routerSlice'
import { onrampApi } from './onrampApi'
import { currenciesRead, selectOnRamp, widgetUsed } from './onrampSlice'
import { isBuying, showsCurrencies } from './screens'

const isCurrencyTrigger = isAnyOf(widgetUsed, networkSwitched, walletConnected, viewShown)

/**
 * Loads the currencies when a view first needs them. Ends with `currenciesRead`. Replaces a buy
 * view that has no provider with the list of providers.
 */
export function registerReadCurrenciesFlow(startListening: AppStartListening) {
  /**
   * The network whose lists were read last: only reopening the providers requests them again there.
   */
  let withoutLists: CaipNetworkId | null = null
  return startListening({
    matcher: isCurrencyTrigger,
    effect: async (action, api) => {
      const state = api.getState()
      if (isBuying(state) && selectOnRamp(state).provider === null) {
        api.dispatch(viewReplaced(viewEntry('OnRampProviders')))
        return
      }
      if (selectOnRamp(state).areListsRead) return
      if (!widgetUsed.match(action) && !showsCurrencies(state)) return
      const caipNetworkId = selectActiveCaipNetworkId(state)
      if (caipNetworkId === null) return
      const isLookedAtAnew = isShown('OnRampProviders')(action)
      if (caipNetworkId === withoutLists && !isLookedAtAnew) return
      api.cancelActiveListeners()
      const { data, isError } = await api.dispatch(
        onrampApi.endpoints.getOnRampLists.initiate(
          { caipNetworkId },
          { subscribe: false, forceRefetch: true },
        ),
      )
      if (api.signal.aborted) return
      withoutLists = caipNetworkId
      const isWhole = !isError && data && data.payments.length > 0 && data.purchases.length > 0
      if (isWhole) api.dispatch(currenciesRead(data))
      else if (!selectOnRamp(api.getState()).areExamples) api.dispatch(currenciesRead(null))
    },
  })
}
