import { getViewFacts } from '../../domain/viewFacts'
import { viewEntry, type ViewEntry } from '../../domain/views'
import { modalOpened, modalOpenRequested, type OpenRequest } from '../../events/modalEvents'
import { networkSwitched } from '../../events/networkEvents'
import { parseCaipNetworkId, type CaipNetworkId } from '../../lib/address/caip'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { selectCan } from '../connections/capabilitySelectors'
import { selectIsConnected } from '../connections/connectionsSlice'
import { chooseSwitchView } from '../network/chooseSwitchView'
import { selectActiveNamespace } from '../network/networkSelectors'
import { selectConnectedView } from '../network/switchSelectors'
import {
  selectActiveCaipNetworkId,
  selectIsListed,
  selectLastCaipNetworkIdByNamespace,
} from '../network/networkSlice'
import { selectOptions } from '../options/optionsSlice'

/** The first view for a user who is not connected. */
function chooseFirstView(state: RootState, isMobile: boolean): ViewEntry {
  const { hasAdapters, hasWalletConnect, isWalletConnectManual } = selectOptions(state)
  const isWalletConnectOnly = hasWalletConnect && !hasAdapters && !isWalletConnectManual
  if (!isWalletConnectOnly) return viewEntry('Connect')
  return viewEntry(isMobile ? 'AllWallets' : 'ConnectingWalletConnectBasic')
}

function chooseView(
  state: RootState,
  { view, namespace }: OpenRequest,
  isMobile: boolean,
): ViewEntry {
  const shown = namespace ?? selectActiveNamespace(state)
  const isConnected = shown !== null && selectIsConnected(state, shown)
  const first = isConnected ? selectConnectedView(state, shown) : chooseFirstView(state, isMobile)
  if (!view || getViewFacts(first.name).isRequired) return first
  const { isRequired, home, needsAccount, needs } = getViewFacts(view.name)
  if (isRequired || (needs && !selectCan(state, shown, needs))) return first
  const switchView = chooseSwitchView(state, view)
  if (switchView !== undefined) return switchView ?? first
  return isConnected || (home === undefined && !needsAccount) ? view : first
}

/**
 * Returns the network to activate: the requested one if its namespace has no wallet, or the last
 * one of another namespace; null for no change.
 */
function chooseNetwork(
  state: RootState,
  { namespace, caipNetworkId }: OpenRequest,
): CaipNetworkId | null {
  const isOurs = (id: CaipNetworkId) =>
    selectIsListed(state, id) && !selectIsConnected(state, parseCaipNetworkId(id).namespace)
  if (caipNetworkId !== undefined && isOurs(caipNetworkId)) return caipNetworkId
  if (namespace === undefined || namespace === selectActiveNamespace(state)) return null
  return selectLastCaipNetworkIdByNamespace(state, namespace)
}

/**
 * Opens the modal without waiting. For another namespace it changes the active network first, but
 * never asks a wallet to switch. Ends with `modalOpened`.
 */
export function registerOpenModalFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: modalOpenRequested,
    effect: ({ payload }, api) => {
      const state = api.getState()
      const { namespace = null } = payload
      const view = chooseView(state, payload, api.extra.readPlatform().isMobile)
      const caipNetworkId = chooseNetwork(state, payload)
      if (caipNetworkId !== null && caipNetworkId !== selectActiveCaipNetworkId(state)) {
        api.dispatch(networkSwitched({ caipNetworkId, by: 'visitor' }))
      }
      api.dispatch(modalOpened({ view, namespace }))
    },
  })
}
