import { createAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../domain/errorCatalogue'
import type { FrameRequest } from '../../ports/embedded'

interface SentMail {
  /** ms since 1970: when another one may be asked for. */
  readonly cooldownEndsAt: number
}

/** A mail with a code is on its way. */
export const otpSent = createAction<SentMail>('walletModal/embedded/codeSent')

/** A mail with a link is on its way, which allows this browser; the code comes after it. */
export const deviceLinkSent = createAction<SentMail>('walletModal/embedded/deviceLinkSent')

/** The link was pressed: this browser may sign in, and a code is on its way. */
export const deviceRegistered = createAction<SentMail>('walletModal/embedded/deviceRegistered')

/** The link was not pressed in time, or waiting for it failed. */
export const deviceLinkFailed = createAction<{ readonly error: ErrorState }>(
  'walletModal/embedded/deviceLinkFailed',
)

/** Six digits are there. They lie in the secret drawer under this id. */
export const otpSubmitted = createAction<{ readonly codeId: string }>(
  'walletModal/embedded/otpSubmitted',
)

export const otpAccepted = createAction('walletModal/embedded/otpAccepted')

/** The code was wrong or too old, or could not be checked. */
export const otpRefused = createAction<{ readonly error: ErrorState }>(
  'walletModal/embedded/otpRefused',
)

/** Another mail is wanted. */
export const resendRequested = createAction('walletModal/embedded/resendRequested')

export const resendFailed = createAction<{
  readonly error: ErrorState
  /** ms since 1970, where it was asked for too soon. */
  readonly cooldownEndsAt: number | null
}>('walletModal/embedded/resendFailed')

/** The login is there, and its accounts could not be had. */
export const emailConnectFailed = createAction<{ readonly error: ErrorState }>(
  'walletModal/embedded/connectFailed',
)

/** The accounts of the login are wanted again. */
export const emailConnectRetried = createAction('walletModal/embedded/connectRetried')

/** The visitor left before they were signed in. */
export const emailLoginCancelled = createAction('walletModal/embedded/loginCancelled')

/** The login is connected on its chain families. */
export const emailLoginCompleted = createAction('walletModal/embedded/loginCompleted')

/** The visitor wants to see how the key is exported and recovered. */
export const upgradeSelected = createAction('walletModal/embedded/upgradeSelected')

/** Whether this browser keeps the login for another visit, or lets the site in the frame store nothing. */
export const loginStorageTold = createAction<{ readonly isStoredHere: boolean }>(
  'walletModal/embedded/loginStorageTold',
)

/**
 * What waits for the visitor in the frame, oldest first. For as long as something does, the secret drawer holds an entry
 * under `approvalId`: a state from elsewhere has none, and shows no frame.
 */
export const frameRequestsChanged = createAction<{
  readonly approvalId: string | null
  readonly requests: readonly FrameRequest[]
}>('walletModal/embedded/requestsChanged')
