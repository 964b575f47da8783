import { intentFingerprint } from '../../domain/intentFingerprint'
import { toErrorState } from '../../domain/errors'
import type { ErrorState } from '../../domain/errorCatalogue'
import { viewEntry } from '../../domain/views'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { selectActiveNetwork } from '../network/networkSelectors'
import { selectCurrentView, viewPushed, wentBack } from '../router/routerSlice'
import { buildIntent } from './buildIntent'
import { feeRequested, reviewNotReady, reviewReady, reviewRequested } from './sendSlice'

/** The form says what is wrong, wherever the review was asked for. */
function refuse(api: FlowApi, error: ErrorState) {
  api.dispatch(reviewNotReady(error))
  if (selectCurrentView(api.getState()).name === 'WalletSendPreview') api.dispatch(wentBack({}))
}

/**
 * Freezes what the form says and shows it, or what it says by now when it is on screen already, and has the fee asked
 * for. Ends with `feeRequested`, or with `reviewNotReady` when the form does not describe a payment.
 */
export function registerReviewSendFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: reviewRequested,
    effect: (_action, api) => {
      const state = api.getState()
      const intent = buildIntent(state)
      if (!intent || !selectActiveNetwork(state)) {
        refuse(api, { code: 'SEND_INCOMPLETE', detail: 'the form is not complete' })
        return
      }
      try {
        api.dispatch(reviewReady({ intent, fingerprint: intentFingerprint(intent) }))
      } catch (thrown) {
        refuse(api, toErrorState(thrown, 'INVALID_PARAMS'))
        return
      }
      api.dispatch(viewPushed(viewEntry('WalletSendPreview')))
      api.dispatch(feeRequested())
    },
  })
}
