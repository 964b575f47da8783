import {
  compareDecimal,
  divideDecimal,
  isSignedDecimal,
  multiplyDecimal,
  roundDecimal,
  shiftDecimal,
  subtractDecimal,
} from '../../lib/amount/decimalMath'

/** The slippage tolerance if the user sets none, in percent. */
export const DEFAULT_SLIPPAGE = '1'
/** The provider's fee, as a fraction of the source amount. */
export const PROVIDER_FEE = '0.0085'
export const PROVIDER_FEE_PERCENT = '0.85'
/** Gas estimate for a swap that is not built yet. */
export const INITIAL_GAS = '150000'

const WEI_PLACES = 18
const LAMPORT_PLACES = 9
const HUNDRED = '100'

/**
 * Returns the texts if all of them are numbers, else null. Grouped amounts are not numbers here.
 */
function readAll<const T extends readonly (string | null | undefined)[]>(
  ...values: T
): { readonly [K in keyof T]: string } | null {
  const isNumber = (value: string | null | undefined) => value != null && isSignedDecimal(value)
  return values.every(isNumber) ? (values as { readonly [K in keyof T]: string }) : null
}

const isPositive = (value: string) => compareDecimal(value, '0') > 0
const isZero = (value: string) => compareDecimal(value, '0') === 0

/** `round(amount × 10^decimals)`: the requested amount in the source token's smallest unit. */
export function toBaseUnits(amount: string, decimals: number): string | null {
  const [exact] = readAll(amount) ?? []
  return exact === undefined ? null : roundDecimal(shiftDecimal(exact, -decimals), 0)
}

/** `units ÷ 10^decimals`: an amount in whole tokens from the token's smallest unit. */
export function toTokenAmount(units: string, decimals: number): string | null {
  const [exact] = readAll(units) ?? []
  return exact === undefined ? null : shiftDecimal(exact, decimals)
}

/** The inputs of an estimate. */
export interface EstimateParts {
  readonly amount: string
  /** Null if it is unknown, or no token is selected. */
  readonly sourcePrice: string | null
  readonly targetPrice: string | null
  readonly targetDecimals: number
}

/**
 * `(amount − fee) × sourcePrice ÷ targetPrice`, with exactly the target's decimals. Used without a
 * quote and never shown.
 */
export function estimateTarget({
  amount,
  sourcePrice,
  targetPrice,
  targetDecimals,
}: EstimateParts): string {
  const parts = readAll(amount, sourcePrice, targetPrice)
  if (!parts || amount === '0' || !isPositive(parts[2])) return '0'
  const [source, price, divisor] = parts
  const left = subtractDecimal(source, multiplyDecimal(source, PROVIDER_FEE))
  const worth = multiplyDecimal(left, price)
  return roundDecimal(divideDecimal(worth, divisor, targetDecimals) ?? '0', targetDecimals)
}

/** Both amounts of a quote, and the price of one unit of each token. */
export interface PricedQuote {
  readonly amount: string
  readonly targetAmount: string
  readonly sourcePrice: string | null
  readonly targetPrice: string | null
}

/**
 * The value lost, in percent of the input; negative for a gain, null unless both prices are > 0.
 */
export function priceImpact({
  amount,
  targetAmount,
  sourcePrice,
  targetPrice,
}: PricedQuote): string | null {
  const parts = readAll(amount, targetAmount, sourcePrice, targetPrice)
  if (!parts) return null
  const [source, target, price, other] = parts
  if (!isPositive(other)) return null
  const worth = multiplyDecimal(source, price)
  const lost = subtractDecimal(worth, multiplyDecimal(target, other))
  return divideDecimal(multiplyDecimal(lost, HUNDRED), worth)
}

/** Returns `percent` of an amount. */
const getShare = (amount: string, percent: string) =>
  shiftDecimal(multiplyDecimal(amount, percent), 2)

/** `targetAmount × slippage ÷ 100`, in target tokens. */
export function maxSlippage(targetAmount: string, slippage: string): string | null {
  const parts = readAll(targetAmount, slippage)
  return parts && getShare(...parts)
}

/** The minimum received: the quoted amount less the tolerance. */
export function minimumReceived(targetAmount: string, slippage: string): string | null {
  const parts = readAll(targetAmount, slippage)
  return parts && subtractDecimal(parts[0], getShare(...parts))
}

/** The tolerance, in percent, that yields exactly this minimum; negative if below it. */
export function getToleranceForMinimum(targetAmount: string, minimum: string): string | null {
  const parts = readAll(targetAmount, minimum)
  if (!parts) return null
  return divideDecimal(multiplyDecimal(subtractDecimal(...parts), HUNDRED), parts[0])
}

/** The provider's fee, in source tokens. */
export function providerFee(amount: string): string | null {
  const [exact] = readAll(amount) ?? []
  return exact === undefined ? null : multiplyDecimal(exact, PROVIDER_FEE)
}

/** `gasPrice × gas ÷ 10^18`, in the network's native coin. */
export function networkCost(gasPrice: string, gas: string): string | null {
  const parts = readAll(gasPrice, gas)
  return parts && shiftDecimal(multiplyDecimal(...parts), WEI_PLACES)
}

/** `standard ÷ 10^9`, in SOL: the network's fee for one signature. */
export function signatureCost(standard: string): string | null {
  const [exact] = readAll(standard) ?? []
  return exact === undefined ? null : shiftDecimal(exact, LAMPORT_PLACES)
}

/** Converts a cost in the native coin to dollars; null without a price. */
export function costInDollars(cost: string | null, coinPrice: string | null): string | null {
  const parts = readAll(cost, coinPrice)
  return parts && multiplyDecimal(...parts)
}

/** Target tokens per source token by their prices; null without them, or if the target's is 0. */
export function rateByPrices(
  sourcePrice: string | null,
  targetPrice: string | null,
): string | null {
  const parts = readAll(sourcePrice, targetPrice)
  return parts && isPositive(parts[1]) ? divideDecimal(...parts) : null
}

/** The target tokens per source token by a quote; null if the source amount is zero. */
export function rateByQuote(amount: string, targetAmount: string): string | null {
  const parts = readAll(amount, targetAmount)
  return parts && divideDecimal(parts[1], parts[0])
}

/** Whether the coin balance is zero or below the gas cost. Null if a figure is missing. */
export function isGasInsufficient(
  costUsd: string | null,
  balanceUsd: string | null,
): boolean | null {
  const [balance] = readAll(balanceUsd) ?? []
  if (balance !== undefined && isZero(balance)) return true
  const parts = readAll(costUsd, balanceUsd)
  return parts && compareDecimal(...parts) > 0
}

/** Whether the swap needs more than the balance. A missing balance counts as zero. */
export function isSourceInsufficient(amount: string, balance: string | null): boolean {
  const parts = readAll(amount, balance ?? '0')
  return parts !== null && compareDecimal(...parts) > 0
}

/** Whether a value is above a bound; false if either is not a number. */
export function isAbove(value: string | null, bound: string): boolean {
  const parts = readAll(value, bound)
  return parts !== null && compareDecimal(...parts) > 0
}
