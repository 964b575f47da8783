import type { RootState } from '../../store/rootReducer'
import {
  NOT_CONNECTED,
  selectConnectionByNamespace,
  selectIsConnected,
  type NamespaceConnection,
} from '../connections/connectionsSlice'
import { selectActiveNamespace } from '../network/networkSelectors'
import { NO_ACCOUNT, selectAccountByNamespace, type AccountState } from './accountState'

/** The account of the active namespace; `NO_ACCOUNT` when none is connected. */
export function selectActiveAccount(state: RootState): AccountState {
  const namespace = selectActiveNamespace(state)
  return namespace === null ? NO_ACCOUNT : selectAccountByNamespace(state, namespace)
}

export function selectActiveConnection(state: RootState): NamespaceConnection {
  const namespace = selectActiveNamespace(state)
  return namespace === null ? NOT_CONNECTED : selectConnectionByNamespace(state, namespace)
}

export function selectIsActiveConnected(state: RootState): boolean {
  const namespace = selectActiveNamespace(state)
  return namespace !== null && selectIsConnected(state, namespace)
}
