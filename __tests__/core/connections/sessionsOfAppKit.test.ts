import { createFakeAdapter } from '../../../src/testing/createFakeAdapter'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { sampleCapabilities } from '../../../src/testing/samples'
import type { NetworkInput } from '../../../src/domain/network'
import type { CaipNetworkId, Namespace } from '../../../src/lib/address/caip'
import type { ChainAdapterDescriptor } from '../../../src/ports/chainAdapter'
import { friendly, pass, setUpFlowTests } from '../../support/flowWorld'
import { mainnet } from '../../support/hostWorld'

const PHANTOM = 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'
const XVERSE = '2a87d74ae02e10bdd1f51f7ce6c4e1cc53cd5f2c0b6b5ad0d7b3007d2b13de7b'

/** The keys that AppKit stores for a connected visitor, by family, with the connector’s id here. */
const STORED: readonly [
  Namespace,
  CaipNetworkId,
  stored: string,
  current: string,
  address: string,
][] = [
  ['eip155', 'eip155:1', 'io.heron', 'io.heron', '0x00000000000000000000000000000000000B0b00'],
  [
    'solana',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    PHANTOM,
    'Phantom',
    '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
  ],
  [
    'solana',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    'Glow',
    'Glow',
    '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
  ],
  [
    'bip122',
    'bip122:000000000019d6689c085ae165831e93',
    XVERSE,
    'Xverse Wallet',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  ],
  [
    'bip122',
    'bip122:000000000019d6689c085ae165831e93',
    'OKX',
    'OKX',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  ],
  [
    'polkadot',
    'polkadot:91b171bb158e2d3848fa23a9f1c25182',
    'polkadot-js',
    'polkadot-js',
    '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
  ],
  [
    'cosmos',
    'cosmos:cosmoshub-4',
    'keplr',
    'keplr',
    'cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh',
  ],
]

const networkOf = (namespace: Namespace, caipNetworkId: CaipNetworkId): NetworkInput =>
  namespace === 'eip155'
    ? mainnet
    : {
        ...mainnet,
        id: caipNetworkId.slice(namespace.length + 1),
        name: namespace,
        chainNamespace: namespace,
        caipNetworkId,
      }

describe('a session that AppKit stored', () => {
  const createWorld = setUpFlowTests()

  function visit(
    [namespace, caipNetworkId, stored, current, address]: (typeof STORED)[number],
    more: Readonly<Record<string, string>> = {},
  ) {
    const asked: string[] = []
    const storage = memoryStorage({
      '@appkit/active_caip_network_id': caipNetworkId,
      '@appkit/active_namespace': namespace,
      '@appkit/connected_namespaces': namespace,
      '@appkit/connection_status': 'connected',
      [`@appkit/${namespace}:connected_connector_id`]: stored,
      '@appkit/connections': JSON.stringify({
        [namespace]: [{ connectorId: stored, accounts: [{ address, type: 'eoa' }] }],
      }),
      ...more,
    })
    const adapter: ChainAdapterDescriptor = {
      namespace,
      adapterType: 'test',
      load: async () =>
        createFakeAdapter({
          ...friendly,
          namespace,
          discover: () => () => undefined,
          watch: () => () => undefined,
          restore: async connectorId => {
            asked.push(connectorId)
            if (connectorId !== current) return null
            return {
              accounts: [{ namespace, address, type: 'eoa' }],
              caipNetworkId,
              capabilities: sampleCapabilities,
            }
          },
        }),
    }
    const networks = [networkOf(namespace, caipNetworkId)]
    const world = createWorld({ storage, options: { networks, adapters: [adapter] } })
    const connection = () => world.store.getState().connections.byNamespace[namespace]
    return { storage, asked, connection }
  }

  it.each(STORED)('is restored on %s, %s, from the id %s', async (...entry) => {
    const [namespace, , , current] = entry
    const { storage, asked, connection } = visit(entry)
    await pass(2_000)
    expect(asked).toEqual([current])
    expect(connection()).toMatchObject({ phase: 'connected', connectorId: current })
    expect(storage.entries()[`@appkit/${namespace}:connected_connector_id`]).toBe(current)
  })

  it.each(STORED)('on %s, %s, stays disconnected after the visitor left %s', async (...entry) => {
    const [namespace, , stored] = entry
    const { asked, connection } = visit(entry, {
      '@appkit/disconnected_connector_ids': JSON.stringify({ [namespace]: [stored] }),
    })
    await pass(2_000)
    expect(asked).toEqual([])
    expect(connection()?.phase ?? 'disconnected').toBe('disconnected')
  })
})
