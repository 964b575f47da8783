import type { Network } from '../../../domain/network'
import type { CosmosChain } from '../CosmosOptions'

const COIN_TYPE = 118

/** Returns the description of a network for a wallet that lacks it (`experimentalSuggestChain`). */
export function toKeplrChainInfo(
  { reference, name, nativeCurrency, rpcUrls: [rest = ''] }: Network,
  { bech32Prefix, denom, rpcUrl = rest, coinType = COIN_TYPE }: CosmosChain,
) {
  const currency = {
    coinDenom: nativeCurrency.symbol,
    coinMinimalDenom: denom,
    coinDecimals: nativeCurrency.decimals,
  }
  return {
    chainId: reference,
    chainName: name,
    rpc: rpcUrl,
    rest,
    bip44: { coinType },
    bech32Config: {
      bech32PrefixAccAddr: bech32Prefix,
      bech32PrefixAccPub: `${bech32Prefix}pub`,
      bech32PrefixValAddr: `${bech32Prefix}valoper`,
      bech32PrefixValPub: `${bech32Prefix}valoperpub`,
      bech32PrefixConsAddr: `${bech32Prefix}valcons`,
      bech32PrefixConsPub: `${bech32Prefix}valconspub`,
    },
    currencies: [currency],
    feeCurrencies: [currency],
    stakeCurrency: currency,
  }
}
