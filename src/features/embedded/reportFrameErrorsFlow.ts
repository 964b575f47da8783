import { isAnyOf } from '@reduxjs/toolkit'
import { type ErrorCode, ERRORS, getErrorTextKey } from '../../domain/errorCatalogue'
import { logAdvice } from '../../services/logAdvice'
import type { AppStartListening } from '../../store/listening'
import { alertRaised, toastShown } from '../../core/notifications/notificationsSlice'
import { emailChangeFailed, emailChangeOtpRefused } from './emailChange/emailChangeEvents'
import { emailLoginFailed } from './emailFieldEvents'
import { socialFailed } from './social/socialEvents'
import { otpRefused, deviceLinkFailed, emailConnectFailed, resendFailed } from './embeddedEvents'

const isFailure = isAnyOf(
  socialFailed,
  otpRefused,
  deviceLinkFailed,
  emailConnectFailed,
  emailLoginFailed,
  resendFailed,
  emailChangeFailed,
  emailChangeOtpRefused,
)

const FRAME_ERROR_CODES = ['FRAME_LOAD_FAILED', 'FRAME_REFUSED', 'FRAME_REQUEST_TIMEOUT'] as const
type FrameErrorCode = (typeof FRAME_ERROR_CODES)[number]
const isFrameErrorCode = (code: ErrorCode): code is FrameErrorCode =>
  FRAME_ERROR_CODES.some(trouble => trouble === code)

/** Failures without a step view of their own. */
const isFieldFailure = isAnyOf(emailLoginFailed, emailChangeFailed)

/**
 * Reports frame failures to developers: an alert, and console advice once per code. Adds a toast
 * for visitors where the email field has no room for the error.
 */
export function registerReportFrameErrorsFlow(startListening: AppStartListening) {
  const reportedCodes = new Set<FrameErrorCode>()
  return startListening({
    matcher: isFailure,
    effect: async (action, api) => {
      const { code } = action.payload.error
      const text = getErrorTextKey(code)
      const message = { id: text, tone: 'negative', text } as const
      if (isFrameErrorCode(code)) {
        api.dispatch(alertRaised(message))
        if (reportedCodes.has(code)) return
        reportedCodes.add(code)
        const origin = api.extra.readOpenPage()?.origin ?? 'this page'
        await logAdvice(api.extra, 'warn', code, { origin })
      }
      if (ERRORS[code] === 'toast' && isFieldFailure(action)) api.dispatch(toastShown(message))
    },
  })
}
