import { isAnyOf } from '@reduxjs/toolkit'
import { QueryStatus } from '@reduxjs/toolkit/query'
import { isShown } from '../../events/viewEvents'
import { FRESHNESS } from '../../services/freshness'
import type { AppStartListening } from '../../store/listening'
import { payApi } from './payApi'
import { exchangesRequested } from './payEvents'
import { selectPay } from './paySlice'
import { selectExchanges } from './selectExchanges'

/**
 * Requests the payment's exchanges once it is shown, and again on demand after a failure. Ends with
 * the answer in the service cache.
 */
export function registerLoadExchangesFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(exchangesRequested, isShown('Pay')),
    effect: async (_action, api) => {
      const { order } = selectPay(api.getState())
      const { status } = selectExchanges(api.getState())
      const isAsked = status === QueryStatus.pending || status === QueryStatus.fulfilled
      if (!order?.exchanges || isAsked) return
      await api.dispatch(
        payApi.endpoints.getExchanges.initiate(order, {
          subscribe: false,
          forceRefetch: FRESHNESS.getExchanges,
        }),
      )
    },
  })
}
