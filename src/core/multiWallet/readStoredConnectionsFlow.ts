import { isAnyOf } from '@reduxjs/toolkit'
import type { Connection } from '../../domain/connector'
import { hydrated } from '../../events/lifecycleEvents'
import { otherConnectionRemoved } from '../../events/otherConnectionEvents'
import { NAMESPACES, type Namespace } from '../../lib/address/caip'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import {
  selectConnectionByNamespace,
  selectDisconnectedConnectorIds,
  selectStoredConnections,
  selectStoredConnectorIds,
} from '../connections/connectionsSlice'
import { selectOptions } from '../options/optionsSlice'
import { multiWalletToggled, unrestoredFound } from './multiWalletEvents'
import {
  selectAllOtherConnections,
  selectIsMultiWallet,
  selectOtherConnections,
} from './multiWalletState'
import { toConnectorRefs } from './toConnectorRefs'

/** Returns a namespace's stored connections, without those that the user disconnected. */
function getStoredConnections(state: RootState, namespace: Namespace): readonly Connection[] {
  const left = selectDisconnectedConnectorIds(state)[namespace] ?? []
  return (selectStoredConnections(state, namespace) ?? []).filter(
    ({ connectorId, recent }) => recent !== true && !left.includes(connectorId),
  )
}

/** Returns a namespace's stored connections that this page has not restored. */
function getUnrestoredConnections(state: RootState, namespace: Namespace): readonly Connection[] {
  const { connectorId } = selectConnectionByNamespace(state, namespace)
  const known = [
    connectorId,
    selectStoredConnectorIds(state)[namespace],
    ...selectOtherConnections(state, namespace).map(other => other.connectorId),
  ]
  return getStoredConnections(state, namespace).filter(
    stored => !known.includes(stored.connectorId),
  )
}

/**
 * Reads the stored wallets once several are allowed, and when another tab changes them. Removes one
 * that the other tab disconnected. Ends with `unrestoredFound`.
 */
export function registerReadStoredConnectionsFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(multiWalletToggled, hydrated),
    effect: (action, api) => {
      const state = api.getState()
      if (!selectIsMultiWallet(state)) return
      if (hydrated.match(action)) {
        for (const ref of toConnectorRefs(selectAllOtherConnections(state))) {
          const isStored = getStoredConnections(state, ref.namespace).some(
            ({ connectorId }) => connectorId === ref.connectorId,
          )
          if (!isStored) api.dispatch(otherConnectionRemoved({ ...ref, by: 'otherTab' }))
        }
      }
      const { isReconnectEnabled } = selectOptions(state)
      const found = NAMESPACES.map(
        namespace => [namespace, getUnrestoredConnections(api.getState(), namespace)] as const,
      ).filter(([, list]) => isReconnectEnabled && list.length > 0)
      api.dispatch(unrestoredFound(Object.fromEntries(found)))
    },
  })
}
