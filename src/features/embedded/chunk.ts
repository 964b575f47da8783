import type { FeatureChunk } from '../feature'
import { embeddedEventOf } from './embeddedEventOf'
import { embeddedSlice } from './embeddedSlice'
import { registerFetchClientFlow } from './fetchClientFlow'
import { registerFollowFrameFlow } from './followFrameFlow'
import { registerLogInByEmailFlow } from './logInByEmailFlow'
import { registerReportFrameErrorsFlow } from './reportFrameErrorsFlow'
import { registerShowApprovalFlow } from './showApprovalFlow'
import { registerTellStorageFlow } from './tellStorageFlow'

export const chunk: FeatureChunk = {
  slices: [embeddedSlice],
  flows: [
    registerFetchClientFlow,
    registerLogInByEmailFlow,
    registerFollowFrameFlow,
    registerShowApprovalFlow,
    registerReportFrameErrorsFlow,
    registerTellStorageFlow,
  ],
  events: embeddedEventOf,
}
