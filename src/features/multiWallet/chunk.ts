import { otherConnectionRemoved } from '../../events/otherConnectionEvents'
import type { FeatureChunk, FeatureEvent, ToEvent } from '../feature'
import { registerKeepReplacedFlow } from './keepReplacedFlow'
import { registerKeepStoredFlow } from './keepStoredFlow'
import { registerLeaveOthersFlow } from './leaveOthersFlow'
import { multiWalletSlice } from './multiWalletSlice'
import { registerReadStoredFlow } from './readStoredFlow'
import { registerRestoreOthersFlow } from './restoreOthersFlow'
import { registerShowWalletsFlow } from './showWalletsFlow'
import { registerSwitchConnectionFlow } from './switchConnectionFlow'
import { registerTakeOverFlow } from './takeOverFlow'
import { registerToggleFlow } from './toggleFlow'
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
    registerToggleFlow,
    registerReadStoredFlow,
    registerRestoreOthersFlow,
    registerKeepReplacedFlow,
    registerWatchOthersFlow,
    registerTakeOverFlow,
    registerLeaveOthersFlow,
    registerSwitchConnectionFlow,
    registerKeepStoredFlow,
    registerShowWalletsFlow,
  ],
}
