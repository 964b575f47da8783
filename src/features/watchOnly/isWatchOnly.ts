import type { Namespace } from '../../lib/address/caip'
import { WATCH_ONLY_CONNECTOR_ID } from '../../ports/watchOnlyDescriptor'
import type { RootState } from '../../store/rootReducer'
import { selectConnectionByNamespace } from '../connections/connectionsSlice'
import { selectActiveNamespace } from '../network/networkSelectors'

export const isWatchOnlyConnector = (connectorId: string | null): boolean =>
  connectorId === WATCH_ONLY_CONNECTOR_ID

/** The account of a chain family is only watched: no wallet is there that could sign. */
export function selectIsWatchOnlyOn(
  state: Pick<RootState, 'connections'>,
  namespace: Namespace,
): boolean {
  const { phase, connectorId } = selectConnectionByNamespace(state, namespace)
  return phase === 'connected' && isWatchOnlyConnector(connectorId)
}

/**
 * The account that a button shows is only watched: also one that comes back, which has no wallet yet but the stored one.
 */
export const selectIsShownWatchOnly = (
  state: Pick<RootState, 'connections'>,
  namespace: Namespace,
): boolean =>
  isWatchOnlyConnector(
    selectConnectionByNamespace(state, namespace).connectorId ??
      state.connections.storedConnectorIds[namespace] ??
      null,
  )

/** The account on screen is only watched. */
export function selectIsWatchOnlyActive(state: RootState): boolean {
  const namespace = selectActiveNamespace(state)
  return namespace !== null && selectIsWatchOnlyOn(state, namespace)
}
