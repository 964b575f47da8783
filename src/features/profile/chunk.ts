import type { FeatureChunk } from '../feature'
import { registerForgetRecentFlow } from './forgetRecentFlow'
import { profileSlice } from './profileSlice'
import { registerSwitchAccountFlow } from './switchAccountFlow'
import { registerTellAccountSwitchFlow } from './tellAccountSwitchFlow'

export const chunk: FeatureChunk = {
  slices: [profileSlice],
  flows: [registerSwitchAccountFlow, registerTellAccountSwitchFlow, registerForgetRecentFlow],
}
