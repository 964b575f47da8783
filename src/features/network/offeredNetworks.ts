import { createSelector } from '@reduxjs/toolkit'
import type { Network } from '../../domain/network'
import { unknownNetwork } from '../../domain/unknownNetwork'
import { selectApproval } from '../pairing/session/walletConnectSelectors'
import { selectActiveNamespace } from './networkSelectors'
import { selectNetworks, selectWalletCaipNetworkId } from './networkSlice'

/**
 * Where the visitor may be sent: the listed networks, those of the active namespace first, and those last which the
 * connected wallet did not approve.
 */
export const selectOfferedNetworks = createSelector(
  [selectNetworks, selectActiveNamespace, selectApproval],
  (networks, active, isApproved) => {
    const rank = ({ namespace, caipNetworkId }: Network) =>
      (isApproved(caipNetworkId) ? 0 : 2) + (namespace === active ? 0 : 1)
    return [...networks].sort((a, b) => rank(a) - rank(b))
  },
)

/** The network the wallet of a namespace says it is on, named as well as can be. */
export const selectWhereabouts = createSelector(
  [selectNetworks, selectWalletCaipNetworkId],
  (networks, id): Network | null =>
    id === null
      ? null
      : (networks.find(network => network.caipNetworkId === id) ?? unknownNetwork(id)),
)
