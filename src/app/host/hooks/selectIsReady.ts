import type { ConnectionPhase } from '../../../domain/connector'
import {
  selectConnectionsByNamespace,
  selectDisconnectedConnectorIds,
  selectStoredConnectorIds,
} from '../../../core/connections/connectionsSlice'
import { selectActiveCaipNetworkId, selectNetworks } from '../../../core/network/networkSlice'
import type { Namespace } from '../../../lib/address/caip'
import type { RootState } from '../../../store/rootReducer'

/**
 * Returns the chain families whose stored session will be restored: not those the user has
 * disconnected, nor those the page does not list.
 */
function selectRestorableNamespaces(state: RootState): readonly Namespace[] {
  const left = selectDisconnectedConnectorIds(state)
  const stored = Object.entries(selectStoredConnectorIds(state)) as [Namespace, string][]
  return stored
    .filter(([namespace, id]) => !left[namespace]?.includes(id))
    .map(([namespace]) => namespace)
    .filter(namespace => selectNetworks(state).some(network => network.namespace === namespace))
}

/** Whether a chain family is the given one; without one, always true. */
export const matchesNamespace = (each: string, namespace: Namespace | undefined): boolean =>
  namespace === undefined || each === namespace

/** Whether a connection of that family, or of any, is in one of these phases. */
export function hasPhase(
  state: RootState,
  namespace: Namespace | undefined,
  phases: readonly ConnectionPhase[],
): boolean {
  return Object.entries(selectConnectionsByNamespace(state)).some(
    ([each, connection]) => matchesNamespace(each, namespace) && phases.includes(connection.phase),
  )
}

/** Whether the connection status is known. An unrestored stored wallet has no connection entry. */
export function selectIsReady(state: RootState, namespace: Namespace | undefined): boolean {
  const connections = selectConnectionsByNamespace(state)
  return (
    selectActiveCaipNetworkId(state) !== null &&
    selectRestorableNamespaces(state).every(
      each => connections[each] !== undefined || !matchesNamespace(each, namespace),
    ) &&
    !hasPhase(state, namespace, ['restoring'])
  )
}
