import { viewEntry, type ViewEntry } from '../../domain/views'
import { modalOpened, modalOpenRequested, type OpenRequest } from '../../events/modalEvents'
import { networkSwitched } from '../../events/networkEvents'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { selectIsConnected } from '../connections/connectionsSlice'
import { selectActiveNamespace, selectIsUnsupportedOn } from '../network/networkSelectors'
import { selectLastNetworkIdByNamespace } from '../network/networkSlice'
import { selectOptions } from '../options/optionsSlice'

/** The first screen for somebody who is not connected. */
function chooseWayIn(state: RootState, isMobile: boolean): ViewEntry {
  const { hasAdapters, hasRelay, isRelayManual } = selectOptions(state)
  const isRelayOnly = hasRelay && !hasAdapters && !isRelayManual
  if (!isRelayOnly) return viewEntry('Connect')
  return viewEntry(isMobile ? 'AllWallets' : 'ConnectingWalletConnectBasic')
}

function chooseView(
  state: RootState,
  { view, namespace }: OpenRequest,
  isMobile: boolean,
): ViewEntry {
  const shown = namespace ?? selectActiveNamespace(state)
  const isConnected = shown !== null && selectIsConnected(state, shown)
  if (isConnected && selectIsUnsupportedOn(state, shown)) return viewEntry('UnsupportedChain')
  if (view && (isConnected || view.name !== 'Connect')) return view
  return isConnected ? viewEntry('Account') : chooseWayIn(state, isMobile)
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
      const view = chooseView(state, payload, api.extra.readPlatform().isMobile)
      if (namespace !== null && namespace !== selectActiveNamespace(state)) {
        const networkId = selectLastNetworkIdByNamespace(state, namespace)
        if (networkId !== null) api.dispatch(networkSwitched({ networkId, by: 'visitor' }))
      }
      api.dispatch(modalOpened({ view, namespace }))
    },
  })
}
