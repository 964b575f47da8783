import { FRESHNESS } from '../../services/freshness'
import type { AppStartListening } from '../../store/listening'
import { selectNetworkById } from '../../core/network/networkSlice'
import { sendApi } from './sendApi'
import { feeRequested, selectSend } from './sendSlice'

/**
 * Requests the network fee of the review, and then the time between blocks, from which the arrival
 * time is estimated. The fee estimate includes the newest block, so one more request suffices. Ends
 * with the answers of `getFeeEstimate` and `getBlockTime`.
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
      const { data, isError } = await api.dispatch(
        sendApi.endpoints.getFeeEstimate.initiate(
          { intent, network },
          { subscribe: false, forceRefetch: FRESHNESS.getFeeEstimate },
        ),
      )
      const isStale = api.signal.aborted || selectSend(api.getState()).intent !== intent
      // After a failure, `data` is still the previous answer.
      if (isStale || isError || !data?.newest) return
      await api.dispatch(
        sendApi.endpoints.getBlockTime.initiate(
          { newest: data.newest, network },
          { subscribe: false, forceRefetch: FRESHNESS.getBlockTime },
        ),
      )
    },
  })
}
