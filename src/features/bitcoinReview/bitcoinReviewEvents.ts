import { createAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../domain/errorCatalogue'
import type { BitcoinTransfer } from '../../domain/payment/bitcoinTransfer'

/** A page wants a payment made that it worked out: nobody is asked for it before the visitor has seen it. */
export const transferReviewRequested = createAction<{
  readonly id: string
  readonly transfer: BitcoinTransfer
}>('walletModal/bitcoinReview/requested')

/** How the look at it ended: agreed to exactly what stood there, or why not. */
export const transferReviewed = createAction<{
  readonly id: string
  /** What stood there (D3). */
  readonly fingerprint?: string
  readonly error?: ErrorState
}>('walletModal/bitcoinReview/ended')
