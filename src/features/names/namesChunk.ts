import { eventTellers } from '../../store/eventTellers'
import type { FeatureChunk } from '../feature'
import { registerLeaveNamesFlow } from './leaveNamesFlow'
import { registerLookUpNameFlow } from './lookUpNameFlow'
import { namesEventOf } from './namesEventOf'
import { namesSlice } from './namesSlice'
import { registerRegisterNameFlow } from './registerNameFlow'

eventTellers.push(namesEventOf)

export const names: FeatureChunk = {
  slices: [namesSlice],
  flows: [registerLeaveNamesFlow, registerLookUpNameFlow, registerRegisterNameFlow],
}
