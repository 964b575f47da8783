import { getViewFacts } from '../../domain/viewFacts'
import { walletConnected } from '../../events/connectionEvents'
import type { AppStartListening } from '../../store/listening'
import { selectIsOpen } from '../modal/modalSlice'
import { selectActiveNamespace } from '../network/networkSelectors'
import { selectConnectedView } from '../network/switchSelectors'
import { historyReset, selectCurrentView } from '../router/routerSlice'

/**
 * Replaces the connect view with the account when the session is restored while the modal is open.
 */
export function registerShowRestoredAccountFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: walletConnected,
    effect: ({ payload }, api) => {
      const state = api.getState()
      if (!payload.isRestored || !selectIsOpen(state)) return
      if (selectActiveNamespace(state) !== payload.namespace) return
      if (getViewFacts(selectCurrentView(state).name).home === 'disconnected') {
        api.dispatch(historyReset(selectConnectedView(state, payload.namespace)))
      }
    },
  })
}
