import type { FeatureChunk } from '../../core/feature'
import { registerForgetRecentFlow } from './forgetRecentFlow'
import { profileSlice } from './profileSlice'
import { registerSwitchAccountFlow } from './switchAccountFlow'
import { registerConfirmAccountSwitchFlow } from './confirmAccountSwitchFlow'

export const chunk: FeatureChunk = {
  slices: [profileSlice],
  flows: [registerSwitchAccountFlow, registerConfirmAccountSwitchFlow, registerForgetRecentFlow],
}
