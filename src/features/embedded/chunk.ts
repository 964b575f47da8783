import type { FeatureChunk } from '../../core/feature'
import { toEmbeddedEvent } from './toEmbeddedEvent'
import { registerChangeEmailFlow } from './emailChange/changeEmailFlow'
import { emailChangeSlice } from './emailChange/emailChangeSlice'
import { embeddedSlice } from './embeddedSlice'
import { registerFetchClientFlow } from './fetchClientFlow'
import { registerFollowFrameFlow } from './followFrameFlow'
import { registerLogInByEmailFlow } from './logInByEmailFlow'
import { registerReportFrameErrorsFlow } from './reportFrameErrorsFlow'
import { registerShowApprovalFlow } from './showApprovalFlow'
import { registerLogInByFarcasterFlow } from './social/logInByFarcasterFlow'
import { registerLogInBySocialFlow } from './social/logInBySocialFlow'
import { registerPrepareSocialsFlow } from './social/prepareSocialsFlow'
import { registerResumeSocialFlow } from './social/resumeSocialFlow'
import { toSecureSiteEvent } from './toSecureSiteEvent'
import { toSocialEvent } from './social/toSocialEvent'
import { socialSlice } from './social/socialSlice'
import { registerSwitchAccountTypeFlow } from './switchAccountTypeFlow'
import { registerWarnUnstoredLoginFlow } from './warnUnstoredLoginFlow'

export const chunk: FeatureChunk = {
  slices: [embeddedSlice, emailChangeSlice, socialSlice],
  flows: [
    registerFetchClientFlow,
    registerLogInByEmailFlow,
    registerChangeEmailFlow,
    registerFollowFrameFlow,
    registerShowApprovalFlow,
    registerReportFrameErrorsFlow,
    registerLogInBySocialFlow,
    registerLogInByFarcasterFlow,
    registerPrepareSocialsFlow,
    registerResumeSocialFlow,
    registerSwitchAccountTypeFlow,
    registerWarnUnstoredLoginFlow,
  ],
  events: action =>
    [toEmbeddedEvent, toSocialEvent, toSecureSiteEvent].flatMap(eventOf => eventOf(action) ?? []),
}
