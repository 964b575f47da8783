import { isAnyOf, TaskAbortError } from '@reduxjs/toolkit'
import { DISCONNECT_TIMEOUT_MS } from '../../domain/limits'
import { flowsHalted } from '../../events/flowEvents'
import type { Namespace } from '../../lib/address/caip'
import type { FlowApi } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'

/** Asks the wallet to disconnect, for at most a second. Ignores its failures. */
export async function disconnectWallet(
  api: FlowApi,
  namespace: Namespace,
  connectorId: string,
): Promise<void> {
  try {
    await raceUntil(api, isAnyOf(flowsHalted), DISCONNECT_TIMEOUT_MS, async signal => {
      const { wallets } = await api.extra.chains.load(namespace)
      await wallets.disconnect(connectorId, signal)
    })
  } catch (thrown) {
    if (thrown instanceof TaskAbortError) throw thrown
    // The user is disconnected regardless of the wallet's answer (P13).
    api.extra.logger.log('info', 'A wallet did not confirm the disconnect', thrown)
  }
}
