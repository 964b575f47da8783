import type { FeatureChunk } from '../feature'
import { registerDisconnectReplacedWalletFlow } from './disconnectReplacedWalletFlow'
import { registerRestoreConnectionsFlow } from './restoreConnectionsFlow'
import { registerShowRestoredAccountFlow } from './showRestoredAccountFlow'

export const chunk: FeatureChunk = {
  flows: [
    registerDisconnectReplacedWalletFlow,
    registerShowRestoredAccountFlow,
    registerRestoreConnectionsFlow,
  ],
}
