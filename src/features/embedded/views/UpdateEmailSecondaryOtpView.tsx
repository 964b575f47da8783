import type { ViewProps } from '../../../core/feature'
import { EmailChangeOtp } from '../components/EmailChangeOtp'
import { toEmailChangeParams } from '../emailChange/toEmailChangeParams'

/** The new address's code: proves that it is the visitor's. */
export function UpdateEmailSecondaryOtpView(props: Partial<ViewProps<'UpdateEmailSecondaryOtp'>>) {
  return <EmailChangeOtp key="secondary" step="secondary" params={toEmailChangeParams(props)} />
}
