import { toDecimal } from '../../lib/amount/decimal'
import { multiplyDecimal } from '../../lib/amount/decimalMath'

/** What an amount is worth; null without a price or without an amount. */
export function fiatValue(amount: string, price: number | undefined): string | null {
  const [decimal, figure] = [toDecimal(amount), toDecimal(price)]
  return figure === null || decimal === null ? null : multiplyDecimal(decimal, figure)
}
