import type { FeatureChunk } from '../../core/feature'
import { registerCancelSignInFlow } from './cancelSignInFlow'
import { registerCheckSessionFlow } from './checkSessionFlow'
import { registerExpireSessionFlow } from './expireSessionFlow'
import { registerFollowSignInsFlow } from './followSignInsFlow'
import { registerForgetSignInFlow } from './forgetSignInFlow'
import { registerReadMessageFlow } from './readMessageFlow'
import { registerSignInFlow } from './signInFlow'
import { registerSignOutFlow } from './signOutFlow'
import { toSiwxEvent } from './toSiwxEvent'
import { siwxSlice } from './siwxSlice'

export const chunk: FeatureChunk = {
  slices: [siwxSlice],
  flows: [
    registerForgetSignInFlow,
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
