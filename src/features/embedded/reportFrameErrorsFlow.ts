import { isAnyOf } from '@reduxjs/toolkit'
import { ERRORS, errorText } from '../../domain/errorCatalogue'
import type { AppStartListening } from '../../store/listening'
import { alertRaised, toastShown } from '../notifications/notificationsSlice'
import { emailChangeFailed, emailChangeOtpRefused } from './emailChange/emailChangeEvents'
import { emailLoginFailed } from './emailFieldEvents'
import { socialFailed } from './social/socialEvents'
import { otpRefused, deviceLinkFailed, emailConnectFailed, resendFailed } from './embeddedEvents'

const failures = isAnyOf(
  socialFailed,
  otpRefused,
  deviceLinkFailed,
  emailConnectFailed,
  emailLoginFailed,
  resendFailed,
  emailChangeFailed,
  emailChangeOtpRefused,
)

/** What has no view of its own yet when it fails. */
const atField = isAnyOf(emailLoginFailed, emailChangeFailed)

/**
 * Tells developers what their page has to be allowed, or what could not be reached, and visitors what the one line at the field
 * for an email has no room for. The views that wait for a code say it themselves.
 */
export function registerReportFrameErrorsFlow(startListening: AppStartListening) {
  return startListening({
    matcher: failures,
    effect: (action, api) => {
      const { code } = action.payload.error
      const text = errorText(code)
      const said = { id: text, tone: 'negative', text } as const
      if (ERRORS[code] === 'alert') api.dispatch(alertRaised(said))
      if (ERRORS[code] === 'toast' && atField(action)) api.dispatch(toastShown(said))
    },
  })
}
