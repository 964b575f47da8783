import type { FeatureChunk } from '../feature'
import { registerLeaveNamesFlow } from './leaveNamesFlow'
import { registerLookUpNameFlow } from './lookUpNameFlow'
import { namesSlice } from './namesSlice'
import { registerRegisterNameFlow } from './registerNameFlow'

export const names: FeatureChunk = {
  slices: [namesSlice],
  flows: [registerLeaveNamesFlow, registerLookUpNameFlow, registerRegisterNameFlow],
}
