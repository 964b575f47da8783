import { createAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../domain/errorCatalogue'
import type { BitcoinHandover } from '../../domain/payment/bitcoinTransfer'

/** A page wants a payment made: nobody is asked for one that was built here before the visitor has seen it. */
export const transferReviewRequested = createAction<BitcoinHandover & { readonly id: string }>(
  'walletModal/bitcoinReview/requested',
)

/** What became of a payment that the visitor agreed to; without an error it was sent. */
export const transferEnded = createAction<{ readonly id: string; readonly error?: ErrorState }>(
  'walletModal/bitcoinReview/handoverEnded',
)

/** How the look at it ended: agreed to exactly what stood there, or why not. */
export const transferReviewed = createAction<{
  readonly id: string
  /** What stood there (D3). */
  readonly fingerprint?: string
  readonly error?: ErrorState
}>('walletModal/bitcoinReview/ended')
