import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import { reviewFingerprint, type SwapReview } from '../../domain/swap/swapReview'
import { modalClosed } from '../../events/modalEvents'
import { networkSwitched } from '../../events/networkEvents'
import { reviewLeft } from '../../events/sendEvents'
import { DEFAULT_NAMESPACE, parseCaipNetworkId } from '../../lib/address/caip'
import { compareDecimal } from '../../lib/amount/decimalMath'
import { minimumReceived } from '../../domain/swap/swapAmounts'
import { SWAP_REFRESH_MS } from '../../domain/swap/swapRules'
import { raceUntil } from '../../store/raceUntil'
import { sessionOver } from '../../store/sessionOver'
import type { FlowApi } from '../../store/listening'
import { selectActiveNamespace } from '../network/networkSelectors'
import { prepareReview, type Prepared } from './prepareReview'
import { selectSwap, swapFailed, swapReviewReady } from './swapSlice'

/** Several questions, one after another. */
const PREPARE_TIMEOUT_MS = 20_000

const isLeft = isAnyOf(reviewLeft, modalClosed, networkSwitched)

/** Nobody waits for the review any more; the wallets of other families have no say in that (P14). */
export function reviewOver(api: FlowApi): (action: UnknownAction) => action is UnknownAction {
  const { review } = selectSwap(api.getState())
  const namespace = review
    ? parseCaipNetworkId(review.caipNetworkId).namespace
    : selectActiveNamespace(api.getState())
  const isSessionOver = sessionOver(namespace ?? DEFAULT_NAMESPACE)
  return (action): action is UnknownAction => isLeft(action) || isSessionOver(action)
}

/** What a review is made of now; null when nobody waits for it any more. */
export async function prepare(api: FlowApi): Promise<Prepared | null> {
  const outcome = await raceUntil(api, reviewOver(api), PREPARE_TIMEOUT_MS, signal =>
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

/** A promise of more than the tolerance allows for: what was agreed to would give the difference away. */
export const isMuchBetter = (review: SwapReview, agreedMinimum: string | null): boolean =>
  agreedMinimum !== null &&
  compareDecimal(minimumReceived(review.minimum, review.slippage) ?? '0', agreedMinimum) > 0

/** A review that should have been made anew by now: its route may be over, or a gift to who trades ahead of it. */
export const isOld = (api: FlowApi, { quotedAt }: SwapReview): boolean =>
  api.extra.now() - quotedAt > SWAP_REFRESH_MS

/** What was reviewed is not what is there now: it has to be reviewed anew. */
export const routeChanged = () =>
  swapFailed({ code: 'INTENT_CHANGED', detail: 'The contract to be asked is another one now' })
