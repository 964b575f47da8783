import type { Network } from '../../domain/network'
import { splitCaipId, type Namespace } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import { selectIsConnected } from '../connections/connectionsSlice'
import { selectOptions } from '../options/optionsSlice'
import {
  selectActiveCaipNetworkId,
  selectNetworkById,
  selectNetworks,
  selectWalletCaipNetworkId,
} from './networkSlice'

/** The active network; null only until the options are read. */
export const selectActiveNetwork = (state: RootState): Network | null => {
  const id = selectActiveCaipNetworkId(state)
  return id === null ? null : selectNetworkById(state, id)
}

export const selectActiveNamespace = (state: RootState): Namespace | null => {
  const id = selectActiveCaipNetworkId(state)
  return id && (splitCaipId(id)[0] as Namespace)
}

/** Whether a namespace's wallet is on an unlisted network and the host does not allow that. */
export function selectIsUnsupportedOn(state: RootState, namespace: Namespace): boolean {
  if (selectOptions(state).isUnsupportedChainAllowed) return false
  if (!selectIsConnected(state, namespace)) return false
  const walletId = selectWalletCaipNetworkId(state, namespace)
  return (
    walletId !== null && !selectNetworks(state).some(network => network.caipNetworkId === walletId)
  )
}

export function selectIsUnsupported(state: RootState): boolean {
  const namespace = selectActiveNamespace(state)
  return namespace !== null && selectIsUnsupportedOn(state, namespace)
}
