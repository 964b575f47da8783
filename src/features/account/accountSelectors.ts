import type { RootState } from '../../store/rootReducer'
import {
  NOT_CONNECTED,
  selectConnectionOf,
  selectIsConnected,
  type NamespaceConnection,
} from '../connections/connectionsSlice'
import { selectActiveNamespace } from '../network/networkSelectors'
import { NO_ACCOUNT, selectAccountOf, type AccountState } from './accountOf'

/** The account of the active namespace; an empty one when nothing is connected there. */
export function selectActiveAccount(state: RootState): AccountState {
  const namespace = selectActiveNamespace(state)
  return namespace === null ? NO_ACCOUNT : selectAccountOf(state, namespace)
}

export function selectActiveConnection(state: RootState): NamespaceConnection {
  const namespace = selectActiveNamespace(state)
  return namespace === null ? NOT_CONNECTED : selectConnectionOf(state, namespace)
}

export function selectIsActiveConnected(state: RootState): boolean {
  const namespace = selectActiveNamespace(state)
  return namespace !== null && selectIsConnected(state, namespace)
}
