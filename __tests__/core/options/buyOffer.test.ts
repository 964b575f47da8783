import { DEFAULT_FEATURES, type Features } from '../../../src/domain/options'
import type { Network } from '../../../src/domain/network'
import { walletConnected } from '../../../src/events/connectionEvents'
import { networksConfigured } from '../../../src/core/network/networkSlice'
import { optionsGiven } from '../../../src/core/options/optionsSlice'
import { selectIsOn } from '../../../src/core/options/selectIsOn'
import {
  selectLinkArgs,
  selectOfferedProviders,
} from '../../../src/features/onramp/onrampSelectors'
import { ETHEREUM, sampleNetwork, sampleSolana, SOLANA } from '../../../src/testing/samples'
import { stateAfter } from '../../../src/testing/stateAfter'

const KEY = { meldPublicKey: 'key' }
const devnet: Network = {
  ...sampleSolana,
  caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  name: 'Solana Devnet',
}

function stateOn(network: Network, onramp: Features['onramp'], type: 'eoa' | 'smartAccount') {
  const { namespace, caipNetworkId } = network
  return stateAfter(
    optionsGiven({
      features: { ...DEFAULT_FEATURES, ...(onramp !== undefined && { onramp }) },
    }),
    networksConfigured({ networks: [network], defaultId: caipNetworkId }),
    walletConnected({
      namespace,
      connectorId: 'w',
      accounts: [{ namespace, address: '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B', type }],
      capabilities: ['send'],
      caipNetworkId,
      walletName: 'W',
      isRestored: false,
    }),
  )
}

type Row = [
  name: string,
  network: Network,
  onramp: Features['onramp'],
  offered: readonly string[],
  type?: 'eoa' | 'smartAccount',
]

const ELSEWHERE = [`meld to ${ETHEREUM}`, `coinbase to ${ETHEREUM}`]
const linea = sampleNetwork(59144, 'Linea Mainnet')
const local = sampleNetwork(31337, 'Sandbox', { isTestnet: true })

const ROWS: Row[] = [
  ['Ethereum', sampleNetwork(1, 'Ethereum'), KEY, ELSEWHERE],
  ['Ethereum, without a key', sampleNetwork(1, 'Ethereum'), true, [`coinbase to ${ETHEREUM}`]],
  ['a test network', sampleNetwork(11155111, 'Sepolia', { isTestnet: true }), KEY, []],
  ['a test network that is not marked', sampleNetwork(84532, 'Base'), KEY, []],
  ['a local development chain', sampleNetwork(31337, 'Ethereum'), KEY, []],
  [
    'a local development chain that the page names',
    local,
    { ...KEY, networks: ['eip155:31337'] },
    ['meld to eip155:31337', 'coinbase to eip155:31337'],
  ],
  ['a network that no provider lists', linea, KEY, ELSEWHERE],
  ['a network that no provider lists, with a smart account', linea, KEY, [], 'smartAccount'],
  [
    'Base, with a smart account',
    sampleNetwork(8453, 'Base'),
    KEY,
    ['coinbase to eip155:8453'],
    'smartAccount',
  ],
  [
    'Optimism by another name',
    sampleNetwork(10, 'Optimism'),
    KEY,
    [`meld to ${ETHEREUM}`, 'coinbase to eip155:10'],
  ],
  [
    'another network named Base',
    sampleNetwork(7777, 'Base'),
    ['coinbase'],
    [`coinbase to ${ETHEREUM}`],
  ],
  ['Solana', sampleSolana, KEY, [`meld to ${SOLANA}`]],
  ['Solana, without a key', sampleSolana, true, []],
  ['Solana’s test network', devnet, KEY, []],
  ['Meld alone, without a key', sampleNetwork(1, 'Ethereum'), ['meld'], []],
]

describe('P41 Buy is offered where a provider sells, and on no test network', () => {
  it.each<Row>(ROWS)('on %s', (_name, network, onramp, offered, type = 'eoa') => {
    const state = stateOn(network, onramp, type)
    expect(selectOfferedProviders(state).map(({ name, payout }) => `${name} to ${payout}`)).toEqual(
      offered,
    )
    expect(selectIsOn(state, 'onramp')).toBe(offered.length > 0)
  })

  it.each([
    [1, 'Ethereum', 'ethereum'],
    [10, 'Optimism', 'optimism'],
    [42161, 'Arbitrum', 'arbitrum'],
    [137, 'Polygon PoS', 'polygon'],
    [80094, 'Bera', 'berachain'],
    [43114, 'Avalanche C-Chain', 'avalanche-c-chain'],
    [42220, 'Celo Mainnet', 'celo'],
    [8453, 'Base Mainnet', 'base'],
    [59144, 'Base', 'ethereum'],
  ])('network %i, which its page names %s, is %s to Coinbase', (id, name, expected) => {
    const args = selectLinkArgs(stateOn(sampleNetwork(id, name), true, 'eoa'))
    expect(args?.defaultNetwork).toBe(expected)
    expect(args?.assets).toEqual(['USDC'])
  })

  it('gives Coinbase a contract account’s address for its one network only', () => {
    const base = sampleNetwork(8453, 'Base')
    expect(selectLinkArgs(stateOn(base, true, 'eoa'))?.blockchains).toHaveLength(8)
    expect(selectLinkArgs(stateOn(base, true, 'smartAccount'))?.blockchains).toEqual(['base'])
  })
})
