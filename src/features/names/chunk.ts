import type { FeatureChunk } from '../../core/feature'
import { registerLeaveNamesFlow } from './leaveNamesFlow'
import { registerLookUpNameFlow } from './lookUpNameFlow'
import { toNamesEvent } from './toNamesEvent'
import { namesSlice } from './namesSlice'
import { registerRegisterNameFlow } from './registerNameFlow'

export const chunk: FeatureChunk = {
  slices: [namesSlice],
  flows: [registerLeaveNamesFlow, registerLookUpNameFlow, registerRegisterNameFlow],
  events: toNamesEvent,
}
