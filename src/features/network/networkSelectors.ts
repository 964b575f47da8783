import type { Network } from '../../domain/network'
import { viewEntry, type ViewEntry } from '../../domain/views'
import { parseCaipNetworkId, type Namespace } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import { selectConnectionsByNamespace, selectIsConnected } from '../connections/connectionsSlice'
import { selectOptions } from '../options/optionsSlice'
import {
  selectActiveCaipNetworkId,
  selectNetworkById,
  selectNetworks,
  selectWalletCaipNetworkId,
} from './networkSlice'

/** The network the page is on. There always is one once the options are read. */
export const selectActiveNetwork = (state: RootState): Network | null => {
  const id = selectActiveCaipNetworkId(state)
  return id === null ? null : selectNetworkById(state, id)
}

export const selectActiveNamespace = (state: RootState): Namespace | null => {
  const id = selectActiveCaipNetworkId(state)
  return id === null ? null : parseCaipNetworkId(id).namespace
}

/** The connected wallet of a namespace is on a network the host does not list, and the host minds. */
export function selectIsUnsupportedOn(state: RootState, namespace: Namespace): boolean {
  if (selectOptions(state).isUnsupportedChainAllowed) return false
  if (!selectIsConnected(state, namespace)) return false
  const walletId = selectWalletCaipNetworkId(state, namespace)
  return (
    walletId !== null && !selectNetworks(state).some(network => network.caipNetworkId === walletId)
  )
}

/**
 * The visitor has to choose another network before anything else: the wallet is where the host minds, the host lets
 * networks be switched, and the page is more than codes for wallets on other devices.
 */
export function selectMustSwitch(state: RootState, namespace: Namespace): boolean {
  const { isNetworkSwitchEnabled, hasAdapters } = selectOptions(state)
  return isNetworkSwitchEnabled && hasAdapters && selectIsUnsupportedOn(state, namespace)
}

/** The first view for somebody whose wallet is connected. */
export const selectConnectedView = (state: RootState, namespace: Namespace): ViewEntry =>
  viewEntry(selectMustSwitch(state, namespace) ? 'UnsupportedChain' : 'Account')

export function selectIsUnsupported(state: RootState): boolean {
  const namespace = selectActiveNamespace(state)
  return namespace !== null && selectIsUnsupportedOn(state, namespace)
}

/** Somebody is connected, but not on this namespace: a network of it takes another wallet. */
export const selectNeedsOtherWallet = (state: RootState, namespace: Namespace): boolean =>
  !selectIsConnected(state, namespace) &&
  Object.values(selectConnectionsByNamespace(state)).some(
    connection => connection?.phase === 'connected',
  )
