import type { ViewProps } from '../../feature'
import { EmailChangeOtp } from '../components/EmailChangeOtp'
import { paramsOfChange } from '../emailChange/paramsOfChange'

/** The code of the new address: it is the visitor's. */
export function UpdateEmailSecondaryOtpView(props: Partial<ViewProps<'UpdateEmailSecondaryOtp'>>) {
  return <EmailChangeOtp key="secondary" step="secondary" params={paramsOfChange(props)} />
}
