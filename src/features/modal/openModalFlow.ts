import { viewEntry, type ViewEntry } from '../../domain/views'
import { modalOpened, modalOpenRequested, type OpenRequest } from '../../events/modalEvents'
import { networkSwitched } from '../../events/networkEvents'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { selectIsConnected } from '../connections/connectionsSlice'
import { selectActiveNamespace, selectIsUnsupportedOn } from '../network/networkSelectors'
import { selectLastNetworkIdByNamespace } from '../network/networkSlice'

function chooseView(state: RootState, { view, namespace }: OpenRequest): ViewEntry {
  const shown = namespace ?? selectActiveNamespace(state)
  const isConnected = shown !== null && selectIsConnected(state, shown)
  if (isConnected && selectIsUnsupportedOn(state, shown)) return viewEntry('UnsupportedChain')
  if (view) return view
  return viewEntry(isConnected ? 'Account' : 'Connect')
}

/**
 * Opens the card at once. For another namespace it moves our own active network there first; it never asks a wallet
 * to move by itself. Ends with `modalOpened`.
 */
export function registerOpenModalFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: modalOpenRequested,
    effect: ({ payload }, api) => {
      const state = api.getState()
      const { namespace = null } = payload
      const view = chooseView(state, payload)
      if (namespace !== null && namespace !== selectActiveNamespace(state)) {
        const networkId = selectLastNetworkIdByNamespace(state, namespace)
        if (networkId !== null) api.dispatch(networkSwitched({ networkId, by: 'visitor' }))
      }
      api.dispatch(modalOpened({ view, namespace }))
    },
  })
}
