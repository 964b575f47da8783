import { disconnected, restoreFailed } from '../../events/connectionEvents'
import { hydrated } from '../../events/lifecycleEvents'
import { modalCloseRequested } from '../../events/modalEvents'
import { NAMESPACES } from '../../lib/caip'
import type { AppStartListening } from '../../store/listening'
import { selectConnectionOf, selectStoredConnectorIds } from './connectionsSlice'

/**
 * Another tab said goodbye to a wallet: so do we, without asking the wallet again, and whether it is connected here or
 * still on its way back. A visitor who is just asking a wallet in this tab goes on asking.
 */
export function registerFollowOtherTabsFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: hydrated,
    effect: ({ payload }, api) => {
      const storedBefore = selectStoredConnectorIds(api.getOriginalState())
      for (const namespace of NAMESPACES) {
        const field = `connectorId:${namespace}`
        if (!(field in payload) || payload[field] !== undefined) continue
        const { phase, connectorId } = selectConnectionOf(api.getState(), namespace)
        if (phase === 'connected') {
          api.dispatch(disconnected({ namespace, by: 'otherTab' }))
          api.dispatch(modalCloseRequested({ by: 'page' }))
          continue
        }
        // A wallet that is late is waited for although nothing shows it.
        const awaited = connectorId ?? storedBefore[namespace]
        if (phase === 'connecting' || awaited === undefined) continue
        api.dispatch(restoreFailed({ namespace, connectorId: awaited, reason: 'failed' }))
      }
    },
  })
}
