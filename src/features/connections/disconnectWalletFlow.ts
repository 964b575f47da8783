import { isAnyOf, TaskAbortError } from '@reduxjs/toolkit'
import { DISCONNECT_TIMEOUT_MS } from '../../domain/limits'
import { disconnected, disconnectRequested } from '../../events/connectionEvents'
import { flowsHalted } from '../../events/lifecycleEvents'
import { modalCloseRequested } from '../../events/modalEvents'
import { NAMESPACES, type Namespace } from '../../lib/caip'
import { raceUntil } from '../../store/raceUntil'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { selectConnectionOf, selectStoredConnectorIds } from './connectionsSlice'

async function tellWallet(api: FlowApi, namespace: Namespace, connectorId: string): Promise<void> {
  try {
    await raceUntil(api, isAnyOf(flowsHalted), DISCONNECT_TIMEOUT_MS, async signal => {
      const adapter = await api.extra.chains.load(namespace)
      await adapter.disconnect(connectorId, signal)
    })
  } catch (thrown) {
    if (thrown instanceof TaskAbortError) throw thrown
    // The visitor is gone from this page whatever the wallet says (P13).
    api.extra.logger.log('info', 'A wallet did not confirm the disconnect', thrown)
  }
}

/**
 * Forgets the wallet at once and tells it afterwards, within a second. Ends with `disconnected` per namespace; the
 * modal closes when nothing is left to show.
 */
export function registerDisconnectWalletFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: disconnectRequested,
    effect: async ({ payload }, api) => {
      const state = api.getState()
      // A stored wallet that is late may still come; it is said goodbye to as well.
      const stored = selectStoredConnectorIds(state)
      const live = NAMESPACES.filter(
        namespace => payload.namespace === undefined || payload.namespace === namespace,
      ).flatMap(namespace => {
        const connectorId = selectConnectionOf(state, namespace).connectorId ?? stored[namespace]
        return connectorId === undefined ? [] : [{ namespace, connectorId }]
      })
      try {
        for (const { namespace } of live) api.dispatch(disconnected({ namespace, by: 'visitor' }))
        api.dispatch(modalCloseRequested({ by: 'page' }))
        await Promise.all(
          live.map(({ namespace, connectorId }) => tellWallet(api, namespace, connectorId)),
        )
      } catch (thrown) {
        if (!(thrown instanceof TaskAbortError)) throw thrown // else the store's flows were cleared
      }
    },
  })
}
