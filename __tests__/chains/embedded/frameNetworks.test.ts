import { frameNetworks, HOSTED_SITE } from '../../../src/chains/embedded/frameNetworks'
import { networkOf } from '../walletconnect/walletConnectClientWorld'

const MAINNET = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const OWN = 'solana:C7ShjmHjwvvyaTmxVnBDzjCTsEptzdBi'
const NETWORKS = (
  ['eip155:31337', MAINNET, OWN, 'bip122:000000000019d6689c085ae165831e93'] as const
).map(id => networkOf(id, 'https://node.example'))

describe('frameNetworks', () => {
  it('are on Solana those that the hosted site knows (protocol §5.8), and all on EVM', () => {
    expect(frameNetworks(NETWORKS, 'solana', HOSTED_SITE)).toEqual([MAINNET])
    expect(frameNetworks(NETWORKS, 'eip155', HOSTED_SITE)).toEqual(['eip155:31337'])
  })

  it('are all of the family where another site is in the frame', () => {
    expect(frameNetworks(NETWORKS, 'solana', 'https://secure.example')).toEqual([MAINNET, OWN])
  })

  it('are none of a family that the wallet has no account on', () => {
    expect(frameNetworks(NETWORKS, 'bip122', 'https://secure.example')).toEqual([])
  })
})
