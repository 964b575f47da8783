import { FAMILY_FACTS } from '../lib/address/familyFacts'
import { isNativeToken } from '../lib/amount/tokenSendRules'
import type { NativeCurrency, Network } from './network'
import type { TokenBalance } from './token'

/** Returns the decimals of a network's native coin; falls back to its chain family's. */
export const nativeDecimals = ({ namespace, nativeCurrency }: Network): number =>
  nativeCurrency.decimals || (FAMILY_FACTS[namespace]?.coinDecimals ?? 0)

/**
 * Whether a row without a contract matches its network's coin in symbol and decimals, which decide
 * what the user signs.
 */
export const isPlausibleRow = (
  { address, symbol, quantity }: TokenBalance,
  coin: NativeCurrency,
): boolean =>
  !isNativeToken(address) ||
  (symbol.toLowerCase() === coin.symbol.toLowerCase() &&
    Number(quantity.decimals) === coin.decimals)
