import { parseCaipNetworkId, type CaipNetworkId, type Namespace } from '../../lib/caip'
import { RELAY_CONNECTOR_ID, type RelaySession } from '../../ports/relay'
import type { RootState } from '../../store/rootReducer'
import { selectConnectionsByNamespace } from '../connections/connectionsSlice'

/** Namespaces that are connected to the wallet behind the relay. */
export const selectRelayNamespaces = (state: RootState): readonly Namespace[] =>
  Object.entries(selectConnectionsByNamespace(state)).flatMap(([namespace, connection]) =>
    connection?.phase === 'connected' && connection.connectorId === RELAY_CONNECTOR_ID
      ? [namespace as Namespace]
      : [],
  )

const sessionIn = (state: RootState): RelaySession | null =>
  // A page without a relay never fetches the slice.
  (state as { readonly relay?: { readonly session: RelaySession | null } }).relay?.session ?? null

/** Whether the connected wallet may be sent there: one behind the relay approves its networks beforehand. */
export function selectIsNetworkApproved(state: RootState, networkId: CaipNetworkId): boolean {
  const { namespace } = parseCaipNetworkId(networkId)
  if (!selectRelayNamespaces(state).includes(namespace)) return true
  const session = sessionIn(state)
  if (!session || session.isEveryNetworkSupported) return true
  return session.namespaces[namespace]?.networkIds.includes(networkId) ?? false
}
