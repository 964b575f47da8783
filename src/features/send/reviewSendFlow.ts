import { TaskAbortError } from '@reduxjs/toolkit'
import { intentFingerprint } from '../../domain/payment/fingerprint'
import { toErrorState } from '../../domain/errors'
import type { ErrorState } from '../../domain/errorCatalogue'
import { viewEntry } from '../../domain/views'
import { reviewLeft, reviewNotReady, reviewRequested } from '../../events/sendEvents'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { selectActiveNetwork } from '../../core/network/networkSelectors'
import { selectCurrentView, viewPushed, wentBack } from '../../core/router/routerSlice'
import { loadRememberedRequests } from '../../core/requests/loadRememberedRequests'
import { buildIntent, getMissingPart } from './buildIntent'
import { checkToken } from './checkToken'
import { feeRequested, reviewReady, selectSend } from './sendSlice'

/** Errors show in the form, even if the preview asked. */
function refuse(api: FlowApi, error: ErrorState) {
  api.dispatch(reviewNotReady(error))
  if (selectCurrentView(api.getState()).name === 'WalletSendPreview') api.dispatch(wentBack({}))
}

/** A visitor who left these views is not brought back. */
const isOnReviewableView = (api: FlowApi) =>
  /^(?:WalletSend(?:Preview)?|Pay)$/.test(selectCurrentView(api.getState()).name)

/**
 * Freezes the payment, requests the fee, and opens or refreshes the review. First checks the token
 * against its contract, as a balance service may be wrong. Ends with `reviewReady` or
 * `reviewNotReady`; silently if the form was changed or left meanwhile.
 */
export function registerReviewSendFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: reviewRequested,
    effect: async (_action, api) => {
      api.cancelActiveListeners()
      try {
        const missing = getMissingPart(api.getState())
        const asked = missing ? null : buildIntent(api.getState())
        const network = selectActiveNetwork(api.getState())
        if (!asked || !network) {
          refuse(api, missing ?? { code: 'SEND_INCOMPLETE', detail: 'no wallet is connected' })
          return
        }
        let intent = asked
        let fingerprint = intentFingerprint(asked)
        if (asked.token.address !== undefined) {
          const checked = await checkToken(api, asked, network)
          if (!selectSend(api.getState()).isCheckingToken) return
          if (!isOnReviewableView(api)) {
            api.dispatch(reviewLeft())
            return
          }
          if ('problem' in checked) {
            refuse(api, checked.problem)
            return
          }
          intent = checked.intent
          fingerprint = intentFingerprint(intent)
        }
        api.dispatch(reviewReady({ intent, fingerprint }))
        // Before the view opens: an earlier review of the same payment left its fee in the cache.
        api.dispatch(feeRequested())
        loadRememberedRequests(api)
      } catch (thrown) {
        if (thrown instanceof TaskAbortError) return // a newer press took over
        refuse(api, toErrorState(thrown, 'INVALID_PARAMS'))
        return
      }
      api.dispatch(viewPushed(viewEntry('WalletSendPreview')))
    },
  })
}
