import { isAnyOf } from '@reduxjs/toolkit'
import type { Connection } from '../../domain/connector'
import { accountsChanged, disconnected, walletConnected } from '../../events/connectionEvents'
import { otherConnectionAdded, otherConnectionRemoved } from '../../events/otherConnectionEvents'
import { NAMESPACES, type Namespace } from '../../lib/address/caip'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import {
  connectionsChanged,
  selectConnectionByNamespace,
  selectStoredConnections,
  selectStoredConnectorIds,
} from '../connections/connectionsSlice'
import {
  multiWalletToggled,
  otherAccountsChanged,
  unrestoredDropped,
  unrestoredFound,
} from './multiWalletEvents'
import { selectOtherConnections } from './multiWalletState'

const changes = isAnyOf(
  accountsChanged,
  disconnected,
  multiWalletToggled,
  otherAccountsChanged,
  otherConnectionAdded,
  otherConnectionRemoved,
  unrestoredDropped,
  unrestoredFound,
  walletConnected,
)

/** Returns the active wallet, or the one to be restored in its place, then the others. */
function getConnectionsToStore(state: RootState, namespace: Namespace): readonly Connection[] {
  const stored = selectStoredConnections(state, namespace) ?? []
  const inUse =
    selectConnectionByNamespace(state, namespace).connectorId ??
    selectStoredConnectorIds(state)[namespace]
  const first = stored.filter(({ connectorId }) => connectorId === inUse)
  const others = selectOtherConnections(state, namespace).map(
    ({ connectorId, accounts, walletName: name }): Connection => {
      const icon = stored.find(each => each.connectorId === connectorId)?.icon
      return { connectorId, accounts, name, ...(icon !== undefined && { icon }) }
    },
  )
  return [...first, ...others, ...(state.multiWallet?.unrestored[namespace] ?? [])]
}

/** Whether two lists have the same first wallet and the same others in any order. */
function isSame(a: readonly Connection[], b: readonly Connection[]): boolean {
  const texts = (list: readonly Connection[]) => list.map(each => JSON.stringify(each))
  const [first, ...rest] = texts(a)
  const [otherFirst, ...others] = texts(b)
  return first === otherFirst && rest.sort().join() === others.sort().join()
}

/** Stores every connected wallet for the next page load. Ends with `connectionsChanged`, if any. */
export function registerStoreConnectionsFlow(startListening: AppStartListening) {
  return startListening({
    matcher: changes,
    effect: (action, api) => {
      const state = api.getState()
      // Also removes what is stored once several wallets are no longer allowed.
      const isConcerned =
        state.multiWallet?.isOn === true ||
        multiWalletToggled.match(action) ||
        otherConnectionRemoved.match(action)
      if (!isConcerned) return
      const { connections } = state.connections
      const next: Partial<Record<Namespace, readonly Connection[]>> = {}
      let isChanged = false
      for (const namespace of NAMESPACES) {
        const before = connections[namespace] ?? []
        const wanted = getConnectionsToStore(state, namespace)
        const isKept = isSame(before, wanted)
        isChanged ||= !isKept
        const list = isKept ? connections[namespace] : wanted
        if (list && list.length > 0) next[namespace] = list
      }
      if (isChanged) api.dispatch(connectionsChanged(next))
    },
  })
}
