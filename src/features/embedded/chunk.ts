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
import { registerLogInByFarcasterFlow } from './social/logInByFarcasterFlow'
import { registerLogInBySocialFlow } from './social/logInBySocialFlow'
import { registerPrepareSocialsFlow } from './social/prepareSocialsFlow'
import { registerResumeSocialFlow } from './social/resumeSocialFlow'
import { secureSiteEventOf } from './secureSiteEventOf'
import { socialEventOf } from './social/socialEventOf'
import { socialSlice } from './social/socialSlice'
import { registerSwitchAccountTypeFlow } from './switchAccountTypeFlow'
import { registerTellStorageFlow } from './tellStorageFlow'

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
    registerTellStorageFlow,
  ],
  events: action =>
    [embeddedEventOf, socialEventOf, secureSiteEventOf].flatMap(eventOf => eventOf(action) ?? []),
}
