import { createSelector } from '@reduxjs/toolkit'
import { unknownNetwork, type Network } from '../../domain/network'
import { parseCaipNetworkId, type Namespace } from '../../lib/caip'
import type { RootState } from '../../store/rootReducer'
import { selectConnectionsByNamespace, selectIsConnected } from '../connections/connectionsSlice'
import { selectOptions } from '../options/optionsSlice'
import { selectActiveNetworkId, selectNetworks, selectWalletNetworkId } from './networkSlice'

/** The network the page is on. There always is one once the options are read. */
export const selectActiveNetwork = createSelector(
  [selectNetworks, selectActiveNetworkId],
  (networks, id): Network | null =>
    id === null
      ? null
      : (networks.find(network => network.caipNetworkId === id) ?? unknownNetwork(id)),
)

export const selectActiveNamespace = (state: RootState): Namespace | null => {
  const id = selectActiveNetworkId(state)
  return id === null ? null : parseCaipNetworkId(id).namespace
}

/** The connected wallet of a namespace is on a network the host does not list, and the host minds. */
export function selectIsUnsupportedOn(state: RootState, namespace: Namespace): boolean {
  if (selectOptions(state).isUnsupportedChainAllowed) return false
  if (!selectIsConnected(state, namespace)) return false
  const walletId = selectWalletNetworkId(state, namespace)
  return (
    walletId !== null && !selectNetworks(state).some(network => network.caipNetworkId === walletId)
  )
}

export function selectIsUnsupported(state: RootState): boolean {
  const namespace = selectActiveNamespace(state)
  return namespace !== null && selectIsUnsupportedOn(state, namespace)
}

/** Where the visitor may be sent: the listed networks, those of the active namespace first. */
export const selectOfferedNetworks = createSelector(
  [selectNetworks, selectActiveNamespace],
  (networks, namespace) => [
    ...networks.filter(network => network.namespace === namespace),
    ...networks.filter(network => network.namespace !== namespace),
  ],
)

/** Somebody is connected, but not on this namespace: a network of it takes another wallet. */
export const selectNeedsOtherWallet = (state: RootState, namespace: Namespace): boolean =>
  !selectIsConnected(state, namespace) &&
  Object.values(selectConnectionsByNamespace(state)).some(
    connection => connection?.phase === 'connected',
  )

/** The network the wallet of a namespace says it is on, named as well as can be. */
export const selectWhereabouts = createSelector(
  [selectNetworks, selectWalletNetworkId],
  (networks, id): Network | null =>
    id === null
      ? null
      : (networks.find(network => network.caipNetworkId === id) ?? unknownNetwork(id)),
)
