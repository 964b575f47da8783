import { connectRequested, disconnectRequested } from '../../../src/events/connectionEvents'
import { networkChosen } from '../../../src/events/networkEvents'
import { solanaDevnet, solanaMainnet } from '../../../src/entries/networks'
import type { ChainAdapterDescriptor } from '../../../src/ports/chainAdapter'
import { createFakeAdapter } from '../../../src/testing/createFakeAdapter'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { SOLANA, sampleCapabilities } from '../../../src/testing/samples'
import { connect, friendly, HERON, pass, session, setUpFlowTests } from '../../support/flowWorld'
import { descriptorOf } from '../../support/hostWorld'
import { SOLANA_ADDRESS, twoFamilies } from '../../support/walletConnectWorld'

const PHANTOM = { namespace: 'solana', connectorId: 'app.phantom' } as const
const solanaDescriptor: ChainAdapterDescriptor = {
  namespace: 'solana',
  adapterType: 'test',
  load: async () =>
    createFakeAdapter({
      ...friendly,
      namespace: 'solana',
      discover: () => () => undefined,
      watch: () => () => undefined,
      connect: async () => ({
        accounts: [{ namespace: 'solana', address: SOLANA_ADDRESS, type: 'eoa' }],
        caipNetworkId: SOLANA,
        capabilities: sampleCapabilities,
      }),
    }),
}

describe('the stored values of several chain families', () => {
  const createWorld = setUpFlowTests()
  const adapters = [descriptorOf({ connect: async () => session }), solanaDescriptor]
  const begin = (storage: ReturnType<typeof memoryStorage>) =>
    createWorld({ storage, options: { ...twoFamilies, adapters } })
  const parse = (text: string | null) => JSON.parse(text ?? '{}') as Record<string, unknown>

  it('name the network with a session, also where no network was chosen', async () => {
    const storage = memoryStorage()
    const world = begin(storage)
    await pass(1_000)
    expect(storage.entries()).toEqual({})
    await connect(world)
    expect(storage.entries()).toMatchObject({
      '@appkit/active_caip_network_id': 'eip155:1',
      '@appkit/active_namespace': 'eip155',
    })
    world.dispatch(disconnectRequested({}))
    await pass(2_000)
    expect(storage.entries()).toMatchObject({
      '@appkit/active_caip_network_id': 'eip155:1',
      '@appkit/active_namespace': 'eip155',
    })
  })

  it('are read by the older name of a network, and written by the current one', async () => {
    const OLDER = 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K'
    const storage = memoryStorage({
      '@appkit/active_caip_network_id': OLDER,
      '@appkit/active_namespace': 'solana',
      '@appkit/solana:connected_connector_id': PHANTOM.connectorId,
      '@appkit/connections': JSON.stringify({
        solana: [{ ...PHANTOM, accounts: [{ address: SOLANA_ADDRESS, type: 'eoa' }] }],
      }),
    })
    const onDevnet: ChainAdapterDescriptor = {
      ...solanaDescriptor,
      load: async ({ wantedNetwork }) =>
        createFakeAdapter({
          ...friendly,
          namespace: 'solana',
          discover: () => () => undefined,
          watch: () => () => undefined,
          restore: async () => ({
            accounts: [{ namespace: 'solana', address: SOLANA_ADDRESS, type: 'eoa' }],
            caipNetworkId: wantedNetwork?.('solana') ?? SOLANA,
            capabilities: sampleCapabilities,
          }),
        }),
    }
    const [mainnet] = twoFamilies.networks
    const networks = [mainnet, solanaMainnet, solanaDevnet] as const
    const world = createWorld({ storage, options: { networks, adapters: [onDevnet] } })
    await pass(2_000)
    const { network, connections } = world.store.getState()
    expect(connections.byNamespace.solana?.phase).toBe('connected')
    expect(network.activeId).toBe(solanaDevnet.caipNetworkId)
    expect(storage.entries()['@appkit/active_caip_network_id']).toBe(solanaDevnet.caipNetworkId)
  })

  it('keep the session of one family when another disconnects', async () => {
    const storage = memoryStorage()
    const world = begin(storage)
    await connect(world)
    world.dispatch(connectRequested(PHANTOM))
    await pass(2_000)
    world.dispatch(networkChosen({ caipNetworkId: SOLANA }))
    await pass(2_000)
    const before = storage.entries()
    expect(Object.keys(parse(before['@appkit/native_balance_cache'] ?? null)).sort()).toEqual([
      `eip155:1:${session.accounts[0]?.address ?? ''}`,
      `${SOLANA}:${SOLANA_ADDRESS}`,
    ])
    world.dispatch(disconnectRequested({ namespace: 'eip155' }))
    await pass(2_000)
    const after = storage.entries()
    expect(Object.keys(parse(after['@appkit/native_balance_cache'] ?? null))).toEqual([
      `${SOLANA}:${SOLANA_ADDRESS}`,
    ])
    expect(parse(after['@appkit/connections'] ?? null)).toEqual({
      solana: parse(before['@appkit/connections'] ?? null)['solana'],
    })
    expect(after).toMatchObject({
      '@appkit/solana:connected_connector_id': 'app.phantom',
      '@appkit/connected_namespaces': 'solana',
      '@appkit/connection_status': 'connected',
      '@appkit/active_caip_network_id': SOLANA,
      '@appkit/active_namespace': 'solana',
      '@appkit/wallet_id': 'app.phantom',
    })
    expect(parse(after['@appkit/disconnected_connector_ids'] ?? null)).toEqual({
      eip155: [HERON.connectorId],
    })
  })
})
