import { createAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../../domain/errorCatalogue'

/** The visitor submitted a new address; it is in the secret store under this id (D11). */
export const newEmailSubmitted = createAction<{ readonly emailId: string }>(
  'walletModal/embedded/newEmailSubmitted',
)

/** An email with a code was sent: to the current address, or to the new one if there is none. */
export const emailChangeOtpSent = createAction<{
  /** ms since 1970; when another email is allowed. */
  readonly cooldownEndsAt: number
}>('walletModal/embedded/emailChangeOtpSent')

/** No email was sent, and nothing has changed. */
export const emailChangeFailed = createAction<{
  readonly error: ErrorState
  /** ms since 1970; set if requested too soon. */
  readonly cooldownEndsAt: number | null
}>('walletModal/embedded/emailChangeFailed')

/** The visitor entered all six digits; they are in the secret store under this id. */
export const emailChangeOtpSubmitted = createAction<{ readonly otpId: string }>(
  'walletModal/embedded/emailChangeOtpSubmitted',
)

/** The code was wrong or expired, or could not be checked. */
export const emailChangeOtpRefused = createAction<{ readonly error: ErrorState }>(
  'walletModal/embedded/emailChangeOtpRefused',
)

/** The current address's code was correct; the next one goes to the new address. */
export const primaryOtpAccepted = createAction('walletModal/embedded/primaryOtpAccepted')

/** The login now uses the new address. */
export const emailChanged = createAction('walletModal/embedded/emailChanged')

/** The email was changed in another tab or page. */
export const emailChangedElsewhere = createAction('walletModal/embedded/emailChangedElsewhere')

/** The visitor left before the change. */
export const emailChangeCancelled = createAction('walletModal/embedded/emailChangeCancelled')
