import type { FeatureChunk } from '../feature'
import { registerAskWalletFlow } from './askWalletFlow'
import { registerLeaveReplacedWalletFlow } from './leaveReplacedWalletFlow'
import { registerRestoreConnectionsFlow } from './restoreConnectionsFlow'
import { registerShowRestoredAccountFlow } from './showRestoredAccountFlow'
import { registerSignFlow } from './signFlow'

export const chunk: FeatureChunk = {
  flows: [
    registerLeaveReplacedWalletFlow,
    registerShowRestoredAccountFlow,
    registerRestoreConnectionsFlow,
    registerSignFlow,
    registerAskWalletFlow,
  ],
}
