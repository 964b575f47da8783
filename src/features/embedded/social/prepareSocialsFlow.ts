import { FRAME_RESPONSE_TIMEOUT_MS } from '../../../domain/limits'
import { getErrorTextKey } from '../../../domain/errorCatalogue'
import { ModalError } from '../../../domain/ModalError'
import { modalClosed } from '../../../events/modalEvents'
import type { AppStartListening } from '../../../store/listening'
import { raceUntil } from '../../../store/raceUntil'
import { alertRaised } from '../../../core/notifications/notificationsSlice'
import { toFrameErrorState } from '../toFrameErrorState'
import { isFlowOver } from '../raceUntilLeft'
import { socialsShown } from './socialBlockEvents'
import { socialsPrepared } from './socialEvents'

/**
 * Loads the frame before a press, as an installed app has no second window to wait in. Enables
 * providers even if that fails. Ends with `socialsPrepared`.
 */
export function registerPrepareSocialsFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: socialsShown,
    effect: async (_action, api) => {
      api.cancelActiveListeners()
      try {
        const outcome = await raceUntil(
          api,
          modalClosed.match,
          FRAME_RESPONSE_TIMEOUT_MS,
          async signal => {
            const client = await api.extra.embedded?.load()
            await client?.ready(signal)
          },
        )
        if (outcome.kind === 'timedOut') throw new ModalError('FRAME_REQUEST_TIMEOUT')
        api.dispatch(socialsPrepared({ error: null }))
      } catch (thrown) {
        if (isFlowOver(thrown)) return // a newer run took over
        const error = toFrameErrorState(thrown)
        const text = getErrorTextKey(error.code)
        api.dispatch(alertRaised({ id: text, tone: 'negative', text }))
        api.dispatch(socialsPrepared({ error }))
      }
    },
  })
}
