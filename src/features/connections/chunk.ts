import type { FeatureChunk } from '../feature'
import { registerLeaveReplacedWalletFlow } from './leaveReplacedWalletFlow'
import { registerRestoreConnectionsFlow } from './restoreConnectionsFlow'
import { registerShowRestoredAccountFlow } from './showRestoredAccountFlow'

export const chunk: FeatureChunk = {
  flows: [
    registerLeaveReplacedWalletFlow,
    registerShowRestoredAccountFlow,
    registerRestoreConnectionsFlow,
  ],
}
