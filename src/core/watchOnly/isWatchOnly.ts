import type { Namespace } from '../../lib/address/caip'
import { WATCH_ONLY_CONNECTOR_ID } from '../../ports/watchOnlyDescriptor'
import type { RootState } from '../../store/rootReducer'
import { selectConnectionByNamespace } from '../connections/connectionsSlice'
import { selectActiveNamespace } from '../network/networkSelectors'

export const isWatchOnlyConnector = (connectorId: string | null): boolean =>
  connectorId === WATCH_ONLY_CONNECTOR_ID

/** Whether a namespace's account is only watched, so that no wallet can sign. */
export function selectIsWatchOnlyOn(
  state: Pick<RootState, 'connections'>,
  namespace: Namespace,
): boolean {
  const { phase, connectorId } = selectConnectionByNamespace(state, namespace)
  return phase === 'connected' && isWatchOnlyConnector(connectorId)
}

/** Whether a button's account is only watched, including one that is still being restored. */
export const selectIsShownWatchOnly = (
  state: Pick<RootState, 'connections'>,
  namespace: Namespace,
): boolean =>
  isWatchOnlyConnector(
    selectConnectionByNamespace(state, namespace).connectorId ??
      state.connections.storedConnectorIds[namespace] ??
      null,
  )

/** Whether the active account is only watched. */
export function selectIsWatchOnlyActive(state: RootState): boolean {
  const namespace = selectActiveNamespace(state)
  return namespace !== null && selectIsWatchOnlyOn(state, namespace)
}
