import { disconnected } from '../../events/connectionEvents'
import { modalCloseRequested } from '../../events/modalEvents'
import type { AppStartListening } from '../../store/listening'
import { selectActiveNamespace } from '../network/networkSelectors'

/** The wallet ended the session while the modal was open: what it shows no longer exists. */
export function registerCloseOnDisconnectFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: disconnected,
    effect: ({ payload }, api) => {
      if (payload.by === 'visitor') return
      if (payload.namespace !== selectActiveNamespace(api.getState())) return
      api.dispatch(modalCloseRequested({ by: 'page' }))
    },
  })
}
