import { DEFAULT_NAMESPACE, toCaipNetworkId, type CaipAddress } from '../../lib/address/caip'
import { truncateDecimal } from '../../lib/amount/decimal'
import { isAbove, toleranceTo } from './swapAmounts'

/** Tokens whose contract takes a new allowance only where none is left, by lower-case CAIP-10: Tether USD on Ethereum. */
const RESET_FIRST: readonly string[] = [
  `${toCaipNetworkId(DEFAULT_NAMESPACE, 1)}:0xdac17f958d2ee523a2206206994597c13d831ec7`,
]

/** Whether an allowance of this token has to be set to nothing before it is another. */
export const isResetFirst = (token: CaipAddress): boolean =>
  RESET_FIRST.includes(token.toLowerCase())

/** After the last key. */
export const SWAP_QUOTE_DEBOUNCE_MS = 200
export const SWAP_REFRESH_MS = 10_000
/** A question about a price that has no answer by then has failed: what is shown is never older than two of these. */
export const QUOTE_TIMEOUT_MS = 10_000

/** In percent. */
export const SLIPPAGE_CHOICES: readonly string[] = ['0.5', '1', '3']
export const SLIPPAGE_MIN = '0.1'
export const SLIPPAGE_MAX = '5'
/** Places of a tolerance that we reckon out. */
const SLIPPAGE_PLACES = 2
/** Above the first a visitor has to agree, above the second nothing is swapped. */
export const IMPACT_WARNING = '5'
export const IMPACT_MAX = '15'

/** Why a tolerance cannot be used, or null. */
export function slippageProblem(slippage: string): 'low' | 'high' | 'wrong' | null {
  if (!/^\d{1,3}(?:\.\d{1,4})?$/.test(slippage)) return 'wrong'
  if (isAbove(SLIPPAGE_MIN, slippage)) return 'low'
  return isAbove(slippage, SLIPPAGE_MAX) ? 'high' : null
}

/**
 * The tolerance to ask for, so that no less comes out than was agreed to: the chosen one, or a closer one where the price has
 * fallen a little since. A price that leaves no room for that is another deal, and has the chosen one again.
 */
export function slippageWithin(
  slippage: string,
  targetAmount: string,
  agreedMinimum: string | null,
): string {
  const most = agreedMinimum === null ? null : toleranceTo(targetAmount, agreedMinimum)
  if (most === null || !isAbove(slippage, most) || isAbove(SLIPPAGE_MIN, most)) return slippage
  return truncateDecimal(most, SLIPPAGE_PLACES)
}

/** Tokens that are offered first, by symbol. */
export const SUGGESTED_SYMBOLS: readonly string[] = (
  'ETH UNI 1INCH AAVE SOL ADA AVAX DOT LINK NITRO GAIA MILK TRX NEAR GNO WBTC DAI WETH USDC USDT ARB BAL BICO CRV ENS ' +
  'MATIC OP'
).split(' ')
export const SUGGESTED_MAX = 8
