import { isAnyOf } from '@reduxjs/toolkit'
import { reviewFingerprint, type SwapReview } from '../../domain/swap/swapReview'
import { disconnected } from '../../events/connectionEvents'
import { flowsHalted } from '../../events/flowEvents'
import { modalClosed } from '../../events/modalEvents'
import { networkSwitched } from '../../events/networkEvents'
import { reviewLeft } from '../../events/sendEvents'
import { compareDecimal } from '../../lib/amount/decimal'
import { raceUntil } from '../../store/raceUntil'
import type { FlowApi } from '../../store/listening'
import { prepareReview, type Prepared } from './prepareReview'
import { swapFailed, swapReviewReady } from './swapSlice'

/** Several questions, one after another. */
const PREPARE_TIMEOUT_MS = 20_000

export const isReviewOver = isAnyOf(
  reviewLeft,
  modalClosed,
  disconnected,
  networkSwitched,
  flowsHalted,
)

/** What a review is made of now; null when nobody waits for it any more. */
export async function prepare(api: FlowApi): Promise<Prepared | null> {
  const outcome = await raceUntil(api, isReviewOver, PREPARE_TIMEOUT_MS, signal =>
    prepareReview(api, signal),
  )
  if (outcome.kind === 'left') return null
  return outcome.kind === 'done' ? outcome.value : { problem: 'unreachable' }
}

export const showReview = (review: SwapReview, hasMoved = false) =>
  swapReviewReady({ review, fingerprint: reviewFingerprint(review), hasMoved })

/** A promise of less than the one that was agreed to is another deal. */
export const isWorse = (review: SwapReview, agreedMinimum: string | null): boolean =>
  agreedMinimum !== null && compareDecimal(review.minimum, agreedMinimum) < 0

/** What was reviewed is not what is there now: it has to be reviewed anew. */
export const routeChanged = () =>
  swapFailed({ code: 'INTENT_CHANGED', detail: 'The contract to be asked is another one now' })
