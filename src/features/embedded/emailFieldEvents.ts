import { createAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../domain/errorCatalogue'

// In a file of their own: the feature manifest needs these before the chunk loads.

/** The email field got focus; its chunk may load. Nothing is sent before submission. */
export const emailFieldFocused = createAction('walletModal/embedded/emailFieldFocused')

/**
 * The visitor submitted an address to sign in with; it is in the secret store under this id (D11).
 */
export const emailSubmitted = createAction<{ readonly emailId: string }>(
  'walletModal/embedded/emailSubmitted',
)

/** No email was sent. */
export const emailLoginFailed = createAction<{
  readonly error: ErrorState
  /** ms since 1970; set if requested too soon. */
  readonly cooldownEndsAt: number | null
}>('walletModal/embedded/loginFailed')
