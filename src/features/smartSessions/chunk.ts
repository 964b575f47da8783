import type { FeatureChunk } from '../../core/feature'
import { registerResetStepsFlow } from './resetStepsFlow'
import { registerGrantPermissionsFlow } from './grantPermissionsFlow'
import { registerLoadSessionsFlow } from './loadSessionsFlow'
import { registerRevokeSessionFlow } from './revokeSessionFlow'
import { registerShowPendingGrantFlow } from './showPendingGrantFlow'
import { smartSessionsSlice } from './smartSessionsSlice'

export const chunk: FeatureChunk = {
  slices: [smartSessionsSlice],
  flows: [
    registerResetStepsFlow,
    registerLoadSessionsFlow,
    registerGrantPermissionsFlow,
    registerShowPendingGrantFlow,
    registerRevokeSessionFlow,
  ],
}
