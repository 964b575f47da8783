import { DEFAULT_NAMESPACE, toCaipNetworkId, type CaipAddress } from '../../lib/address/caip'
import { truncateDecimal } from '../../lib/amount/decimal'
import { isAbove, getToleranceForMinimum } from './swapAmounts'

/**
 * Tokens whose contract rejects a new allowance unless the current one is zero, by lower-case
 * CAIP-10: Tether USD on Ethereum.
 */
const RESET_FIRST_TOKENS: readonly string[] = [
  `${toCaipNetworkId(DEFAULT_NAMESPACE, 1)}:0xdac17f958d2ee523a2206206994597c13d831ec7`,
]

/** Whether this token's allowance has to be reset to zero before it is changed. */
export const shouldResetAllowance = (token: CaipAddress): boolean =>
  RESET_FIRST_TOKENS.includes(token.toLowerCase())

/** After the last keystroke. */
export const SWAP_QUOTE_DEBOUNCE_MS = 200
export const SWAP_REFRESH_MS = 10_000
/** Time limit of a price request, so a displayed price is never older than twice this. */
export const QUOTE_TIMEOUT_MS = 10_000

/** In percent. */
export const SLIPPAGE_CHOICES: readonly string[] = ['0.5', '1', '3']
export const SLIPPAGE_MIN = '0.1'
export const SLIPPAGE_MAX = '5'
/** Decimal places of a calculated tolerance. */
const SLIPPAGE_PLACES = 2
/** Above the first the user has to confirm, above the second the swap is blocked. */
export const IMPACT_WARNING = '5'
export const IMPACT_MAX = '15'

/** Returns why a tolerance can't be used, or null. */
export function slippageProblem(slippage: string): 'low' | 'high' | 'wrong' | null {
  if (!/^\d{1,3}(?:\.\d{1,4})?$/.test(slippage)) return 'wrong'
  if (isAbove(SLIPPAGE_MIN, slippage)) return 'low'
  return isAbove(slippage, SLIPPAGE_MAX) ? 'high' : null
}

/**
 * Returns the tolerance that keeps the approved minimum: the chosen one, or a tighter one if the
 * price fell slightly. A price without room for that is a different deal and gets the chosen one.
 */
export function getSlippageForMinimum(
  slippage: string,
  targetAmount: string,
  agreedMinimum: string | null,
): string {
  const most = agreedMinimum === null ? null : getToleranceForMinimum(targetAmount, agreedMinimum)
  if (most === null || !isAbove(slippage, most) || isAbove(SLIPPAGE_MIN, most)) return slippage
  return truncateDecimal(most, SLIPPAGE_PLACES)
}

/** Tokens suggested first, by symbol. */
export const SUGGESTED_SYMBOLS: readonly string[] = (
  'ETH UNI 1INCH AAVE SOL ADA AVAX DOT LINK NITRO GAIA MILK TRX NEAR GNO WBTC DAI WETH USDC USDT ARB BAL BICO CRV ENS ' +
  'MATIC OP'
).split(' ')
export const SUGGESTED_MAX = 8
