import { createAction } from '@reduxjs/toolkit'
import type { WindowProvider } from '../../../domain/socials'

// In a file of their own: the wallet list loads these before the rest of the feature.

/** Social buttons are on screen in an installed app; the frame loads. */
export const socialsShown = createAction('walletModal/embedded/socialsShown')

/**
 * The visitor chose a provider. Its window, opened during the press, is in the secret store under
 * this id.
 */
export const socialRequested = createAction<{
  readonly provider: WindowProvider
  /** Null if the browser blocked it. */
  readonly windowId: string | null
}>('walletModal/embedded/socialRequested')

/** The visitor chose a provider where no window can open: this page redirects to it. */
export const socialRedirectRequested = createAction<{ readonly provider: WindowProvider }>(
  'walletModal/embedded/socialRedirectRequested',
)

export const farcasterRequested = createAction('walletModal/embedded/farcasterRequested')
