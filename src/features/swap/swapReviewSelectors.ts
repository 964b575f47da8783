import type { SwapReview, SwapSide } from '../../domain/swap/swapReview'
import { addDecimal, compareDecimal, subtractDecimal } from '../../lib/amount/decimalMath'
import type { RootState } from '../../store/rootReducer'
import { selectIsOtherSpender, selectIsUnread, selectStranger } from './swapDangers'
import { isCoin, isSameSide, selectBalance, selectSwapOptions } from './swapSelectors'

/** What the account has of one side, before the swap and after it; decimal strings in the token. */
export interface SideChange {
  readonly before: string
  readonly after: string
}

const costOf = (side: SwapSide, cost: string | null) => (isCoin(side) && cost ? cost : '0')

/** What is left of the token that goes; null where the balance is unknown or too little. */
export function selectSourceChange(
  state: RootState,
  { source, amount, cost }: SwapReview,
): SideChange | null {
  const before = selectBalance(state, source)
  const gone = addDecimal(amount, costOf(source, cost))
  if (before === null || compareDecimal(gone, before) > 0) return null
  return { before, after: subtractDecimal(before, gone) }
}

/** What there will be of the token that comes, by the quote; null where the balance is unknown. */
export function selectTargetChange(
  state: RootState,
  { target, targetAmount, cost }: SwapReview,
): SideChange | null {
  const before = selectBalance(state, target)
  if (before === null) return null
  const all = addDecimal(before, targetAmount)
  const fee = costOf(target, cost)
  return compareDecimal(fee, all) > 0 ? null : { before, after: subtractDecimal(all, fee) }
}

/**
 * Whether every contract of the review is vouched for: the router is published or the page's own and does what it says, and the
 * service lists both tokens.
 */
export function selectAreContractsKnown(state: RootState, { source, target }: SwapReview): boolean {
  const { listed } = selectSwapOptions(state)
  const isListed = (side: SwapSide) => isCoin(side) || listed.some(one => isSameSide(one, side))
  const isDoubted =
    selectStranger(state) !== null || selectIsUnread(state) || selectIsOtherSpender(state)
  return !isDoubted && isListed(source) && isListed(target)
}
