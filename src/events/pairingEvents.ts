import { createAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../domain/errorCatalogue'
import type { Wallet } from '../domain/wallet'

/**
 * The user wants to connect a directory wallet, or any that scans the pairing URI; again to retry.
 * A flow also dispatches it when a view needs a pairing URI and none is pending.
 */
export const pairingRequested = createAction<{
  readonly wallet: Wallet | null
  /** Reuses the current or pending pairing URI for this wallet. */
  readonly isShared?: boolean
}>('walletModal/pairing/requested')

/**
 * A pairing URI is available, or was renewed before it expired. It contains a key, so it stays in
 * the secret store under this id.
 */
export const pairingUriIssued = createAction<{
  readonly pairingUriId: string
  /** ms. */
  readonly expiresAt: number
}>('walletModal/pairing/uriIssued')

/** The host app created its own pairing URI, put it in the secret store and wants it shown. */
export const pairingUriGiven = createAction<{ readonly pairingUriId: string }>(
  'walletModal/pairing/uriGiven',
)

export const pairingFailed = createAction<{ readonly error: ErrorState }>(
  'walletModal/pairing/failed',
)

/** The user left before a wallet answered. */
export const pairingCancelled = createAction('walletModal/pairing/cancelled')

/** The user approved in the wallet: check now. */
export const pairingCheckRequested = createAction('walletModal/pairing/checkRequested')

/**
 * The user pressed the link to the connected wallet, without which the page would not have left.
 */
export const walletFrontRequested = createAction<{ readonly url: string }>(
  'walletModal/pairing/walletFrontRequested',
)

/** The link that opens the connected wallet for later requests; null if there is none. */
export const walletLinkKept = createAction<{
  readonly link: { readonly href: string; readonly name: string } | null
}>('walletModal/pairing/linkKept')
