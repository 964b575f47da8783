import { bigDecimal } from '../../lib/amount/bigDecimal'
import { toDecimal } from '../../lib/amount/decimal'

/** What an amount is worth; null without a price or without an amount. */
export function fiatValue(amount: string, price: number | undefined): string | null {
  const decimal = toDecimal(amount)
  return price === undefined || decimal === null ? null : bigDecimal.multiply(decimal, price)
}
