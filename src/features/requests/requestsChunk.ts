import type { FeatureChunk } from '../feature'
import { registerRememberRequestsFlow } from './rememberRequestsFlow'
import { requestsSlice } from './requestsSlice'

export const requests: FeatureChunk = {
  slices: [requestsSlice],
  flows: [registerRememberRequestsFlow],
}
