import { createAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../../domain/errorCatalogue'
import type { SocialProvider, WindowProvider } from '../../../domain/socials'

interface OfProvider {
  readonly provider: SocialProvider
}

/** The ways to sign in with an account elsewhere are on screen in an installed app, which has the frame load for them. */
export const socialsShown = createAction('walletModal/embedded/socialsShown')

/** The frame answers, or will not: they may be pressed. */
export const socialsPrepared = createAction<{ readonly error: ErrorState | null }>(
  'walletModal/embedded/socialsPrepared',
)

/** The visitor chose a provider. Its window was opened in the press, and lies in the secret drawer under this id. */
export const socialRequested = createAction<{
  readonly provider: WindowProvider
  /** Null: the browser opened none. */
  readonly windowId: string | null
}>('walletModal/embedded/socialRequested')

/** The visitor chose a provider where no window can be opened: this page is left for it. */
export const socialRedirectRequested = createAction<{ readonly provider: WindowProvider }>(
  'walletModal/embedded/socialRedirectRequested',
)

/** The visitor came back to this page from a provider. */
export const socialReturned = createAction<{ readonly provider: WindowProvider }>(
  'walletModal/embedded/socialReturned',
)

export const farcasterRequested = createAction('walletModal/embedded/farcasterRequested')

/** The address for the Farcaster app is there. It is good for one login, and lies in the secret drawer under this id (D11). */
export const farcasterUriCreated = createAction<{ readonly uriId: string }>(
  'walletModal/embedded/farcasterUriCreated',
)

/** The visitor agreed at the provider; the login is asked for. */
export const socialApproved = createAction<OfProvider>('walletModal/embedded/socialApproved')

export const socialFailed = createAction<OfProvider & { readonly error: ErrorState }>(
  'walletModal/embedded/socialFailed',
)

/** The visitor left before they were signed in. */
export const socialCancelled = createAction<OfProvider>('walletModal/embedded/socialCancelled')

/** The login is connected on its chain families. */
export const socialCompleted = createAction<OfProvider>('walletModal/embedded/socialCompleted')
