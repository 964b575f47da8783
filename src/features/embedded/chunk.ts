import type { FeatureChunk } from '../feature'
import { embeddedEventOf } from './embeddedEventOf'
import { registerChangeEmailFlow } from './emailChange/changeEmailFlow'
import { emailChangeSlice } from './emailChange/emailChangeSlice'
import { embeddedSlice } from './embeddedSlice'
import { registerFetchClientFlow } from './fetchClientFlow'
import { registerFollowFrameFlow } from './followFrameFlow'
import { registerLogInByEmailFlow } from './logInByEmailFlow'
import { registerReportFrameErrorsFlow } from './reportFrameErrorsFlow'
import { registerShowApprovalFlow } from './showApprovalFlow'

export const chunk: FeatureChunk = {
  slices: [embeddedSlice, emailChangeSlice],
  flows: [
    registerFetchClientFlow,
    registerLogInByEmailFlow,
    registerChangeEmailFlow,
    registerFollowFrameFlow,
    registerShowApprovalFlow,
    registerReportFrameErrorsFlow,
  ],
  events: embeddedEventOf,
}
