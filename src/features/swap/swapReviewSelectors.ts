import type { SwapReview, SwapSide } from '../../domain/swap/swapReview'
import { addDecimal, compareDecimal, subtractDecimal } from '../../lib/amount/decimalMath'
import type { RootState } from '../../store/rootReducer'
import { selectIsOtherSpender, selectIsCalldataUnread, selectUnknownContract } from './swapDangers'
import { isCoin, isSameSide, selectBalance, selectSwapOptions } from './swapSelectors'

/** A side's balance before and after the swap; decimal strings. */
export interface SideChange {
  readonly before: string
  readonly after: string
}

const getCoinCost = (side: SwapSide, cost: string | null) => (isCoin(side) && cost ? cost : '0')

/** The paid token's balance change; null if the balance is unknown or insufficient. */
export function selectSourceChange(
  state: RootState,
  { source, amount, cost }: SwapReview,
): SideChange | null {
  const before = selectBalance(state, source)
  const gone = addDecimal(amount, getCoinCost(source, cost))
  if (before === null || compareDecimal(gone, before) > 0) return null
  return { before, after: subtractDecimal(before, gone) }
}

/** The received token's balance change by the quote; null if the balance is unknown. */
export function selectTargetChange(
  state: RootState,
  { target, targetAmount, cost }: SwapReview,
): SideChange | null {
  const before = selectBalance(state, target)
  if (before === null) return null
  const all = addDecimal(before, targetAmount)
  const fee = getCoinCost(target, cost)
  return compareDecimal(fee, all) > 0 ? null : { before, after: subtractDecimal(all, fee) }
}

/** Whether every contract is trusted: a known router with readable calldata, and listed tokens. */
export function selectAreContractsKnown(state: RootState, { source, target }: SwapReview): boolean {
  const { listed } = selectSwapOptions(state)
  const isListed = (side: SwapSide) => isCoin(side) || listed.some(one => isSameSide(one, side))
  const isDoubted =
    selectUnknownContract(state) !== null ||
    selectIsCalldataUnread(state) ||
    selectIsOtherSpender(state)
  return !isDoubted && isListed(source) && isListed(target)
}
