import type { FeatureChunk } from '../feature'
import { registerRememberRequestsFlow } from './rememberRequestsFlow'
import { requestsSlice } from './requestsSlice'

export const chunk: FeatureChunk = {
  slices: [requestsSlice],
  flows: [registerRememberRequestsFlow],
}
