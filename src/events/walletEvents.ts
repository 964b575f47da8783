import { createAction } from '@reduxjs/toolkit'
import type { Wallet } from '../domain/wallet'

/** The user picked a wallet of the directory, the recents or the host; a flow connects it. */
export const walletPicked = createAction<{ readonly wallet: Wallet }>('walletModal/wallets/picked')

/** The list of all wallets is near its end: loads the next page. */
export const morePagesRequested = createAction('walletModal/wallets/moreRequested')

/**
 * A list shows other rows, at its start or after scrolling: loads the pictures of these wallets.
 */
export const walletsShown = createAction<{ readonly wallets: readonly Wallet[] }>(
  'walletModal/wallets/shown',
)

/** Text of the search field in the list of all wallets; a flow trims it and searches. */
export const walletSearchTyped = createAction<{ readonly text: string }>(
  'walletModal/wallets/searchTyped',
)

/** The trimmed text to search the directory for, once typing has paused. */
export const walletsSearched = createAction<{
  readonly text: string
  readonly isCertifiedOnly: boolean
}>('walletModal/wallets/searched')

export const certifiedFilterChanged = createAction<{ readonly isCertifiedOnly: boolean }>(
  'walletModal/wallets/certifiedFilterChanged',
)

/** Reloads a list that failed. */
export const walletsRetryRequested = createAction('walletModal/wallets/retryRequested')
