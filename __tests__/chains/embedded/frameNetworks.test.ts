import { frameNetworks, HOSTED_SITE } from '../../../src/chains/embedded/frameNetworks'
import { networkOf } from '../walletconnect/walletConnectClientWorld'

const MAINNET = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const OWN = 'solana:C7ShjmHjwvvyaTmxVnBDzjCTsEptzdBi'
const NETWORKS = (
  ['eip155:31337', MAINNET, OWN, 'bip122:000000000019d6689c085ae165831e93'] as const
).map(id => networkOf(id, 'https://node.example'))

describe('frameNetworks', () => {
  it('returns the networks that the hosted site knows on Solana (protocol §5.8), and all on EVM', () => {
    expect(frameNetworks(NETWORKS, 'solana', HOSTED_SITE)).toEqual([MAINNET])
    expect(frameNetworks(NETWORKS, 'eip155', HOSTED_SITE)).toEqual(['eip155:31337'])
  })

  it('returns all networks of the family for another site in the frame', () => {
    expect(frameNetworks(NETWORKS, 'solana', 'https://secure.example')).toEqual([MAINNET, OWN])
  })

  it('returns none for a family without an account of the wallet', () => {
    expect(frameNetworks(NETWORKS, 'bip122', 'https://secure.example')).toEqual([])
  })
})
