import { createAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../domain/errorCatalogue'

// By themselves: the list of features knows these before the rest is here.

/** The field for an email was come to: the code behind it may be fetched. Nothing leaves the page before it is sent off. */
export const emailFieldFocused = createAction('walletModal/embedded/emailFieldFocused')

/** The visitor wants to sign in. The address itself lies in the secret drawer under this id (D11). */
export const emailSubmitted = createAction<{ readonly emailId: string }>(
  'walletModal/embedded/emailSubmitted',
)

/** No mail was sent. */
export const emailLoginFailed = createAction<{
  readonly error: ErrorState
  /** ms since 1970, where it was asked for too soon. */
  readonly cooldownEndsAt: number | null
}>('walletModal/embedded/loginFailed')
