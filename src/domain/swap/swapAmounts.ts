/** Digits without a point, and how many of them stand behind it. */
interface Exact {
  readonly digits: bigint
  readonly scale: number
}

/** The tolerance where the visitor says nothing of it, in percent. */
export const DEFAULT_SLIPPAGE = '1'
/** Of the source amount, as the provider takes it. */
export const PROVIDER_FEE = '0.0085'
export const PROVIDER_FEE_PERCENT = '0.85'
/** Gas of a swap that nobody has built yet. */
export const INITIAL_GAS = '150000'
/** Places of a division that does not end, the last one rounded half up. */
export const DIVISION_PLACES = 20

const WEI_PLACES = 18
const LAMPORT_PLACES = 9
/** Longer text is never an amount. */
const LONGEST = 1_024
const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/

/**
 * An exact number; null for what is none. Between groups of digits there is nothing: an amount that a service or a screen
 * has grouped is no number here.
 */
function read(value: string | null | undefined): Exact | null {
  const [, sign, whole, fraction = ''] =
    (value != null && value.length <= LONGEST && DECIMAL.exec(value)) || []
  if (whole === undefined) return null
  const digits = BigInt(whole + fraction)
  return { digits: sign === '-' ? -digits : digits, scale: fraction.length }
}

/** Exact numbers of all texts, or null where one of them is none. */
function readAll<const T extends readonly (string | null | undefined)[]>(
  ...values: T
): { readonly [K in keyof T]: Exact } | null {
  const numbers = values.map(read)
  return numbers.includes(null) ? null : (numbers as unknown as { readonly [K in keyof T]: Exact })
}

const tenTo = (places: number) => 10n ** BigInt(places)

const times = (a: Exact, b: Exact): Exact => ({
  digits: a.digits * b.digits,
  scale: a.scale + b.scale,
})

function minus(a: Exact, b: Exact): Exact {
  const scale = Math.max(a.scale, b.scale)
  const left = a.digits * tenTo(scale - a.scale)
  return { digits: left - b.digits * tenTo(scale - b.scale), scale }
}

/** A quotient of whole numbers, rounded half up by its size; the divisor is not nothing. */
function rounded(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n !== divisor < 0n
  const [left, right] = [dividend, divisor].map(value => (value < 0n ? -value : value)) as [
    bigint,
    bigint,
  ]
  const size = (left * 2n + right) / (right * 2n)
  return isNegative ? -size : size
}

/** Divided to a number of places; null where there is nothing to divide by. */
function over(a: Exact, b: Exact, places = DIVISION_PLACES): Exact | null {
  if (b.digits === 0n) return null
  const dividend = a.digits * tenTo(places + b.scale)
  return { digits: rounded(dividend, b.digits * tenTo(a.scale)), scale: places }
}

/** The same number with fewer places. */
function toPlaces({ digits, scale }: Exact, places: number): Exact {
  return scale <= places
    ? { digits: digits * tenTo(places - scale), scale: places }
    : { digits: rounded(digits, tenTo(scale - places)), scale: places }
}

const shifted = ({ digits, scale }: Exact, places: number): Exact => ({
  digits,
  scale: scale + places,
})

/** All places, noughts at the end included. */
function writeFixed({ digits, scale }: Exact): string {
  const isNegative = digits < 0n
  const text = (isNegative ? -digits : digits).toString().padStart(scale + 1, '0')
  const [whole, fraction] = [text.slice(0, text.length - scale), text.slice(text.length - scale)]
  return `${isNegative ? '-' : ''}${whole}${fraction && `.${fraction}`}`
}

/** The shortest text. */
function write(exact: Exact): string {
  const text = writeFixed(exact)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

const HUNDRED: Exact = { digits: 100n, scale: 0 }
const ONE: Exact = { digits: 1n, scale: 0 }
const FEE = read(PROVIDER_FEE) as Exact

/** `round(amount × 10^decimals)`: what is asked for, in the source token's smallest unit. */
export function requestUnits(amount: string, decimals: number): string | null {
  const exact = read(amount)
  return exact && toPlaces(times(exact, { digits: tenTo(decimals), scale: 0 }), 0).digits.toString()
}

/** `units ÷ 10^decimals`: an amount that came in a token's smallest unit. */
export function amountOfUnits(units: string, decimals: number): string | null {
  const exact = read(units)
  return exact && write(shifted(exact, decimals))
}

/** What an estimate takes. */
export interface EstimateParts {
  readonly amount: string
  /** Null where nobody knows it, or no token is chosen. */
  readonly sourcePrice: string | null
  readonly targetPrice: string | null
  readonly targetDecimals: number
}

/**
 * `(amount − fee) × sourcePrice ÷ targetPrice`, with exactly the target's decimals: what might come out, where nobody has
 * said what will. It is never shown, since it is no quote.
 */
export function estimateTarget({
  amount,
  sourcePrice,
  targetPrice,
  targetDecimals,
}: EstimateParts): string {
  const parts = readAll(amount, sourcePrice, targetPrice)
  if (!parts || amount === '0' || parts[2].digits <= 0n) return '0'
  const [source, price, divisor] = parts
  const left = times(minus(source, times(source, FEE)), price)
  return writeFixed(over(left, divisor, targetDecimals) ?? toPlaces(left, targetDecimals))
}

/** Both sides of a quote, and what one of each is worth. */
export interface PricedQuote {
  readonly amount: string
  readonly targetAmount: string
  readonly sourcePrice: string | null
  readonly targetPrice: string | null
}

/** What is lost on the way, in percent of what goes in; negative for a gain, null where a price is missing or nought. */
export function priceImpact({
  amount,
  targetAmount,
  sourcePrice,
  targetPrice,
}: PricedQuote): string | null {
  const parts = readAll(amount, targetAmount, sourcePrice, targetPrice)
  if (!parts) return null
  const [source, target, price, other] = parts
  if (other.digits <= 0n) return null
  const worth = times(source, price)
  const impact = over(times(minus(worth, times(target, other)), HUNDRED), worth)
  return impact && write(impact)
}

/** `targetAmount × slippage ÷ 100`, in target tokens. */
export function maxSlippage(targetAmount: string, slippage: string): string | null {
  const parts = readAll(targetAmount, slippage)
  return parts && write(shifted(times(parts[0], parts[1]), 2))
}

/** What comes out at least: the quoted amount without the tolerance. */
export function minimumReceived(targetAmount: string, slippage: string): string | null {
  const parts = readAll(targetAmount, slippage)
  if (!parts) return null
  return write(minus(parts[0], shifted(times(parts[0], parts[1]), 2)))
}

/** The tolerance that leaves exactly this much of a quote, in percent; below nothing where the quote itself is less. */
export function toleranceTo(targetAmount: string, minimum: string): string | null {
  const parts = readAll(targetAmount, minimum)
  const tolerance = parts && over(times(minus(parts[0], parts[1]), HUNDRED), parts[0])
  return tolerance && write(tolerance)
}

/** What the provider takes, in source tokens. */
export function providerFee(amount: string): string | null {
  const exact = read(amount)
  return exact && write(times(exact, FEE))
}

/** `gasPrice × gas ÷ 10^18`, in the network's coin. */
export function networkCost(gasPrice: string, gas: string): string | null {
  const parts = readAll(gasPrice, gas)
  return parts && write(shifted(times(parts[0], parts[1]), WEI_PLACES))
}

/** `standard ÷ 10^9`, in SOL: what the network asks for one signature. */
export function signatureCost(standard: string): string | null {
  const exact = read(standard)
  return exact && write(shifted(exact, LAMPORT_PLACES))
}

/** A cost in the network's coin, in dollars; null without a price. */
export function costInDollars(cost: string | null, coinPrice: string | null): string | null {
  const parts = readAll(cost, coinPrice)
  return parts && write(times(parts[0], parts[1]))
}

/** How many target tokens one source token is, by their prices; null where one is missing or nought. */
export function rateByPrices(
  sourcePrice: string | null,
  targetPrice: string | null,
): string | null {
  const parts = readAll(sourcePrice, targetPrice)
  const rate = parts && parts[1].digits > 0n ? over(parts[0], parts[1]) : null
  return rate && write(rate)
}

/** How many target tokens one source token is, by a quote for both; null for a quote of nothing. */
export function rateByQuote(amount: string, targetAmount: string): string | null {
  const parts = readAll(amount, targetAmount)
  const rate = parts && over(times(parts[1], ONE), parts[0])
  return rate && write(rate)
}

/** Whether the coin does not pay for the gas: there is none, or it costs more. Null where a figure is missing. */
export function isGasInsufficient(
  costUsd: string | null,
  balanceUsd: string | null,
): boolean | null {
  const balance = read(balanceUsd)
  if (balance?.digits === 0n) return true
  const cost = read(costUsd)
  return cost && balance && minus(cost, balance).digits > 0n
}

/** Whether the account has less of the source token than it is to give; what is not held is nothing. */
export function isSourceInsufficient(amount: string, balance: string | null): boolean {
  const parts = readAll(amount, balance ?? '0')
  return parts !== null && minus(parts[1], parts[0]).digits < 0n
}

/** Whether one figure is above another; false where one of them is none. */
export function isAbove(value: string | null, bound: string): boolean {
  const parts = readAll(value, bound)
  return parts !== null && minus(parts[0], parts[1]).digits > 0n
}
