import { multiplyDecimal, toDecimal } from '../../lib/amount/decimal'

/** What an amount is worth; null without a price or without an amount. */
export function fiatValue(amount: string, price: number | undefined): string | null {
  const [decimal, figure] = [toDecimal(amount), toDecimal(price)]
  return figure === null || decimal === null ? null : multiplyDecimal(decimal, figure)
}
