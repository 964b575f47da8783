import { createAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../domain/errorCatalogue'
import type { BitcoinHandover } from '../../domain/payment/bitcoinTransfer'

/** The page requested a payment; the visitor reviews it before the wallet gets it. */
export const transferReviewRequested = createAction<BitcoinHandover & { readonly id: string }>(
  'walletModal/bitcoinReview/requested',
)

/** Outcome of an agreed payment; sent, without an error. */
export const transferEnded = createAction<{ readonly id: string; readonly error?: ErrorState }>(
  'walletModal/bitcoinReview/handoverEnded',
)

/** The review ended: the visitor agreed to what it showed, or `error` is why not. */
export const transferReviewed = createAction<{
  readonly id: string
  /** Fingerprint of what the review showed (D3). */
  readonly fingerprint?: string
  readonly error?: ErrorState
}>('walletModal/bitcoinReview/ended')
