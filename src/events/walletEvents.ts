import { createAction } from '@reduxjs/toolkit'
import type { Wallet } from '../domain/wallet'

/** A visitor chose a wallet of the directory, the recents or the host's own; a flow decides which way leads into it. */
export const walletPicked = createAction<{ readonly wallet: Wallet }>('walletModal/wallets/picked')

/** The list of all wallets is near its end: the next page is wanted. */
export const morePagesRequested = createAction('walletModal/wallets/moreRequested')

/** A list has come to show other rows, its beginning or what was scrolled to: the pictures of these wallets are wanted. */
export const walletsShown = createAction<{ readonly wallets: readonly Wallet[] }>(
  'walletModal/wallets/shown',
)

/** What stands in the search field of the list of all wallets; trimmed and asked for by a flow. */
export const walletSearchTyped = createAction<{ readonly text: string }>(
  'walletModal/wallets/searchTyped',
)

/** The directory is asked for what stands in the field, trimmed, once nobody types any more. */
export const walletsSearched = createAction<{
  readonly text: string
  readonly isCertifiedOnly: boolean
}>('walletModal/wallets/searched')

export const certifiedFilterChanged = createAction<{ readonly isCertifiedOnly: boolean }>(
  'walletModal/wallets/certifiedFilterChanged',
)

/** A list that could not be fetched is asked for again. */
export const walletsRetryRequested = createAction('walletModal/wallets/retryRequested')
