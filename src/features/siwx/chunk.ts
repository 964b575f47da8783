import type { FeatureChunk } from '../../core/feature'
import { registerCancelSignInFlow } from './cancelSignInFlow'
import { registerCheckSessionFlow } from './checkSessionFlow'
import { registerExpireSessionFlow } from './expireSessionFlow'
import { registerFollowSignInsFlow } from './followSignInsFlow'
import { registerResetSignInFlow } from './resetSignInFlow'
import { registerReadMessageFlow } from './readMessageFlow'
import { registerSignInFlow } from './signInFlow'
import { registerSignOutFlow } from './signOutFlow'
import { toSiwxEvent } from './toSiwxEvent'
import { siwxSlice } from './siwxSlice'

export const chunk: FeatureChunk = {
  slices: [siwxSlice],
  flows: [
    registerResetSignInFlow,
    registerCheckSessionFlow,
    registerReadMessageFlow,
    registerSignInFlow,
    registerCancelSignInFlow,
    registerSignOutFlow,
    registerExpireSessionFlow,
    registerFollowSignInsFlow,
  ],
  events: toSiwxEvent,
}
