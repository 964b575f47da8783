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
 * Another tab disconnected a wallet, or put another one in its place: this tab leaves it as well, without asking it
 * again, and whether it is connected here or still on its way back. What counts is what is stored now, whichever change
 * was heard of first. A visitor who is just asking a wallet in this tab goes on asking.
 */
export function registerFollowOtherTabsFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: hydrated,
    effect: (_action, api) => {
      const state = api.getState()
      const storedBefore = selectStoredConnectorIds(api.getOriginalState())
      const stored = selectStoredConnectorIds(state)
      const disconnectedIds = selectDisconnectedConnectorIds(state)
      for (const namespace of NAMESPACES) {
        const { phase, connectorId } = selectConnectionByNamespace(state, namespace)
        // A wallet that is late is waited for although nothing shows it.
        const known = connectorId ?? storedBefore[namespace]
        if (known === undefined || phase === 'connecting') continue
        if (stored[namespace] === known && !disconnectedIds[namespace]?.includes(known)) continue
        if (phase === 'connected') api.dispatch(disconnected({ namespace, by: 'otherTab' }))
        else api.dispatch(restoreFailed({ namespace, connectorId: known, reason: 'timedOut' }))
      }
    },
  })
}
