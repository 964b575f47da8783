import { toServiceErrorState } from '../../services/serviceError'
import type { AppStartListening } from '../../store/listening'
import { selectNetworkById } from '../../core/network/networkSlice'
import { sendApi } from './sendApi'
import { feeEstimated, feeNotEstimated, feeRequested, selectSend } from './sendSlice'

/**
 * Estimates the network fee of the review. Only the latest request counts. Ends with `feeEstimated`
 * or `feeNotEstimated`, or silently if the review was left.
 */
export function registerEstimateFeeFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: feeRequested,
    effect: async (_action, api) => {
      const { intent, phase } = selectSend(api.getState())
      if (!intent || phase !== 'reviewing') return
      const network = selectNetworkById(api.getState(), intent.caipNetworkId)
      if (!network) return
      api.cancelActiveListeners()
      const { data, error, isError } = await api.dispatch(
        sendApi.endpoints.getFeeEstimate.initiate(
          { intent, network },
          { subscribe: false, forceRefetch: true },
        ),
      )
      const isStale = selectSend(api.getState()).intent !== intent
      if (api.signal.aborted || isStale) return // another review, or none
      // After a failure, `data` is still the previous payment's.
      if (data && !isError) api.dispatch(feeEstimated(data))
      else api.dispatch(feeNotEstimated(toServiceErrorState(error, 'FEE_UNAVAILABLE')))
    },
  })
}
