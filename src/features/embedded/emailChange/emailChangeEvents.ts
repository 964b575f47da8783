import { createAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../../domain/errorCatalogue'

/** The visitor wants another email for their login. The address itself lies in the secret drawer under this id (D11). */
export const newEmailSubmitted = createAction<{ readonly emailId: string }>(
  'walletModal/embedded/newEmailSubmitted',
)

/** A mail with a code is on its way: to the address that the login has, or to the new one where it has none. */
export const emailChangeOtpSent = createAction<{
  /** ms since 1970: when another one may be asked for. */
  readonly cooldownEndsAt: number
}>('walletModal/embedded/emailChangeOtpSent')

/** No mail was sent, and nothing is changed. */
export const emailChangeFailed = createAction<{
  readonly error: ErrorState
  /** ms since 1970, where it was asked for too soon. */
  readonly cooldownEndsAt: number | null
}>('walletModal/embedded/emailChangeFailed')

/** Six digits are there. They lie in the secret drawer under this id. */
export const emailChangeOtpSubmitted = createAction<{ readonly otpId: string }>(
  'walletModal/embedded/emailChangeOtpSubmitted',
)

/** The code was wrong or too old, or could not be checked. */
export const emailChangeOtpRefused = createAction<{ readonly error: ErrorState }>(
  'walletModal/embedded/emailChangeOtpRefused',
)

/** The code of the address that the login has was right; one is on its way to the new address. */
export const primaryOtpAccepted = createAction('walletModal/embedded/primaryOtpAccepted')

/** The login has the new address. */
export const emailChanged = createAction('walletModal/embedded/emailChanged')

/** The login has another address, which was given in another tab or on another page. */
export const emailChangedElsewhere = createAction('walletModal/embedded/emailChangedElsewhere')

/** The visitor left before the address was changed. */
export const emailChangeCancelled = createAction('walletModal/embedded/emailChangeCancelled')
