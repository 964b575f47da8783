import { accountsChanged, disconnectRequested } from '../../../src/events/connectionEvents'
import { networkSwitched } from '../../../src/events/networkEvents'
import { tabSelected } from '../../../src/core/account/accountSlice'
import type { CachedQuery } from '../../../src/services/cachedQuery'
import { selectModalApiState } from '../../../src/services/selectModalApiState'
import { answered } from '../../../src/testing/createFakeHttp'
import { sampleHistory } from '../../support/states/sampleHoldings'
import { states } from '../../support/states/states'
import { bob, pass, quietServices, setUpFlowTests, settle } from '../../support/flowWorld'

describe('what chain and wallet told of collectibles', () => {
  const createWorld = setUpFlowTests()
  async function look() {
    const world = createWorld({
      state: states.account,
      http: {
        ...quietServices,
        '/v1/account/*/history': answered({ data: sampleHistory, next: null }),
      },
      adapter: {
        loadHistoryReader: async () => ({
          getCollectibles: async () => [],
          getNonces: async () => ({ used: 0, sent: 0 }),
        }),
      },
    })
    world.dispatch(tabSelected({ namespace: 'eip155', tab: 'nfts' }))
    await settle()
    return world
  }
  const cached = ({ store }: Awaited<ReturnType<typeof look>>) =>
    (
      Object.values(
        selectModalApiState(store.getState())?.walletModalApi.queries ?? {},
      ) as readonly CachedQuery[]
    )
      .filter(({ endpointName = '' }) => /Collectible/.test(endpointName))
      .map(({ originalArgs }) => originalArgs as { readonly address: string })

  it('is kept for an hour, and longer', async () => {
    const world = await look()
    await pass(7_200_000)
    expect(cached(world)).toHaveLength(2)
  })

  it('is deleted when the account disconnects', async () => {
    const world = await look()
    world.dispatch(disconnectRequested({}))
    await pass(2_000)
    expect(cached(world)).toEqual([])
  })

  it('is deleted when the account changes, and loaded for the other one', async () => {
    const world = await look()
    world.dispatch(
      accountsChanged({ namespace: 'eip155', connectorId: 'io.heron', accounts: [bob] }),
    )
    await settle()
    expect(new Set(cached(world).map(({ address }) => address))).toEqual(new Set([bob.address]))
  })

  it('is deleted when the network changes', async () => {
    const world = await look()
    const before = cached(world)
    world.dispatch(networkSwitched({ caipNetworkId: 'eip155:10', by: 'visitor' }))
    await settle()
    for (const args of before) expect(cached(world)).not.toContain(args)
  })

  it('is kept when another chain family’s account changes (P14)', async () => {
    const world = await look()
    const before = cached(world)
    world.dispatch(accountsChanged({ namespace: 'solana', connectorId: 'x', accounts: [] }))
    await settle()
    expect(cached(world)).toEqual(before)
  })
})
