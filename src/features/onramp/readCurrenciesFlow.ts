import { isAnyOf } from '@reduxjs/toolkit'
import { viewEntry } from '../../domain/views'
import { walletConnected } from '../../events/connectionEvents'
import { networkSwitched } from '../../events/networkEvents'
import { isShown, viewShown } from '../../events/viewEvents'
import { FRESHNESS } from '../../services/freshness'
import type { AppStartListening } from '../../store/listening'
import { selectActiveCaipNetworkId } from '../../core/network/networkSlice'
import { viewReplaced } from '../../core/router/routerSlice'
import { dropAnswers } from './dropAnswers'
import { onrampApi } from './onrampApi'
import { selectListsAnswer } from './onrampCache'
import { selectCurrencies } from './onrampSelectors'
import { selectOnRamp, widgetUsed } from './onrampSlice'
import { isBuying, showsCurrencies } from './screens'

const isCurrencyTrigger = isAnyOf(widgetUsed, networkSwitched, walletConnected, viewShown)
const OPTIONS = { forceRefetch: FRESHNESS.getOnRampLists, subscribe: false } as const

/**
 * Loads the currencies when a view first needs them: once, and without an answer once per network
 * until the providers are opened again. Ends with the answer of `getOnRampLists`. Replaces a buy
 * view that has no provider with the list of providers.
 */
export function registerReadCurrenciesFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isCurrencyTrigger,
    effect: async (action, api) => {
      const state = api.getState()
      if (isBuying(state) && selectOnRamp(state).provider === null) {
        api.dispatch(viewReplaced(viewEntry('OnRampProviders')))
        return
      }
      if (!selectCurrencies(state).areExamples) return
      if (!widgetUsed.match(action) && !showsCurrencies(state)) return
      const caipNetworkId = selectActiveCaipNetworkId(state)
      if (caipNetworkId === null) return
      const asked = selectListsAnswer(state)
      const isAskedHere = asked?.originalArgs?.caipNetworkId === caipNetworkId
      const isLookedAtAnew = isShown('OnRampProviders')(action)
      if (isAskedHere && (asked?.status === 'pending' || !isLookedAtAnew)) return
      // A pending request for another network would take the place of this one.
      if (!isAskedHere) dropAnswers(api, 'getOnRampLists')
      await api.dispatch(onrampApi.endpoints.getOnRampLists.initiate({ caipNetworkId }, OPTIONS))
    },
  })
}
