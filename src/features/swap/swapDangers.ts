import { isAbove } from '../../domain/swap/swapAmounts'
import { IMPACT_WARNING } from '../../domain/swap/swapRules'
import type { RootState } from '../../store/rootReducer'
import type { StringKey } from '../../strings/strings'
import type { Danger } from '../send/danger'
import { selectEarlierSwap } from './swapSelectors'
import { selectSwap } from './swapSlice'

/** What a visitor has to confirm before a swap can be sent. */
export type SwapDanger = Danger<'looked' | 'impact' | 'unread' | 'stranger' | 'other'>

/** Whether nobody could read what a router that is known is told to do. */
export function selectIsUnread(state: RootState): boolean {
  const { review } = selectSwap(state)
  return review?.step === 'swap' && review.isKnown && !review.isRead
}

/** Whether somebody else may take the token than the contract that swaps it. */
export function selectIsOtherSpender(state: RootState): boolean {
  const { review } = selectSwap(state)
  if (!review || review.spender === null || review.router === null) return false
  return review.spender.toLowerCase() !== review.router.toLowerCase()
}

/** The contract that gets the token, where nobody vouches for it; it gets nothing where only an allowance is taken from it. */
export function selectStranger(state: RootState): string | null {
  const { review } = selectSwap(state)
  if (!review || review.isKnown || review.step === 'reset') return null
  return review.step === 'swap' ? review.transaction.to : review.spender
}

/** Why the swap under review should not be sent without another look. */
export function selectSwapDangers(state: RootState): readonly SwapDanger[] {
  const { review } = selectSwap(state)
  if (!review) return []
  const dangers: SwapDanger[] = []
  const add = (kind: SwapDanger['kind'], text: StringKey, subject = '') =>
    dangers.push({ kind, text, subject: `${kind} ${subject}` })
  if (selectEarlierSwap(state) === 'doubt') add('looked', 'swapReview.doubtCheck')
  if (isAbove(review.impact, IMPACT_WARNING)) add('impact', 'swapReview.impactCheck')
  // What nobody can reckon out is not within our bounds (D13).
  if (review.impact === null) add('impact', 'swapReview.impactUnknownCheck', 'unknown')
  if (selectIsOtherSpender(state)) {
    add('other', 'swapReview.otherCheck', `${review.spender} ${review.router}`)
  }
  const stranger = selectStranger(state)
  if (stranger !== null) add('stranger', 'swapReview.strangerCheck', stranger.toLowerCase())
  if (selectIsUnread(state)) add('unread', 'swapReview.unreadCheck', review.transaction.to)
  return dangers
}
