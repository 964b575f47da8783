import { normalizeNetwork, type NetworkInput } from '../../src/domain/network'
import * as bitcoin from '../../src/entries/bitcoin'
import {
  bitcoinMainnet,
  bitcoinTestnet,
  solanaDevnet,
  solanaMainnet,
  solanaTestnet,
} from '../../src/entries/networks'
import { toCurrentId, getDeprecatedId } from '../../src/chains/walletconnect/deprecatedIds'

const BUILT_IN = [solanaMainnet, solanaDevnet, solanaTestnet, bitcoinMainnet, bitcoinTestnet]

describe('the built-in networks', () => {
  it('are those of the specification, under their current and former names', () => {
    expect(
      BUILT_IN.map(each => {
        const { deprecatedCaipNetworkId } = each
        const { name, caipNetworkId, nativeCurrency, isTestnet } = normalizeNetwork(each)
        const { symbol, decimals } = nativeCurrency
        return [name, caipNetworkId, deprecatedCaipNetworkId, symbol, decimals, isTestnet]
      }),
    ).toEqual([
      [
        'Solana',
        'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
        'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
        'SOL',
        9,
        false,
      ],
      [
        'Solana Devnet',
        'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
        'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
        'SOL',
        9,
        true,
      ],
      ['Solana Testnet', 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', undefined, 'SOL', 9, true],
      ['Bitcoin', 'bip122:000000000019d6689c085ae165831e93', undefined, 'BTC', 8, false],
      ['Bitcoin Testnet', 'bip122:000000000933ea01ad0ee984209779ba', undefined, 'BTC', 8, true],
    ])
  })

  it('of Solana have the slugs of the specification, kept by a network in state', () => {
    expect(BUILT_IN.map(each => normalizeNetwork(each).slug)).toEqual([
      'solana-mainnet',
      'solana-devnet',
      'solana-testnet',
      undefined,
      undefined,
    ])
    const odd = { ...solanaMainnet, network: 7 } as unknown as NetworkInput
    expect(normalizeNetwork(odd)).not.toHaveProperty('slug')
  })

  it('are the same from the entry of their family', () => {
    expect(bitcoinMainnet).toBe(bitcoin.bitcoinMainnet)
    expect(bitcoinTestnet).toBe(bitcoin.bitcoinTestnet)
  })

  it('of Bitcoin have their own pictures and one server each', () => {
    const factsOf = ({ assets, rpcUrls }: NetworkInput) => [assets?.imageId, rpcUrls.default.http]
    expect([bitcoinMainnet, bitcoinTestnet].map(factsOf)).toEqual([
      ['0b4838db-0161-4ffe-022d-532bf03dba00', ['https://mempool.space/api']],
      ['39354064-d79b-420b-065d-f980c4b78200', ['https://mempool.space/testnet/api']],
    ])
  })

  it('have the names that sessions over WalletConnect use, too', () => {
    for (const each of BUILT_IN) {
      const { caipNetworkId, deprecatedCaipNetworkId } = each
      expect(getDeprecatedId(caipNetworkId)).toBe(deprecatedCaipNetworkId)
      if (deprecatedCaipNetworkId) expect(toCurrentId(deprecatedCaipNetworkId)).toBe(caipNetworkId)
    }
  })
})
