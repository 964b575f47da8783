import { getViewFacts } from '../../domain/viewFacts'
import type { ViewEntry } from '../../domain/views'
import {
  modalClosed,
  modalCloseRequested,
  modalOpenRequested,
  modalShaken,
} from '../../events/modalEvents'
import { NAMESPACES } from '../../lib/address/caip'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { selectConnectedView } from '../network/switchSelectors'
import { selectCurrentView } from '../router/routerSlice'
import { selectHistory } from '../router/routerSelectors'
import { selectIsEmbedded, selectModalPhase } from './modalSelectors'

/**
 * Whether the user must not close the view: the wallet is on an unsupported network, or signing in
 * is required.
 */
function isClosingRefused(state: RootState): boolean {
  const isRequired = ({ name }: ViewEntry) => getViewFacts(name).isRequired === true
  if (!NAMESPACES.some(namespace => isRequired(selectConnectedView(state, namespace)))) return false
  const view = selectCurrentView(state)
  if (isRequired(view)) return true
  return getViewFacts(view.name).abandons === 'switching' && selectHistory(state).some(isRequired)
}

/**
 * Closes the modal, or shakes it where the user must not leave. Ends with `modalClosed` or
 * `modalShaken`. An embedded card opens again at its first view; pending flows end all the same.
 */
export function registerCloseModalFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: modalCloseRequested,
    effect: ({ payload }, api) => {
      const state = api.getState()
      if (selectModalPhase(state) === 'closed') return
      if (payload.by === 'visitor' && isClosingRefused(state)) {
        api.dispatch(modalShaken())
        return
      }
      api.dispatch(modalClosed())
      if (selectIsEmbedded(state)) api.dispatch(modalOpenRequested({}))
    },
  })
}
