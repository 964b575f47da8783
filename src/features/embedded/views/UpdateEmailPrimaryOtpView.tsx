import type { ViewProps } from '../../feature'
import { EmailChangeOtp } from '../components/EmailChangeOtp'
import { paramsOfChange } from '../emailChange/paramsOfChange'

/** The code of the address that the login has: its owner agrees to the change. */
export function UpdateEmailPrimaryOtpView(props: Partial<ViewProps<'UpdateEmailPrimaryOtp'>>) {
  return <EmailChangeOtp key="primary" step="primary" params={paramsOfChange(props)} />
}
