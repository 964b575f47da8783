import { addDecimal, compareDecimal, subtractDecimal } from '../../lib/amount/decimal'

/**
 * The most of the native coin that can leave: what remains after twice the fee, since the price of a block may rise
 * before the wallet is done. Null when nothing remains.
 */
export function maxAfterFee(balance: string, fee: string): string | null {
  const reserve = addDecimal(fee, fee)
  return compareDecimal(balance, reserve) > 0 ? subtractDecimal(balance, reserve) : null
}
