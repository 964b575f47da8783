import { isAnyOf } from '@reduxjs/toolkit'
import { flowsHalted } from '../../events/flowEvents'
import { modalClosed } from '../../events/modalEvents'
import { isShown } from '../../events/viewEvents'
import { BACKOFF_WINDOW_MS, refuses } from '../../lib/time/createBackoff'
import { serviceErrorState, type ServiceError } from '../../services/serviceError'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { payApi } from './payApi'
import { assetOf } from './payAsset'
import { exchangesRequested } from './payEvents'
import { exchangesAsked, exchangesNotRead, exchangesRead, selectPay } from './paySlice'

const over = isAnyOf(modalClosed, flowsHalted)

/**
 * Returns when a refusing service may be asked again, so that the view can show the remaining time.
 */
function retryAtOf(api: FlowApi, error: ServiceError | object | undefined): number | null {
  const { status, retryAfterMs } = (error ?? {}) as Partial<ServiceError>
  const isRefused = status !== undefined && refuses({ status })
  const wait = retryAfterMs ?? (isRefused ? BACKOFF_WINDOW_MS : 0)
  return wait === 0 ? null : api.extra.now() + wait
}

/** Loads the payment's exchanges. Ends with `exchangesRead` or `exchangesNotRead`. */
export function registerAskExchangesFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(exchangesRequested, over, isShown('Pay')),
    effect: async (action, api) => {
      const { order, exchanges } = selectPay(api.getState())
      const isAsked = exchanges.phase === 'loading' || exchanges.phase === 'known'
      if (!over(action) && isAsked) return
      api.cancelActiveListeners()
      if (over(action) || !order?.exchanges) return
      api.dispatch(exchangesAsked())
      const { hosts: _hosts, ...choice } = order.exchanges
      const { data, error, isError } = await api.dispatch(
        payApi.endpoints.getExchanges.initiate(
          { ...choice, asset: assetOf(order), amount: order.amount },
          { subscribe: false, forceRefetch: true },
        ),
      )
      if (api.signal.aborted || selectPay(api.getState()).order?.id !== order.id) return
      if (data && !isError) api.dispatch(exchangesRead(data))
      else {
        const { code: said, detail } = serviceErrorState(error, 'UNABLE_TO_GET_EXCHANGES')
        const code = said === 'ASSET_NOT_SUPPORTED' ? said : 'UNABLE_TO_GET_EXCHANGES'
        api.dispatch(exchangesNotRead({ error: { code, detail }, retryAt: retryAtOf(api, error) }))
      }
    },
  })
}
