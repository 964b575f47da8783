import { createSelector } from '@reduxjs/toolkit'
import { parseCaipNetworkId, type CaipNetworkId, type Namespace } from '../../lib/caip'
import type { ErrorCode } from '../../domain/errorCatalogue'
import { RELAY_CONNECTOR_ID, type RelaySession } from '../../ports/relay'
import type { RootState } from '../../store/rootReducer'
import { selectConnectionsByNamespace } from '../connections/connectionsSlice'
import { selectWalletNetworkId, selectWalletNetworkIds } from '../network/networkSlice'
import type { RelayState } from './relaySlice'

const relayNamespacesOf = (
  connections: ReturnType<typeof selectConnectionsByNamespace>,
): readonly Namespace[] =>
  Object.entries(connections).flatMap(([namespace, connection]) =>
    connection?.phase === 'connected' && connection.connectorId === RELAY_CONNECTOR_ID
      ? [namespace as Namespace]
      : [],
  )

/** Namespaces that are connected to the wallet behind the relay. */
export const selectRelayNamespaces = (state: RootState): readonly Namespace[] =>
  relayNamespacesOf(selectConnectionsByNamespace(state))

/** A page without a relay never fetches the slice. */
const relayIn = (state: RootState) => (state as { readonly relay?: RelayState }).relay

const sessionIn = (state: RootState): RelaySession | null => relayIn(state)?.session ?? null

/** A request waits for the wallet behind the relay, and has no way there: why, or `lost`. Null else. */
export const selectLineTrouble = (state: RootState): ErrorCode | 'lost' | null => {
  const line = relayIn(state)?.line
  return line?.isLost && line.isAwaited ? (line.code ?? 'lost') : null
}

/** The wallet that was asked on a namespace is the one behind the relay. */
export const selectIsOverRelay = (state: RootState, namespace: Namespace): boolean =>
  selectRelayNamespaces(state).includes(namespace)

/**
 * Whether the connected wallet may be sent there: one behind the relay approves its networks beforehand, and not every
 * wallet can be sent anywhere.
 */
export const selectIsNetworkApproved = (state: RootState, networkId: CaipNetworkId): boolean =>
  selectApproval(state)(networkId)

/** Whether the connected wallet's address is its own there: it is on that network, or has approved it. */
export const selectIsAddressOf = (state: RootState, networkId: CaipNetworkId): boolean => {
  const { namespace } = parseCaipNetworkId(networkId)
  if (!selectIsOverRelay(state, namespace)) return true
  if (selectWalletNetworkId(state, namespace) === networkId) return true
  const session = sessionIn(state)
  return session !== null && isApproved(selectRelayNamespaces(state), session, networkId)
}

/** The same as a rule that can be asked about many networks without looking at the state each time. */
export const selectApproval = createSelector(
  [selectConnectionsByNamespace, sessionIn, selectWalletNetworkIds],
  (connections, session, whereabouts) => {
    const namespaces = relayNamespacesOf(connections)
    return (networkId: CaipNetworkId) => {
      const { namespace } = parseCaipNetworkId(networkId)
      const wallet = connections[namespace]
      const isStuck =
        wallet?.phase === 'connected' && !wallet.capabilities.includes('switchNetwork')
      return isStuck
        ? whereabouts[namespace] === networkId
        : isApproved(namespaces, session, networkId)
    }
  },
)

function isApproved(
  namespaces: readonly Namespace[],
  session: RelaySession | null,
  networkId: CaipNetworkId,
): boolean {
  const { namespace } = parseCaipNetworkId(networkId)
  if (!session || session.isEveryNetworkSupported || !namespaces.includes(namespace)) return true
  return session.namespaces[namespace]?.networkIds.includes(networkId) ?? false
}
