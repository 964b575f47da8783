import {
  modalClosed,
  modalCloseRequested,
  modalOpenRequested,
  modalShaken,
} from '../../events/modalEvents'
import { NAMESPACES } from '../../lib/caip'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { selectMustSwitch } from '../network/networkSelectors'
import { selectCurrentView, selectHistory } from '../router/routerSlice'
import { selectIsEmbedded, selectModalPhase } from './modalSlice'

/** Views a visitor cannot walk away from while a wallet is on a network that the page cannot use. */
function refusesClosing(state: RootState): boolean {
  if (!NAMESPACES.some(namespace => selectMustSwitch(state, namespace))) return false
  const { name } = selectCurrentView(state)
  if (name === 'UnsupportedChain') return true
  return (
    name === 'SwitchNetwork' && selectHistory(state).some(view => view.name === 'UnsupportedChain')
  )
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
