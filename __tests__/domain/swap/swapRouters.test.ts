import { isKnownRouter } from '../../../src/domain/swap/swapRouters'
import { SWAP_NETWORKS } from '../../../src/domain/swap/swapNetworks'
import type { CaipNetworkId } from '../../../src/lib/address/caip'

const V6 = '0x111111125421cA6dc452d289314280a0f8842A65'
const V5 = '0x1111111254EEB25477B68fb85Ed929f73A960582'
const ZKSYNC: CaipNetworkId = 'eip155:324'
const ON_ZKSYNC = [
  '0x6fd4383cB451173D5f9304F041C7BCBf27d561fF',
  '0x6e2B76966cbD9cF4cC2Fa0D76d24d5241E0ABC2F',
]
const OWN = '0x00000000000000000000000000000000000C0dE5'

describe('a router', () => {
  const elsewhere = SWAP_NETWORKS.filter(id => id !== ZKSYNC)

  it.each(elsewhere)('on %s is one of the two published ones, in any spelling', id => {
    for (const address of [V6, V5, V6.toLowerCase()]) {
      expect(isKnownRouter(address, id, {})).toBe(true)
    }
    for (const address of [...ON_ZKSYNC, OWN]) expect(isKnownRouter(address, id, {})).toBe(false)
  })

  it('on zkSync has its own addresses', () => {
    for (const address of ON_ZKSYNC) expect(isKnownRouter(address, ZKSYNC, {})).toBe(true)
    for (const address of [V6, V5]) expect(isKnownRouter(address, ZKSYNC, {})).toBe(false)
  })

  it.each([[7], [null], 'router', { 0: OWN }])(
    'is unknown where a page lists %j as its own',
    given => {
      const own = { 'eip155:1': given } as unknown as Parameters<typeof isKnownRouter>[2]
      expect(isKnownRouter(OWN, 'eip155:1', own)).toBe(false)
      expect(isKnownRouter(V6, 'eip155:1', own)).toBe(true)
    },
  )

  it('is unknown on a network without swaps', () => {
    expect(isKnownRouter(V6, 'eip155:11155111', {})).toBe(false)
  })

  it('is known where the page vouches for it, on that network only', () => {
    const own = { 'eip155:31337': [OWN] } as const
    expect(isKnownRouter(OWN.toLowerCase(), 'eip155:31337', own)).toBe(true)
    expect(isKnownRouter(OWN, 'eip155:1', own)).toBe(false)
  })
})
