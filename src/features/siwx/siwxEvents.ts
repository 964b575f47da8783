import { createAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../domain/errorCatalogue'
import type { SignedInAs, SignInSubject } from '../../domain/signInState'
import type { Namespace } from '../../lib/address/caip'

interface ForNamespace {
  readonly namespace: Namespace
}

/** Requests another check of the session: by the page, by another tab, or after a failure. */
export const sessionCheckRequested = createAction<
  ForNamespace & {
    /** Whether a missing session leads to signed out instead of the sign-in view. */
    readonly isQuiet?: boolean
  }
>('walletModal/siwx/checkRequested')

/** The configuration is looking up the session of this account on this network. */
export const sessionCheckStarted = createAction<SignInSubject>('walletModal/siwx/checkStarted')

/** The lookup failed, so whether the user is signed in is unknown. */
export const sessionCheckFailed = createAction<ForNamespace & { readonly error: ErrorState }>(
  'walletModal/siwx/checkFailed',
)

/** There is no session; the sign-in view opens. */
export const signInPrompted = createAction<ForNamespace>('walletModal/siwx/prompted')

/** No account can sign in: none is connected, or the wallet is on an unsupported network. */
export const signInSkipped = createAction<ForNamespace>('walletModal/siwx/skipped')

/** The user asks to read the message before signing. */
export const signInMessageRequested = createAction<ForNamespace>(
  'walletModal/siwx/messageRequested',
)

/** The text is in the secret store under `messageId`; null if it could not be created. */
export const signInMessageMade = createAction<
  ForNamespace & { readonly messageId: string | null; readonly madeAt: number }
>('walletModal/siwx/messageMade')

/**
 * The message that the user read is too old; this one replaces it and needs their agreement first.
 */
export const signInMessageRenewed = createAction<
  ForNamespace & { readonly messageId: string; readonly madeAt: number }
>('walletModal/siwx/messageRenewed')

/** The user agreed to sign. */
export const signInRequested = createAction<ForNamespace>('walletModal/siwx/signInRequested')

/** The wallet signed; the configuration is storing the session. */
export const signInStoring = createAction<ForNamespace>('walletModal/siwx/storing')

/** This account is signed in on this network. */
export const signedIn = createAction<
  SignInSubject & {
    readonly session: SignedInAs
    /** Whether the session existed before, so that no signature was needed. */
    readonly isRestored: boolean
  }
>('walletModal/siwx/signedIn')

export const signInFailed = createAction<
  ForNamespace & { readonly error: ErrorState; readonly isSmartAccount: boolean }
>('walletModal/siwx/failed')

/** The user declined to sign in. */
export const signInCancelled = createAction<ForNamespace>('walletModal/siwx/cancelled')

export const signOutRequested = createAction<ForNamespace>('walletModal/siwx/signOutRequested')

/** This namespace has no session any more. */
export const signedOut = createAction<ForNamespace>('walletModal/siwx/signedOut')

export const signOutFailed = createAction<ForNamespace & { readonly error: ErrorState }>(
  'walletModal/siwx/signOutFailed',
)
