import { otherConnectionRemoved } from '../../events/otherConnectionEvents'
import type { FeatureChunk, FeatureEvent, ToEvent } from '../feature'
import { registerKeepReplacedWalletFlow } from './keepReplacedWalletFlow'
import { registerStoreConnectionsFlow } from './storeConnectionsFlow'
import { registerDisconnectOthersFlow } from './disconnectOthersFlow'
import { multiWalletSlice } from './multiWalletSlice'
import { registerReadStoredConnectionsFlow } from './readStoredConnectionsFlow'
import { registerRestoreOthersFlow } from './restoreOthersFlow'
import { registerShowWalletsFlow } from './showWalletsFlow'
import { registerSwitchConnectionFlow } from './switchConnectionFlow'
import { registerActivateNextWalletFlow } from './activateNextWalletFlow'
import { registerToggleMultiWalletFlow } from './toggleMultiWalletFlow'
import { registerWatchOthersFlow } from './watchOthersFlow'

/** Disconnecting another wallet emits the same event as disconnecting the active one. */
const toEvent: ToEvent = action =>
  otherConnectionRemoved.match(action)
    ? ({
        name: 'DISCONNECT_SUCCESS',
        properties: { namespace: action.payload.namespace, by: action.payload.by },
      } as FeatureEvent)
    : undefined

export const chunk: FeatureChunk = {
  slices: [multiWalletSlice],
  events: toEvent,
  flows: [
    registerToggleMultiWalletFlow,
    registerReadStoredConnectionsFlow,
    registerRestoreOthersFlow,
    registerKeepReplacedWalletFlow,
    registerWatchOthersFlow,
    registerActivateNextWalletFlow,
    registerDisconnectOthersFlow,
    registerSwitchConnectionFlow,
    registerStoreConnectionsFlow,
    registerShowWalletsFlow,
  ],
}
