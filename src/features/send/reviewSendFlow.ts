import { TaskAbortError } from '@reduxjs/toolkit'
import { intentFingerprint } from '../../domain/payment/fingerprint'
import { toErrorState } from '../../domain/errors'
import type { ErrorState } from '../../domain/errorCatalogue'
import { viewEntry } from '../../domain/views'
import { reviewLeft } from '../../events/sendEvents'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { selectActiveNetwork } from '../network/networkSelectors'
import { selectCurrentView, viewPushed, wentBack } from '../router/routerSlice'
import { recallRequests } from '../requests/recallRequests'
import { buildIntent, missingPart } from './buildIntent'
import { checkToken } from './checkToken'
import { feeRequested, reviewNotReady, reviewReady, reviewRequested, selectSend } from './sendSlice'

/** The form says what is wrong, wherever the review was asked for. */
function refuse(api: FlowApi, error: ErrorState) {
  api.dispatch(reviewNotReady(error))
  if (selectCurrentView(api.getState()).name === 'WalletSendPreview') api.dispatch(wentBack({}))
}

/** Where a review is asked for. Whoever went elsewhere meanwhile is not led back. */
const isStillThere = (api: FlowApi) =>
  /^(?:WalletSend(?:Preview)?|Pay)$/.test(selectCurrentView(api.getState()).name)

/**
 * Freezes what the form says and shows it, or what it says by now when it is on screen already, and has the fee asked
 * for. What a token is counted in is asked of its contract first: nothing is frozen by the word of a service. Ends with
 * `feeRequested`, or with `reviewNotReady` when the form does not describe a payment; in silence when the form was
 * changed or left meanwhile.
 */
export function registerReviewSendFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: reviewRequested,
    effect: async (_action, api) => {
      api.cancelActiveListeners()
      try {
        const missing = missingPart(api.getState())
        const asked = missing ? null : buildIntent(api.getState())
        const network = selectActiveNetwork(api.getState())
        if (!asked || !network) {
          refuse(api, missing ?? { code: 'SEND_INCOMPLETE', detail: 'nobody is connected' })
          return
        }
        let intent = asked
        let fingerprint = intentFingerprint(asked)
        if (asked.token.address !== undefined) {
          const checked = await checkToken(api, asked, network)
          if (!selectSend(api.getState()).isCheckingToken) return
          if (!isStillThere(api)) {
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
        recallRequests(api)
      } catch (thrown) {
        if (thrown instanceof TaskAbortError) return // a newer press took over
        refuse(api, toErrorState(thrown, 'INVALID_PARAMS'))
        return
      }
      api.dispatch(viewPushed(viewEntry('WalletSendPreview')))
      api.dispatch(feeRequested())
    },
  })
}
