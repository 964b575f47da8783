import {
  compareDecimal,
  divideDecimal,
  isSignedDecimal,
  multiplyDecimal,
  roundDecimal,
  shiftDecimal,
  subtractDecimal,
} from '../../lib/amount/decimalMath'

/** The tolerance where the visitor says nothing of it, in percent. */
export const DEFAULT_SLIPPAGE = '1'
/** Of the source amount, as the provider takes it. */
export const PROVIDER_FEE = '0.0085'
export const PROVIDER_FEE_PERCENT = '0.85'
/** Gas of a swap that nobody has built yet. */
export const INITIAL_GAS = '150000'

const WEI_PLACES = 18
const LAMPORT_PLACES = 9
const HUNDRED = '100'

/**
 * The same texts where all of them are numbers, or null. Between groups of digits there is nothing: an amount that a
 * service or a screen has grouped is no number here.
 */
function readAll<const T extends readonly (string | null | undefined)[]>(
  ...values: T
): { readonly [K in keyof T]: string } | null {
  const isNumber = (value: string | null | undefined) => value != null && isSignedDecimal(value)
  return values.every(isNumber) ? (values as { readonly [K in keyof T]: string }) : null
}

const isPositive = (value: string) => compareDecimal(value, '0') > 0
const isNought = (value: string) => compareDecimal(value, '0') === 0

/** `round(amount × 10^decimals)`: what is asked for, in the source token's smallest unit. */
export function requestUnits(amount: string, decimals: number): string | null {
  const [exact] = readAll(amount) ?? []
  return exact === undefined ? null : roundDecimal(shiftDecimal(exact, -decimals), 0)
}

/** `units ÷ 10^decimals`: an amount that came in a token's smallest unit. */
export function amountOfUnits(units: string, decimals: number): string | null {
  const [exact] = readAll(units) ?? []
  return exact === undefined ? null : shiftDecimal(exact, decimals)
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
  if (!parts || amount === '0' || !isPositive(parts[2])) return '0'
  const [source, price, divisor] = parts
  const left = subtractDecimal(source, multiplyDecimal(source, PROVIDER_FEE))
  const worth = multiplyDecimal(left, price)
  return roundDecimal(divideDecimal(worth, divisor, targetDecimals) ?? '0', targetDecimals)
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
  if (!isPositive(other)) return null
  const worth = multiplyDecimal(source, price)
  const lost = subtractDecimal(worth, multiplyDecimal(target, other))
  return divideDecimal(multiplyDecimal(lost, HUNDRED), worth)
}

/** So many hundredths of an amount. */
const shareOf = (amount: string, percent: string) =>
  shiftDecimal(multiplyDecimal(amount, percent), 2)

/** `targetAmount × slippage ÷ 100`, in target tokens. */
export function maxSlippage(targetAmount: string, slippage: string): string | null {
  const parts = readAll(targetAmount, slippage)
  return parts && shareOf(...parts)
}

/** What comes out at least: the quoted amount without the tolerance. */
export function minimumReceived(targetAmount: string, slippage: string): string | null {
  const parts = readAll(targetAmount, slippage)
  return parts && subtractDecimal(parts[0], shareOf(...parts))
}

/** The tolerance that leaves exactly this much of a quote, in percent; below nothing where the quote itself is less. */
export function toleranceTo(targetAmount: string, minimum: string): string | null {
  const parts = readAll(targetAmount, minimum)
  if (!parts) return null
  return divideDecimal(multiplyDecimal(subtractDecimal(...parts), HUNDRED), parts[0])
}

/** What the provider takes, in source tokens. */
export function providerFee(amount: string): string | null {
  const [exact] = readAll(amount) ?? []
  return exact === undefined ? null : multiplyDecimal(exact, PROVIDER_FEE)
}

/** `gasPrice × gas ÷ 10^18`, in the network's coin. */
export function networkCost(gasPrice: string, gas: string): string | null {
  const parts = readAll(gasPrice, gas)
  return parts && shiftDecimal(multiplyDecimal(...parts), WEI_PLACES)
}

/** `standard ÷ 10^9`, in SOL: what the network asks for one signature. */
export function signatureCost(standard: string): string | null {
  const [exact] = readAll(standard) ?? []
  return exact === undefined ? null : shiftDecimal(exact, LAMPORT_PLACES)
}

/** A cost in the network's coin, in dollars; null without a price. */
export function costInDollars(cost: string | null, coinPrice: string | null): string | null {
  const parts = readAll(cost, coinPrice)
  return parts && multiplyDecimal(...parts)
}

/** How many target tokens one source token is, by their prices; null where one is missing or nought. */
export function rateByPrices(
  sourcePrice: string | null,
  targetPrice: string | null,
): string | null {
  const parts = readAll(sourcePrice, targetPrice)
  return parts && isPositive(parts[1]) ? divideDecimal(...parts) : null
}

/** How many target tokens one source token is, by a quote for both; null for a quote of nothing. */
export function rateByQuote(amount: string, targetAmount: string): string | null {
  const parts = readAll(amount, targetAmount)
  return parts && divideDecimal(parts[1], parts[0])
}

/** Whether the coin does not pay for the gas: there is none, or it costs more. Null where a figure is missing. */
export function isGasInsufficient(
  costUsd: string | null,
  balanceUsd: string | null,
): boolean | null {
  const [balance] = readAll(balanceUsd) ?? []
  if (balance !== undefined && isNought(balance)) return true
  const parts = readAll(costUsd, balanceUsd)
  return parts && compareDecimal(...parts) > 0
}

/** Whether the account has less of the source token than it is to give; what is not held is nothing. */
export function isSourceInsufficient(amount: string, balance: string | null): boolean {
  const parts = readAll(amount, balance ?? '0')
  return parts !== null && compareDecimal(...parts) > 0
}

/** Whether one figure is above another; false where one of them is none. */
export function isAbove(value: string | null, bound: string): boolean {
  const parts = readAll(value, bound)
  return parts !== null && compareDecimal(...parts) > 0
}
