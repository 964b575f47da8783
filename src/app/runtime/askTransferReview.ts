import { nanoid } from '@reduxjs/toolkit'
import { delay } from '../../clients/delay'
import { REVIEW_TIMEOUT_MS } from '../../domain/limits'
import { ModalError } from '../../domain/ModalError'
import { bitcoinFingerprint, type BitcoinTransfer } from '../../domain/payment/bitcoinTransfer'
import {
  transferReviewed,
  transferReviewRequested,
} from '../../features/bitcoinReview/bitcoinReviewEvents'
import type { Runtime } from './Runtime'

/**
 * Shows a payment to the visitor, and resolves once they agreed to it. The signal ends the wait.
 *
 * @throws {ModalError} `USER_REJECTED` when they did not; `REVIEW_TIMEOUT` when nobody answered, as where no modal is mounted;
 * `CANCELLED` when the modal was disposed of, or somebody travelled in time; `INTENT_CHANGED` when something else stood there (D3).
 */
export async function askTransferReview(
  { store, observe }: Pick<Runtime, 'store' | 'observe'>,
  transfer: BitcoinTransfer,
  signal: AbortSignal,
): Promise<void> {
  const id = nanoid()
  const wait = new AbortController()
  const end = () => wait.abort()
  let ended: Parameters<typeof transferReviewed>[0] | undefined
  const stop = observe(action => {
    if (!transferReviewed.match(action) || action.payload.id !== id) return
    ended = action.payload
    end()
  })
  signal.addEventListener('abort', end)
  try {
    if (!signal.aborted) {
      store.dispatch(transferReviewRequested({ id, transfer }))
      const isLate = await delay(REVIEW_TIMEOUT_MS, wait.signal)
      const error = { code: 'REVIEW_TIMEOUT', detail: 'Nobody answered the review' } as const
      if (isLate) store.dispatch(transferReviewed({ id, error }))
    }
  } finally {
    stop()
    signal.removeEventListener('abort', end)
  }
  if (!ended) throw new ModalError('CANCELLED', 'The review was given up')
  const { error, fingerprint } = ended
  if (error) throw new ModalError(error.code, error.detail)
  if (fingerprint !== bitcoinFingerprint(transfer)) {
    throw new ModalError('INTENT_CHANGED', 'Another payment was reviewed')
  }
}
