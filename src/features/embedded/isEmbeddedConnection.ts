import type { UnknownAction } from '@reduxjs/toolkit'
import { restoreStarted, walletConnected } from '../../events/connectionEvents'
import type { Namespace } from '../../lib/address/caip'
import { EMBEDDED_NAMESPACES, isEmbeddedConnectorId } from '../../ports/embedded'
import type { RootState } from '../../store/rootReducer'
import { selectConnectionByNamespace } from '../connections/connectionsSlice'
import { selectActiveNamespace } from '../network/networkSelectors'

/** A login is there, or being taken back. */
export const isEmbeddedConnection = (action: UnknownAction): boolean =>
  (walletConnected.match(action) || restoreStarted.match(action)) &&
  isEmbeddedConnectorId(action.payload.connectorId)

/** The chain family is connected by the wallet in the frame. */
export function selectIsEmbeddedOn(state: RootState, namespace: Namespace): boolean {
  const { phase, connectorId } = selectConnectionByNamespace(state, namespace)
  return phase === 'connected' && connectorId !== null && isEmbeddedConnectorId(connectorId)
}

/** The account on screen is one of the wallet in the frame. */
export function selectIsEmbeddedActive(state: RootState): boolean {
  const namespace = selectActiveNamespace(state)
  return namespace !== null && selectIsEmbeddedOn(state, namespace)
}

/** The chain families that the wallet in the frame is connected on. */
export const embeddedNamespaces = (state: RootState): readonly Namespace[] =>
  EMBEDDED_NAMESPACES.filter(namespace => selectIsEmbeddedOn(state, namespace))
