import { createSelector } from '@reduxjs/toolkit'
import type { Network } from '../../domain/network'
import { unknownNetwork } from '../../domain/unknownNetwork'
import { selectApproval } from '../pairing/session/walletConnectSelectors'
import { selectActiveNamespace } from './networkSelectors'
import { selectNetworks, selectWalletCaipNetworkId } from './networkSlice'

/**
 * Networks to choose from: the active namespace first, networks the wallet did not approve last.
 */
export const selectOfferedNetworks = createSelector(
  [selectNetworks, selectActiveNamespace, selectApproval],
  (networks, active, isApproved) => {
    const rank = ({ namespace, caipNetworkId }: Network) =>
      (isApproved(caipNetworkId) ? 0 : 2) + (namespace === active ? 0 : 1)
    return [...networks].sort((a, b) => rank(a) - rank(b))
  },
)

/** The network a namespace's wallet reports, with a placeholder if unlisted. */
export const selectWalletNetwork = createSelector(
  [selectNetworks, selectWalletCaipNetworkId],
  (networks, id): Network | null =>
    id === null
      ? null
      : (networks.find(network => network.caipNetworkId === id) ?? unknownNetwork(id)),
)
