import type { UnknownAction } from '@reduxjs/toolkit'
import { restoreStarted, walletConnected } from '../../events/connectionEvents'
import type { Namespace } from '../../lib/address/caip'
import { EMBEDDED_NAMESPACES, isEmbeddedConnectorId } from '../../ports/embedded'
import type { RootState } from '../../store/rootReducer'
import { selectConnectionByNamespace } from '../connections/connectionsSlice'
import { selectActiveNamespace } from '../network/networkSelectors'

/** Whether a login connected or is being restored. */
export const isEmbeddedConnection = (action: UnknownAction): boolean =>
  (walletConnected.match(action) || restoreStarted.match(action)) &&
  isEmbeddedConnectorId(action.payload.connectorId)

/** Whether the embedded wallet is connected on a namespace. */
export function selectIsEmbeddedOn(state: RootState, namespace: Namespace): boolean {
  const { phase, connectorId } = selectConnectionByNamespace(state, namespace)
  return phase === 'connected' && connectorId !== null && isEmbeddedConnectorId(connectorId)
}

/** Whether the active account is the embedded wallet's. */
export function selectIsEmbeddedActive(state: RootState): boolean {
  const namespace = selectActiveNamespace(state)
  return namespace !== null && selectIsEmbeddedOn(state, namespace)
}

/** Namespaces the embedded wallet is connected on. */
export const selectEmbeddedNamespaces = (state: RootState): readonly Namespace[] =>
  EMBEDDED_NAMESPACES.filter(namespace => selectIsEmbeddedOn(state, namespace))
