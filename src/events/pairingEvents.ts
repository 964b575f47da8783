import { createAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../domain/errorCatalogue'
import type { Wallet } from '../domain/wallet'

/**
 * A visitor wants to connect over WalletConnect: a wallet of the directory, or any that scans the pairing URI. Again: a retry. A flow
 * says so by itself when a view that needs a pairing URI is shown and nothing is under way for it.
 */
export const pairingRequested = createAction<{
  readonly wallet: Wallet | null
  /** The pairing URI that is there, or on its way, serves this wallet too. */
  readonly isShared?: boolean
}>('walletModal/pairing/requested')

/**
 * A pairing URI can be shown and linked to; also each time it is renewed before it runs out. It carries a key, so the pairing URI itself
 * lies in the secret drawer, under this id, for as long as it can be answered.
 */
export const pairingUriIssued = createAction<{
  readonly pairingUriId: string
  /** ms. */
  readonly expiresAt: number
}>('walletModal/pairing/uriIssued')

/** The page has made a pairing URI of its own, put it in the secret drawer and wants it shown. */
export const pairingUriGiven = createAction<{ readonly pairingUriId: string }>(
  'walletModal/pairing/uriGiven',
)

export const pairingFailed = createAction<{ readonly error: ErrorState }>(
  'walletModal/pairing/failed',
)

/** The visitor left before a wallet answered. */
export const pairingCancelled = createAction('walletModal/pairing/cancelled')

/** The visitor says it is approved in the wallet: look again now. */
export const pairingCheckRequested = createAction('walletModal/pairing/checkRequested')

/** The visitor pressed the link to the connected wallet; the page did not navigate by itself. */
export const walletFrontRequested = createAction<{ readonly url: string }>(
  'walletModal/pairing/walletFrontRequested',
)

/** The link that brings the connected wallet to the front for later requests; null when there is none any more. */
export const walletLinkKept = createAction<{
  readonly link: { readonly href: string; readonly name: string } | null
}>('walletModal/pairing/linkKept')
