import { createSelector } from '@reduxjs/toolkit'
import type { Network } from '../../domain/network'
import { unknownNetwork } from '../../domain/unknownNetwork'
import { selectActiveNamespace } from './networkSelectors'
import { selectNetworks, selectWalletNetworkId } from './networkSlice'

/** Where the visitor may be sent: the listed networks, those of the active namespace first. */
export const selectOfferedNetworks = createSelector(
  [selectNetworks, selectActiveNamespace],
  (networks, namespace) => [
    ...networks.filter(network => network.namespace === namespace),
    ...networks.filter(network => network.namespace !== namespace),
  ],
)

/** The network the wallet of a namespace says it is on, named as well as can be. */
export const selectWhereabouts = createSelector(
  [selectNetworks, selectWalletNetworkId],
  (networks, id): Network | null =>
    id === null
      ? null
      : (networks.find(network => network.caipNetworkId === id) ?? unknownNetwork(id)),
)
