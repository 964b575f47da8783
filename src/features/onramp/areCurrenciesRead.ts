import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit'
import { hasCurrencies } from './hasCurrencies'
import { onrampApi } from './onrampApi'
import type { CurrencyLists } from './onrampCache'

/** Matches the service's currencies. An answer without any leaves the examples in place. */
export const areCurrenciesRead = (action: UnknownAction): action is PayloadAction<CurrencyLists> =>
  onrampApi.endpoints.getOnRampLists.matchFulfilled(action) && hasCurrencies(action.payload)
