import type { FeatureChunk } from '../feature'
import { registerForgetStepsFlow } from './forgetStepsFlow'
import { registerGrantPermissionsFlow } from './grantPermissionsFlow'
import { registerLoadSessionsFlow } from './loadSessionsFlow'
import { registerRevokeSessionFlow } from './revokeSessionFlow'
import { registerShowAskedGrantFlow } from './showAskedGrantFlow'
import { smartSessionsSlice } from './smartSessionsSlice'

export const chunk: FeatureChunk = {
  slices: [smartSessionsSlice],
  flows: [
    registerForgetStepsFlow,
    registerLoadSessionsFlow,
    registerGrantPermissionsFlow,
    registerShowAskedGrantFlow,
    registerRevokeSessionFlow,
  ],
}
