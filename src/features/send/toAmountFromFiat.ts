import { formatUnits, parseUnits, toDecimal } from '../../lib/amount/decimal'
import { compareDecimal, roundDecimal } from '../../lib/amount/decimalMath'
import { significantDecimal } from '../../lib/amount/significantDecimal'
import { getFiatValue } from '../../lib/amount/getFiatValue'

/** Dollar places: the most an amount may fall short of the typed sum. */
const FINEST_PLACES = 4
const CENT = '0.01'

/** A token's price and precision. */
export interface Priced {
  /** US dollars. */
  readonly price: number
  readonly decimals: number
}

const countDecimalPlaces = (decimal: string): number => decimal.split('.')[1]?.length ?? 0

/** The fewest places at which one step is worth at most 10^-4 dollars. */
function countNeededPlaces(priceUnits: bigint, priceScale: number, decimals: number): number {
  const worth = priceUnits * 10n ** BigInt(FINEST_PLACES)
  let places = 0
  while (places < decimals && 10n ** BigInt(places + priceScale) < worth) places += 1
  return places
}

/**
 * The amount of a token that a sum in dollars buys, rounded down. Empty without sum or price.
 * @example toAmountFromFiat('10', { price: 2480.36, decimals: 18 }) // '0.00403167'
 */
export function toAmountFromFiat(fiat: string, { price, decimals }: Priced): string {
  const [sum, each] = [toDecimal(fiat), toDecimal(price)]
  if (sum === null || each === null || !(price > 0)) return ''
  const [sumScale, priceScale] = [countDecimalPlaces(sum), countDecimalPlaces(each)]
  const priceUnits = parseUnits(each, priceScale)
  const places = countNeededPlaces(priceUnits, priceScale, decimals)
  const dividend = parseUnits(sum, sumScale) * 10n ** BigInt(priceScale + places)
  return formatUnits(dividend / (priceUnits * 10n ** BigInt(sumScale)), places)
}

/** The initial sum in dollars: in cents, or with four significant digits below one cent. */
export function toFiatInput(amount: string, price: number): string {
  const value = amount === '' ? null : getFiatValue(amount, price)
  if (value === null) return ''
  return compareDecimal(value, CENT) < 0 ? significantDecimal(value) : roundDecimal(value, 2)
}
