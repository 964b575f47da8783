import { getViewFacts } from '../../domain/viewFacts'
import { connectCancelled } from '../../events/connectionEvents'
import { modalCloseRequested } from '../../events/modalEvents'
import { networkSwitchCancelled } from '../../events/networkEvents'
import { reviewLeft } from '../../events/sendEvents'
import type { AppStartListening } from '../../store/listening'
import { selectIsActiveConnected } from '../account/accountSelectors'
import { selectAttempt } from '../connections/attemptSelectors'
import { selectActiveNamespace } from '../network/networkSelectors'
import { selectConnectedView } from '../network/switchSelectors'
import { wentBack } from '../router/routerSlice'
import { selectHistory } from '../router/routerSelectors'
import { backRequested } from '../../events/backEvents'

/**
 * Leaves the current view and cancels what it was waiting for; closes the modal from the first
 * view.
 */
export function registerGoBackFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: backRequested,
    effect: (_action, api) => {
      const state = api.getState()
      const history = selectHistory(state)
      const [below, left] = history.slice(-2)
      if (!left || !below) {
        api.dispatch(modalCloseRequested({ by: 'visitor' }))
        return
      }
      const { abandons } = getViewFacts(left.name)
      const attempt = selectAttempt(state)
      if (abandons === 'connecting' && attempt) {
        const { namespace, connectorId } = attempt
        api.dispatch(connectCancelled({ namespace, connectorId }))
      }
      if (abandons === 'switching') api.dispatch(networkSwitchCancelled())
      if (abandons === 'review') api.dispatch(reviewLeft())
      const namespace = selectActiveNamespace(state)
      const isStaleConnect =
        getViewFacts(below.name).home === 'disconnected' && selectIsActiveConnected(state)
      api.dispatch(
        wentBack(
          isStaleConnect && namespace ? { landing: selectConnectedView(state, namespace) } : {},
        ),
      )
    },
  })
}
