import { createAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../domain/errorCatalogue'
import type { FrameRequest } from '../../ports/embedded'

interface SentMail {
  /** ms since 1970; when another email is allowed. */
  readonly cooldownEndsAt: number
}

/** An email with a code was sent. */
export const otpSent = createAction<SentMail>('walletModal/embedded/codeSent')

/** An email with a device link was sent; the code follows. */
export const deviceLinkSent = createAction<SentMail>('walletModal/embedded/deviceLinkSent')

/** The visitor opened the link; a code was sent. */
export const deviceRegistered = createAction<SentMail>('walletModal/embedded/deviceRegistered')

/** The link expired, or waiting for it failed. */
export const deviceLinkFailed = createAction<{ readonly error: ErrorState }>(
  'walletModal/embedded/deviceLinkFailed',
)

/** The visitor entered all six digits; they are in the secret store under this id. */
export const otpSubmitted = createAction<{ readonly codeId: string }>(
  'walletModal/embedded/otpSubmitted',
)

export const otpAccepted = createAction('walletModal/embedded/otpAccepted')

/** The code was wrong or expired, or could not be checked. */
export const otpRefused = createAction<{ readonly error: ErrorState }>(
  'walletModal/embedded/otpRefused',
)

/** The visitor requested another email. */
export const resendRequested = createAction('walletModal/embedded/resendRequested')

export const resendFailed = createAction<{
  readonly error: ErrorState
  /** ms since 1970; set if requested too soon. */
  readonly cooldownEndsAt: number | null
}>('walletModal/embedded/resendFailed')

/** The login succeeded, but its accounts could not be read. */
export const emailConnectFailed = createAction<{ readonly error: ErrorState }>(
  'walletModal/embedded/connectFailed',
)

/** The visitor retried connecting the accounts. */
export const emailConnectRetried = createAction('walletModal/embedded/connectRetried')

/** The visitor left before signing in. */
export const emailLoginCancelled = createAction('walletModal/embedded/loginCancelled')

/** The login is connected on its namespaces. */
export const emailLoginCompleted = createAction('walletModal/embedded/loginCompleted')

/** The visitor opened the view about key export and recovery. */
export const upgradeSelected = createAction('walletModal/embedded/upgradeSelected')

/** Whether the browser lets the frame's site store the login for later visits. */
export const loginStorageReported = createAction<{ readonly isStoredHere: boolean }>(
  'walletModal/embedded/loginStorageReported',
)

/**
 * Requests waiting in the frame, oldest first. Meanwhile the secret store holds an entry under
 * `approvalId`; an imported state has none, so it shows no frame.
 */
export const frameRequestsChanged = createAction<{
  readonly approvalId: string | null
  readonly requests: readonly FrameRequest[]
}>('walletModal/embedded/requestsChanged')
