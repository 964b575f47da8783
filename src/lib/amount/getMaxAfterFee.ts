import { addDecimal, compareDecimal, subtractDecimal } from './decimalMath'

/**
 * The most of the native coin that can leave: minus twice the fee, as the base fee may rise, and
 * minus what the account must keep. Null if nothing remains.
 */
export function getMaxAfterFee(balance: string, fee: string, keep = '0'): string | null {
  const reserve = addDecimal(addDecimal(fee, fee), keep)
  return compareDecimal(balance, reserve) > 0 ? subtractDecimal(balance, reserve) : null
}
