import { toDecimal } from './decimal'
import { multiplyDecimal } from './decimalMath'

/** The value of an amount; null without price or amount. */
export function getFiatValue(amount: string, price: number | undefined): string | null {
  const [decimal, figure] = [toDecimal(amount), toDecimal(price)]
  return figure === null || decimal === null ? null : multiplyDecimal(decimal, figure)
}
