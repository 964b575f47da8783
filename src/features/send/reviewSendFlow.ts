import { intentFingerprint } from '../../domain/intentFingerprint'
import { toErrorState } from '../../domain/errors'
import { viewEntry } from '../../domain/views'
import { serviceErrorState } from '../../services/serviceError'
import type { AppStartListening } from '../../store/listening'
import { selectActiveNetwork } from '../network/networkSelectors'
import { viewPushed } from '../router/routerSlice'
import { buildIntent } from './buildIntent'
import { sendApi } from './sendApi'
import {
  feeEstimated,
  feeNotEstimated,
  reviewReady,
  reviewRequested,
  selectSendIntent,
  sendFailed,
} from './sendSlice'

/**
 * Freezes what the form says, shows it, and asks what carrying it costs. Ends with `feeEstimated`, `feeNotEstimated`,
 * or `sendFailed` when the form does not describe a payment.
 */
export function registerReviewSendFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: reviewRequested,
    effect: async (_action, api) => {
      api.cancelActiveListeners()
      const state = api.getState()
      const intent = buildIntent(state)
      const network = selectActiveNetwork(state)
      if (!intent || !network) {
        api.dispatch(sendFailed({ code: 'SEND_INCOMPLETE', detail: 'the form is not complete' }))
        return
      }
      try {
        api.dispatch(reviewReady({ intent, fingerprint: intentFingerprint(intent) }))
      } catch (thrown) {
        api.dispatch(sendFailed(toErrorState(thrown, 'INVALID_PARAMS')))
        return
      }
      api.dispatch(viewPushed(viewEntry('WalletSendPreview')))
      const { data, error, isError } = await api.dispatch(
        sendApi.endpoints.getFeeEstimate.initiate(
          { intent, network },
          { subscribe: false, forceRefetch: true },
        ),
      )
      const isStale = selectSendIntent(api.getState()) !== intent
      if (api.signal.aborted || isStale) return // another review is on screen, or none
      // After a failure `data` still holds an earlier answer: it is not this payment's fee.
      if (data && !isError) api.dispatch(feeEstimated(data))
      else api.dispatch(feeNotEstimated(serviceErrorState(error, 'FEE_UNAVAILABLE')))
    },
  })
}
