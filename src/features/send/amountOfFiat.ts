import { formatUnits, parseUnits, toDecimal } from '../../lib/amount/decimal'
import { compareDecimal, roundDecimal } from '../../lib/amount/decimalMath'
import { significantDecimal } from '../../lib/amount/significantDecimal'
import { fiatValue } from './fiatValue'

/** Of a dollar: what an amount may fall short of the sum that was typed. */
const FINEST_PLACES = 4
const CENT = '0.01'

/** What a token is worth and how finely it divides. */
export interface Priced {
  /** In dollars. */
  readonly price: number
  readonly decimals: number
}

const placesOf = (decimal: string): number => decimal.split('.')[1]?.length ?? 0

/** As few places as make one step of the token worth no more than a hundredth of a cent. */
function placesNeeded(priceUnits: bigint, priceScale: number, decimals: number): number {
  const worth = priceUnits * 10n ** BigInt(FINEST_PLACES)
  let places = 0
  while (places < decimals && 10n ** BigInt(places + priceScale) < worth) places += 1
  return places
}

/**
 * How much of a token a sum of dollars buys: never more than the sum, and less by one step of the token at most. Empty for
 * no sum, and without a price.
 *
 * @example amountOfFiat('10', { price: 2480.36, decimals: 18 }) // '0.00403167'
 */
export function amountOfFiat(fiat: string, { price, decimals }: Priced): string {
  const [sum, each] = [toDecimal(fiat), toDecimal(price)]
  if (sum === null || each === null || !(price > 0)) return ''
  const [sumScale, priceScale] = [placesOf(sum), placesOf(each)]
  const priceUnits = parseUnits(each, priceScale)
  const places = placesNeeded(priceUnits, priceScale, decimals)
  const dividend = parseUnits(sum, sumScale) * 10n ** BigInt(priceScale + places)
  return formatUnits(dividend / (priceUnits * 10n ** BigInt(sumScale)), places)
}

/** What to go on from in dollars when that is chosen: the worth of the amount in cents, or by four digits where it is less than one. */
export function fiatOfAmount(amount: string, price: number): string {
  const value = amount === '' ? null : fiatValue(amount, price)
  if (value === null) return ''
  return compareDecimal(value, CENT) < 0 ? significantDecimal(value) : roundDecimal(value, 2)
}
