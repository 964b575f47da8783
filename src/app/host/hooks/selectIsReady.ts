import type { ConnectionPhase } from '../../../domain/connector'
import {
  selectConnectionsByNamespace,
  selectDisconnectedConnectorIds,
  selectStoredConnectorIds,
} from '../../../features/connections/connectionsSlice'
import { selectActiveCaipNetworkId, selectNetworks } from '../../../features/network/networkSlice'
import type { Namespace } from '../../../lib/address/caip'
import type { RootState } from '../../../store/rootReducer'

/** Wallets whose stored session is restored: neither those that a visitor left nor those of families the page does not have. */
function selectAwaited(state: RootState): readonly Namespace[] {
  const left = selectDisconnectedConnectorIds(state)
  const stored = Object.entries(selectStoredConnectorIds(state)) as [Namespace, string][]
  return stored
    .filter(([namespace, id]) => !left[namespace]?.includes(id))
    .map(([namespace]) => namespace)
    .filter(namespace => selectNetworks(state).some(network => network.namespace === namespace))
}

/** Of one family, or of all. */
export const isMeant = (each: string, namespace: Namespace | undefined): boolean =>
  namespace === undefined || each === namespace

/** Whether a connection of that family, or of any, is in one of these phases. */
export function hasPhase(
  state: RootState,
  namespace: Namespace | undefined,
  phases: readonly ConnectionPhase[],
): boolean {
  return Object.entries(selectConnectionsByNamespace(state)).some(
    ([each, connection]) => isMeant(each, namespace) && phases.includes(connection.phase),
  )
}

/**
 * Whether it is known who is connected. A family whose stored wallet was not looked for yet has no connection at all, not even
 * one that ended.
 */
export function selectIsReady(state: RootState, namespace: Namespace | undefined): boolean {
  const connections = selectConnectionsByNamespace(state)
  return (
    selectActiveCaipNetworkId(state) !== null &&
    selectAwaited(state).every(
      each => connections[each] !== undefined || !isMeant(each, namespace),
    ) &&
    !hasPhase(state, namespace, ['restoring'])
  )
}
