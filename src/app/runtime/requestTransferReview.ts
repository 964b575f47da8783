import { nanoid } from '@reduxjs/toolkit'
import { delay } from '../../clients/delay'
import { REVIEW_TIMEOUT_MS } from '../../domain/limits'
import { ModalError } from '../../domain/ModalError'
import { handoverFingerprint, type BitcoinHandover } from '../../domain/payment/bitcoinTransfer'
import { toErrorState } from '../../domain/errors'
import {
  transferEnded,
  transferReviewed,
  transferReviewRequested,
} from '../../features/bitcoinReview/bitcoinReviewEvents'
import type { Runtime } from './Runtime'

/**
 * Shows a payment to the user. Resolves once the user approves it, with a function that reports its
 * outcome. The signal ends the wait; an outcome after that is not reported, and the payment stays
 * remembered.
 *
 * @throws {ModalError} `USER_REJECTED` if the user declines; `REVIEW_TIMEOUT` without an answer,
 * such as if no modal is mounted; `CANCELLED` if the modal is disposed of or time travel occurs;
 * `INTENT_CHANGED` if another payment was shown (D3).
 */
export async function requestTransferReview(
  { store, observe }: Pick<Runtime, 'store' | 'observe'>,
  handover: BitcoinHandover,
  signal: AbortSignal,
): Promise<(error?: ModalError) => void> {
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
      store.dispatch(transferReviewRequested({ id, ...handover }))
      const isLate = await delay(REVIEW_TIMEOUT_MS, wait.signal)
      const error = {
        code: 'REVIEW_TIMEOUT',
        detail: 'The review was not answered in time',
      } as const
      if (isLate) store.dispatch(transferReviewed({ id, error }))
    }
  } finally {
    stop()
    signal.removeEventListener('abort', end)
  }
  if (!ended) throw new ModalError('CANCELLED', 'The review was given up')
  const { error, fingerprint } = ended
  if (error) throw new ModalError(error.code, error.detail)
  const reportEnd = (failure?: ModalError) => {
    if (signal.aborted) return
    store.dispatch(
      transferEnded({ id, ...(failure && { error: toErrorState(failure, failure.code) }) }),
    )
  }
  if (fingerprint === handoverFingerprint(handover)) return reportEnd
  const changed = new ModalError('INTENT_CHANGED', 'Another payment was reviewed')
  reportEnd(changed)
  throw changed
}
