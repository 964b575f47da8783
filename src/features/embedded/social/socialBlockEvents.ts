import { createAction } from '@reduxjs/toolkit'
import type { WindowProvider } from '../../../domain/socials'

// By themselves: the list of wallets comes with these, and the rest later.

/** The ways to sign in with an account elsewhere are on screen in an installed app, which has the frame load for them. */
export const socialsShown = createAction('walletModal/embedded/socialsShown')

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

export const farcasterRequested = createAction('walletModal/embedded/farcasterRequested')
