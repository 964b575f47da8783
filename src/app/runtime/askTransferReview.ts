import { nanoid } from '@reduxjs/toolkit'
import { ModalError } from '../../domain/ModalError'
import { bitcoinFingerprint, type BitcoinTransfer } from '../../domain/payment/bitcoinTransfer'
import {
  transferReviewed,
  transferReviewRequested,
} from '../../features/bitcoinReview/bitcoinReviewEvents'
import type { Runtime } from './Runtime'

/**
 * Shows a payment to the visitor, and resolves once they agreed to it.
 *
 * @throws {ModalError} `USER_REJECTED` when they did not; `INTENT_CHANGED` when something else stood there (D3).
 */
export async function askTransferReview(
  { store, observe }: Pick<Runtime, 'store' | 'observe'>,
  transfer: BitcoinTransfer,
): Promise<void> {
  const id = nanoid()
  const ended = new Promise<Parameters<typeof transferReviewed>[0]>(resolve => {
    const stop = observe(action => {
      if (!transferReviewed.match(action) || action.payload.id !== id) return
      stop()
      resolve(action.payload)
    })
  })
  store.dispatch(transferReviewRequested({ id, transfer }))
  const { error, fingerprint } = await ended
  if (error) throw new ModalError(error.code, error.detail)
  if (fingerprint !== bitcoinFingerprint(transfer)) {
    throw new ModalError('INTENT_CHANGED', 'Another payment was reviewed')
  }
}
