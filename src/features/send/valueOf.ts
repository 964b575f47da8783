import { bigDecimal } from '../../lib/bigDecimal'
import { toDecimal } from '../../lib/decimal'

/** What an amount is worth; null without a price or without an amount. */
export function valueOf(amount: string, price: number | undefined): string | null {
  const decimal = toDecimal(amount)
  return price === undefined || decimal === null ? null : bigDecimal.multiply(decimal, price)
}
