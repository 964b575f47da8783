import { createAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../../domain/errorCatalogue'
import type { SocialProvider, WindowProvider } from '../../../domain/socials'

interface ProviderPayload {
  readonly provider: SocialProvider
}

/** The frame loaded or failed; either way, providers are enabled. */
export const socialsPrepared = createAction<{ readonly error: ErrorState | null }>(
  'walletModal/embedded/socialsPrepared',
)

/** The visitor came back from a provider. */
export const socialReturned = createAction<{ readonly provider: WindowProvider }>(
  'walletModal/embedded/socialReturned',
)

/** The Farcaster URI, valid for one login, is in the secret store under this id (D11). */
export const farcasterUriCreated = createAction<{ readonly uriId: string }>(
  'walletModal/embedded/farcasterUriCreated',
)

/** The visitor approved at the provider. */
export const socialApproved = createAction<ProviderPayload>('walletModal/embedded/socialApproved')

export const socialFailed = createAction<ProviderPayload & { readonly error: ErrorState }>(
  'walletModal/embedded/socialFailed',
)

/** The visitor left before signing in. */
export const socialCancelled = createAction<ProviderPayload>('walletModal/embedded/socialCancelled')

/** The login is connected on its namespaces. */
export const socialCompleted = createAction<ProviderPayload>('walletModal/embedded/socialCompleted')
