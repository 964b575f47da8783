import { createAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../domain/errorCatalogue'
import type { SignedInAs, SignInSubject } from '../../domain/signInState'
import type { Namespace } from '../../lib/address/caip'

interface ForNamespace {
  readonly namespace: Namespace
}

/** Whether the visitor is signed in is to be found out again: by the page, by another tab, or after a failure. */
export const sessionCheckRequested = createAction<
  ForNamespace & {
    /** Nobody is asked to sign because of it. */
    readonly isQuiet?: boolean
  }
>('walletModal/siwx/checkRequested')

/** The configuration is asked whether this account is signed in on this network. */
export const sessionCheckStarted = createAction<SignInSubject>('walletModal/siwx/checkStarted')

/** It could not be found out, which is not the same as nobody being signed in. */
export const sessionCheckFailed = createAction<ForNamespace & { readonly error: ErrorState }>(
  'walletModal/siwx/checkFailed',
)

/** Nobody is signed in, and the visitor is asked to sign. */
export const signInAsked = createAction<ForNamespace>('walletModal/siwx/asked')

/** There is nobody who could sign in: not connected, or on a network that is none of the page's. */
export const signInSkipped = createAction<ForNamespace>('walletModal/siwx/skipped')

/** The visitor wants to read what is to be signed. */
export const signInMessageRequested = createAction<ForNamespace>(
  'walletModal/siwx/messageRequested',
)

/** The text lies in the secret drawer under `messageId`; null where none could be made. */
export const signInMessageMade = createAction<
  ForNamespace & { readonly messageId: string | null; readonly madeAt: number }
>('walletModal/siwx/messageMade')

/** What the visitor had read is too old to be signed: nobody is asked before they agree to this one. */
export const signInMessageRenewed = createAction<
  ForNamespace & { readonly messageId: string; readonly madeAt: number }
>('walletModal/siwx/messageRenewed')

/** The visitor agreed to sign. */
export const signInRequested = createAction<ForNamespace>('walletModal/siwx/signInRequested')

/** The wallet signed; the session is being stored. */
export const signInStoring = createAction<ForNamespace>('walletModal/siwx/storing')

/** This account is signed in on this network. */
export const signedIn = createAction<
  SignInSubject & {
    readonly session: SignedInAs
    /** From a session that was there, without a signature. */
    readonly isRestored: boolean
  }
>('walletModal/siwx/signedIn')

export const signInFailed = createAction<
  ForNamespace & { readonly error: ErrorState; readonly isSmartAccount: boolean }
>('walletModal/siwx/failed')

/** The visitor does not want to sign in. */
export const signInCancelled = createAction<ForNamespace>('walletModal/siwx/cancelled')

export const signOutRequested = createAction<ForNamespace>('walletModal/siwx/signOutRequested')

/** Nobody is signed in there any more. */
export const signedOut = createAction<ForNamespace>('walletModal/siwx/signedOut')

export const signOutFailed = createAction<ForNamespace & { readonly error: ErrorState }>(
  'walletModal/siwx/signOutFailed',
)
