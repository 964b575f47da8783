import type { ViewProps } from '../../../core/feature'
import { EmailChangeOtp } from '../components/EmailChangeOtp'
import { toEmailChangeParams } from '../emailChange/toEmailChangeParams'

/** The current address's code: its owner approves the change. */
export function UpdateEmailPrimaryOtpView(props: Partial<ViewProps<'UpdateEmailPrimaryOtp'>>) {
  return <EmailChangeOtp key="primary" step="primary" params={toEmailChangeParams(props)} />
}
