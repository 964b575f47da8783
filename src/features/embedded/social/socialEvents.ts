import { createAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../../domain/errorCatalogue'
import type { SocialProvider, WindowProvider } from '../../../domain/socials'

interface OfProvider {
  readonly provider: SocialProvider
}

/** The frame answers, or will not: they may be pressed. */
export const socialsPrepared = createAction<{ readonly error: ErrorState | null }>(
  'walletModal/embedded/socialsPrepared',
)

/** The visitor came back to this page from a provider. */
export const socialReturned = createAction<{ readonly provider: WindowProvider }>(
  'walletModal/embedded/socialReturned',
)

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
