import { isAnyOf } from '@reduxjs/toolkit'
import { estimateArrivalTime } from '../../lib/time/estimateArrivalTime'
import type { AppStartListening } from '../../store/listening'
import { selectNetworkOfIntent } from './sendRequestSelectors'
import { sendApi } from './sendApi'
import { arrivalEstimated, feeEstimated, feeNotEstimated, selectSendIntent } from './sendSlice'

/**
 * Estimates the arrival time from recent block times. The fee estimate includes the newest block,
 * so one more request suffices. Ends with `arrivalEstimated`, or silently if the review was left.
 */
export function registerEstimateArrivalFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(feeEstimated, feeNotEstimated),
    effect: async (action, api) => {
      api.cancelActiveListeners()
      const state = api.getState()
      const intent = selectSendIntent(state)
      const network = selectNetworkOfIntent(state)
      const newest = feeEstimated.match(action) ? action.payload.newest : undefined
      if (!intent) return
      if (!network || !newest) {
        api.dispatch(arrivalEstimated(null))
        return
      }
      const { data } = await api.dispatch(
        sendApi.endpoints.getBlockTime.initiate({ newest, network }, { subscribe: false }),
      )
      if (api.signal.aborted || selectSendIntent(api.getState()) !== intent) return
      const age = api.extra.now() - newest.minedAt
      api.dispatch(arrivalEstimated(data === undefined ? null : estimateArrivalTime(data, age)))
    },
  })
}
