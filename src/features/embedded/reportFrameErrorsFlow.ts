import { isAnyOf } from '@reduxjs/toolkit'
import { type ErrorCode, ERRORS, errorText } from '../../domain/errorCatalogue'
import { logAdvice } from '../../services/logAdvice'
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

const TROUBLES = ['FRAME_LOAD_FAILED', 'FRAME_REFUSED', 'FRAME_REQUEST_TIMEOUT'] as const
type FrameTrouble = (typeof TROUBLES)[number]
const isFrameTrouble = (code: ErrorCode): code is FrameTrouble =>
  TROUBLES.some(trouble => trouble === code)

/** Failures without a step view of their own. */
const atField = isAnyOf(emailLoginFailed, emailChangeFailed)

/**
 * Reports frame failures to developers: an alert, and console advice once per code. Adds a toast
 * for visitors where the email field has no room for the error.
 */
export function registerReportFrameErrorsFlow(startListening: AppStartListening) {
  const told = new Set<FrameTrouble>()
  return startListening({
    matcher: failures,
    effect: async (action, api) => {
      const { code } = action.payload.error
      const text = errorText(code)
      const said = { id: text, tone: 'negative', text } as const
      if (isFrameTrouble(code)) {
        api.dispatch(alertRaised(said))
        if (told.has(code)) return
        told.add(code)
        const origin = api.extra.readOpenPage()?.origin ?? 'this page'
        await logAdvice(api.extra, 'warn', code, { origin })
      }
      if (ERRORS[code] === 'toast' && atField(action)) api.dispatch(toastShown(said))
    },
  })
}
