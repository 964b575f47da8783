import type { RootState } from '../../store/rootReducer'
import { truncateAddress } from '../../lib/truncate'
import {
  NOT_CONNECTED,
  selectConnectionOf,
  selectIsConnected,
  type NamespaceConnection,
} from '../connections/connectionsSlice'
import { selectActiveNamespace } from '../network/networkSelectors'
import { selectAddressLabel } from '../options/optionsSlice'
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

/** The host's label, else the name others know it by, else the address with its middle left out. */
export function selectAccountTitle(state: RootState): string {
  const { address, profileName } = selectActiveAccount(state)
  if (address === null) return ''
  return selectAddressLabel(state, address) ?? profileName ?? truncateAddress(address)
}
