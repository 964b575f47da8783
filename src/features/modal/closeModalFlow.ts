import { factsOf } from '../../domain/viewFacts'
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
 * Views a visitor cannot walk away from: while a wallet is on a network that the page cannot use, and before signing in where
 * that is required.
 */
function refusesClosing(state: RootState): boolean {
  const isRequired = ({ name }: ViewEntry) => factsOf(name).isRequired === true
  if (!NAMESPACES.some(namespace => isRequired(selectConnectedView(state, namespace)))) return false
  const view = selectCurrentView(state)
  if (isRequired(view)) return true
  return factsOf(view.name).abandons === 'switching' && selectHistory(state).some(isRequired)
}

/**
 * Closes, or shakes where a visitor may not leave. Ends with `modalClosed` or `modalShaken`. An embedded card opens
 * again at once, at its first view: everything that waited has ended all the same.
 */
export function registerCloseModalFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: modalCloseRequested,
    effect: ({ payload }, api) => {
      const state = api.getState()
      if (selectModalPhase(state) === 'closed') return
      if (payload.by === 'visitor' && refusesClosing(state)) {
        api.dispatch(modalShaken())
        return
      }
      api.dispatch(modalClosed())
      if (selectIsEmbedded(state)) api.dispatch(modalOpenRequested({}))
    },
  })
}
