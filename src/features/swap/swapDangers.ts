import { isAbove } from '../../domain/swap/swapAmounts'
import { IMPACT_WARNING } from '../../domain/swap/swapRules'
import type { RootState } from '../../store/rootReducer'
import type { StringKey } from '../../strings/strings'
import type { Danger } from '../../core/review/danger'
import { selectEarlierSwap } from './swapSelectors'
import { selectSwap } from './swapSlice'

/** Risks to confirm before a swap is sent. */
export type SwapDanger = Danger<'looked' | 'impact' | 'unread' | 'stranger' | 'other'>

/** Whether a known router's calldata could not be decoded. */
export function selectIsCalldataUnread(state: RootState): boolean {
  const { review } = selectSwap(state)
  return review?.step === 'swap' && review.isKnown && !review.isRead
}

/** Whether the approval is for another contract than the router. */
export function selectIsOtherSpender(state: RootState): boolean {
  const { review } = selectSwap(state)
  if (!review || review.spender === null || review.router === null) return false
  return review.spender.toLowerCase() !== review.router.toLowerCase()
}

/**
 * The unknown contract that would get the token; null for a reset, which only removes an allowance.
 */
export function selectUnknownContract(state: RootState): string | null {
  const { review } = selectSwap(state)
  if (!review || review.isKnown || review.step === 'reset') return null
  return review.step === 'swap' ? review.transaction.to : review.spender
}

/** Risks of the swap under review. */
export function selectSwapDangers(state: RootState): readonly SwapDanger[] {
  const { review } = selectSwap(state)
  if (!review) return []
  const dangers: SwapDanger[] = []
  const add = (kind: SwapDanger['kind'], text: StringKey, subject = '') =>
    dangers.push({ kind, text, subject: `${kind} ${subject}` })
  if (selectEarlierSwap(state) === 'doubt') add('looked', 'swapReview.doubtCheck')
  if (isAbove(review.impact, IMPACT_WARNING)) add('impact', 'swapReview.impactCheck')
  // An unknown impact counts as out of bounds (D13).
  if (review.impact === null) add('impact', 'swapReview.impactUnknownCheck', 'unknown')
  if (selectIsOtherSpender(state)) {
    add('other', 'swapReview.otherCheck', `${review.spender} ${review.router}`)
  }
  const stranger = selectUnknownContract(state)
  if (stranger !== null) add('stranger', 'swapReview.strangerCheck', stranger.toLowerCase())
  if (selectIsCalldataUnread(state)) add('unread', 'swapReview.unreadCheck', review.transaction.to)
  return dangers
}
