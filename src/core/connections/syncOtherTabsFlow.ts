import { disconnected, restoreFailed } from '../../events/connectionEvents'
import { hydrated } from '../../events/lifecycleEvents'
import { NAMESPACES } from '../../lib/address/caip'
import type { AppStartListening } from '../../store/listening'
import {
  selectConnectionByNamespace,
  selectDisconnectedConnectorIds,
  selectStoredConnectorIds,
} from './connectionsSlice'

/**
 * Follows another tab that disconnected or replaced a wallet, without asking the wallet again,
 * whether it is connected or being restored here. Compares with what storage holds now, because
 * storage events arrive in any order. An attempt in this tab continues.
 */
export function registerSyncOtherTabsFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: hydrated,
    effect: (_action, api) => {
      const state = api.getState()
      const storedBefore = selectStoredConnectorIds(api.getOriginalState())
      const stored = selectStoredConnectorIds(state)
      const disconnectedIds = selectDisconnectedConnectorIds(state)
      for (const namespace of NAMESPACES) {
        const { phase, connectorId } = selectConnectionByNamespace(state, namespace)
        // Also covers a slow wallet that may still be restored.
        const known = connectorId ?? storedBefore[namespace]
        if (known === undefined || phase === 'connecting') continue
        if (stored[namespace] === known && !disconnectedIds[namespace]?.includes(known)) continue
        if (phase === 'connected') api.dispatch(disconnected({ namespace, by: 'otherTab' }))
        else api.dispatch(restoreFailed({ namespace, connectorId: known, reason: 'timedOut' }))
      }
    },
  })
}
