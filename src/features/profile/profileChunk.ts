import type { FeatureChunk } from '../feature'
import { profileSlice } from './profileSlice'
import { registerTellAccountSwitchFlow } from './tellAccountSwitchFlow'

export const profile: FeatureChunk = {
  slices: [profileSlice],
  flows: [registerTellAccountSwitchFlow],
}
