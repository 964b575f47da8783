import { addDecimal, compareDecimal, subtractDecimal } from '../../lib/amount/decimalMath'

/**
 * The most of the native coin that can leave: what remains after twice the fee, since the price of a block may rise
 * before the wallet is done, and after what the account has to keep. Null when nothing remains.
 */
export function maxAfterFee(balance: string, fee: string, keep = '0'): string | null {
  const reserve = addDecimal(addDecimal(fee, fee), keep)
  return compareDecimal(balance, reserve) > 0 ? subtractDecimal(balance, reserve) : null
}
