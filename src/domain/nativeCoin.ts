import { FAMILY_FACTS } from '../lib/address/familyFacts'
import { isNativeToken } from '../lib/amount/tokenSendRules'
import type { NativeCurrency, Network } from './network'
import type { TokenBalance } from './token'

/** In what the coin of a network is counted. */
export const nativeDecimals = ({ namespace, nativeCurrency }: Network): number =>
  nativeCurrency.decimals || (FAMILY_FACTS[namespace]?.coinDecimals ?? 0)

/**
 * Whether a row can be believed to be what it says: one without a contract is the coin of its network, by the symbol
 * and the decimals that the network has. A lie about either would decide what is signed.
 */
export const isPlausibleRow = (
  { address, symbol, quantity }: TokenBalance,
  coin: NativeCurrency,
): boolean =>
  !isNativeToken(address) ||
  (symbol.toLowerCase() === coin.symbol.toLowerCase() &&
    Number(quantity.decimals) === coin.decimals)
