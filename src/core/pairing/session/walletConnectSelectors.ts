import { createSelector } from '@reduxjs/toolkit'
import { parseCaipNetworkId, type CaipNetworkId, type Namespace } from '../../../lib/address/caip'
import type { ErrorCode } from '../../../domain/errorCatalogue'
import {
  WALLET_CONNECT_CONNECTOR_ID,
  type WalletConnectSession,
} from '../../../ports/walletConnect'
import type { RootState } from '../../../store/rootReducer'
import { selectConnectionsByNamespace } from '../../connections/connectionsSlice'
import { selectIsAmongOthers } from '../../multiWallet/multiWalletState'
import { selectWalletCaipNetworkId, selectWalletNetworkIds } from '../../network/networkSlice'
import type { WalletConnectState } from './walletConnectSlice'

const walletConnectNamespacesIn = (
  connections: ReturnType<typeof selectConnectionsByNamespace>,
): readonly Namespace[] =>
  Object.entries(connections).flatMap(([namespace, connection]) =>
    connection?.phase === 'connected' && connection.connectorId === WALLET_CONNECT_CONNECTOR_ID
      ? [namespace as Namespace]
      : [],
  )

/** Namespaces connected to the WalletConnect wallet. */
export const selectWalletConnectNamespaces = (state: RootState): readonly Namespace[] =>
  walletConnectNamespacesIn(selectConnectionsByNamespace(state))

/** Whether the WalletConnect wallet is connected anywhere, including as a secondary connection. */
export const selectIsWalletConnectConnected = (state: RootState): boolean =>
  selectWalletConnectNamespaces(state).length > 0 ||
  selectIsAmongOthers(state, WALLET_CONNECT_CONNECTOR_ID)

/** Undefined unless the WalletConnect chunk is loaded. */
const walletConnectStateIn = (state: RootState) =>
  (state as { readonly walletConnect?: WalletConnectState }).walletConnect

const sessionIn = (state: RootState): WalletConnectSession | null =>
  walletConnectStateIn(state)?.session ?? null

/**
 * Returns the error code, or `lost`, while a request waits and the relay is unreachable; else null.
 */
export const selectWalletConnectProblem = (state: RootState): ErrorCode | 'lost' | null => {
  const status = walletConnectStateIn(state)?.status
  return status?.isLost && status.isAwaited ? (status.code ?? 'lost') : null
}

/** Whether the namespace is connected to the WalletConnect wallet. */
export const selectIsWalletConnectNamespace = (state: RootState, namespace: Namespace): boolean =>
  selectWalletConnectNamespaces(state).includes(namespace)

/**
 * Whether the connected wallet can be switched to the network: WalletConnect wallets approve their
 * networks up front, and some wallets cannot switch at all.
 */
export const selectIsNetworkApproved = (state: RootState, caipNetworkId: CaipNetworkId): boolean =>
  selectApproval(state)(caipNetworkId)

/**
 * Whether the connected address is valid on the network: the wallet is on it or has approved it.
 */
export const selectIsAddressOnNetwork = (
  state: RootState,
  caipNetworkId: CaipNetworkId,
): boolean => {
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  if (!selectIsWalletConnectNamespace(state, namespace)) return true
  if (selectWalletCaipNetworkId(state, namespace) === caipNetworkId) return true
  const session = sessionIn(state)
  return (
    session !== null && isApproved(selectWalletConnectNamespaces(state), session, caipNetworkId)
  )
}

/** Returns a predicate over networks, for checking many of them with one read of the state. */
export const selectApproval = createSelector(
  [selectConnectionsByNamespace, sessionIn, selectWalletNetworkIds],
  (connections, session, whereabouts) => {
    const namespaces = walletConnectNamespacesIn(connections)
    return (caipNetworkId: CaipNetworkId) => {
      const { namespace } = parseCaipNetworkId(caipNetworkId)
      const wallet = connections[namespace]
      const isStuck =
        wallet?.phase === 'connected' && !wallet.capabilities.includes('switchNetwork')
      return isStuck
        ? whereabouts[namespace] === caipNetworkId
        : isApproved(namespaces, session, caipNetworkId)
    }
  },
)

function isApproved(
  namespaces: readonly Namespace[],
  session: WalletConnectSession | null,
  caipNetworkId: CaipNetworkId,
): boolean {
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  if (!session || session.isEveryNetworkSupported || !namespaces.includes(namespace)) return true
  return session.namespaces[namespace]?.caipNetworkIds.includes(caipNetworkId) ?? false
}
