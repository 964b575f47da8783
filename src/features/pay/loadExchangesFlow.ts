import { isAnyOf } from '@reduxjs/toolkit'
import { flowsHalted } from '../../events/flowEvents'
import { modalClosed } from '../../events/modalEvents'
import { isShown } from '../../events/viewEvents'
import { BACKOFF_WINDOW_MS, refuses } from '../../lib/time/createBackoff'
import { toServiceErrorState, type ServiceError } from '../../services/serviceError'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { payApi } from './payApi'
import { toAssetId } from './payAsset'
import { exchangesRequested } from './payEvents'
import { exchangesAsked, exchangesNotRead, exchangesRead, selectPay } from './paySlice'

const isEnd = isAnyOf(modalClosed, flowsHalted)

/**
 * Returns when a refusing service may be asked again, so that the view can show the remaining time.
 */
function getRetryAt(api: FlowApi, error: ServiceError | object | undefined): number | null {
  const { status, retryAfterMs } = (error ?? {}) as Partial<ServiceError>
  const isRefused = status !== undefined && refuses({ status })
  const wait = retryAfterMs ?? (isRefused ? BACKOFF_WINDOW_MS : 0)
  return wait === 0 ? null : api.extra.now() + wait
}

/** Loads the payment's exchanges. Ends with `exchangesRead` or `exchangesNotRead`. */
export function registerLoadExchangesFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(exchangesRequested, isEnd, isShown('Pay')),
    effect: async (action, api) => {
      const { order, exchanges } = selectPay(api.getState())
      const isAsked = exchanges.phase === 'loading' || exchanges.phase === 'known'
      if (!isEnd(action) && isAsked) return
      api.cancelActiveListeners()
      if (isEnd(action) || !order?.exchanges) return
      api.dispatch(exchangesAsked())
      const { hosts: _hosts, ...choice } = order.exchanges
      const { data, error, isError } = await api.dispatch(
        payApi.endpoints.getExchanges.initiate(
          { ...choice, asset: toAssetId(order), amount: order.amount },
          { subscribe: false, forceRefetch: true },
        ),
      )
      if (api.signal.aborted || selectPay(api.getState()).order?.id !== order.id) return
      if (data && !isError) api.dispatch(exchangesRead(data))
      else {
        const { code: said, detail } = toServiceErrorState(error, 'UNABLE_TO_GET_EXCHANGES')
        const code = said === 'ASSET_NOT_SUPPORTED' ? said : 'UNABLE_TO_GET_EXCHANGES'
        api.dispatch(exchangesNotRead({ error: { code, detail }, retryAt: getRetryAt(api, error) }))
      }
    },
  })
}
