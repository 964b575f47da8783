import type { NetworkInput } from '../../../src/domain/network'
import type { Namespace } from '../../../src/lib/address/caip'
import type { ChainAdapterDescriptor } from '../../../src/ports/chainAdapter'
import { createFakeAdapter } from '../../../src/testing/createFakeAdapter'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { sampleCapabilities } from '../../../src/testing/samples'
import profiles from '../../fixtures/profiles/severalWallets.json'
import { friendly, setUpFlowTests, settle } from '../../support/flowWorld'
import { connectedIn } from '../../support/multiWalletWorld'

const REMOTE = 'walletModal/remote_features'
const ON = JSON.stringify({ version: 1, projectId: 'test', features: { multiWallet: true } })
const CONNECTIONS = '@appkit/connections'

const NETWORKS = {
  eip155: 'eip155:1',
  solana: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  bip122: 'bip122:000000000019d6689c085ae165831e93',
} as const
type Family = keyof typeof NETWORKS
const FAMILIES = Object.keys(NETWORKS) as Family[]

const networks = FAMILIES.map((family): NetworkInput => {
  const reference = NETWORKS[family].slice(family.length + 1)
  return {
    id: family === 'eip155' ? Number(reference) : reference,
    chainNamespace: family,
    caipNetworkId: NETWORKS[family],
    name: family,
    nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 8 },
    rpcUrls: { default: { http: [`https://rpc.example/${family}`] } },
  }
})

/** By family and connector id, the addresses that each wallet still shares. */
type Connected = Partial<Record<Namespace, Readonly<Record<string, readonly string[]>>>>

const BITCOIN_TYPES = { p: 'ordinal', q: 'payment' } as const

const descriptorOf = (family: Family, connected: Connected): ChainAdapterDescriptor => ({
  namespace: family,
  adapterType: 'test',
  load: async () =>
    createFakeAdapter({
      ...friendly,
      namespace: family,
      discover: () => () => undefined,
      watch: () => () => undefined,
      restore: async id => {
        const addresses = connected[family]?.[id]
        if (!addresses) return null
        return {
          accounts: addresses.map(address => ({
            namespace: family,
            address,
            type: family === 'bip122' ? BITCOIN_TYPES[address[3] as 'p' | 'q'] : 'eoa',
          })),
          caipNetworkId: NETWORKS[family],
          capabilities: sampleCapabilities,
        }
      },
    }),
})

/** Parses stored connections by section 1.3 of the storage facts, whichever library wrote them. */
function readAsProtocol(text: string | null): Connected {
  const lists = JSON.parse(text ?? '{}') as Record<string, unknown[]>
  return Object.fromEntries(
    Object.entries(lists).map(([namespace, list]) => [
      namespace,
      Object.fromEntries(
        list.map(each => {
          const { connectorId, accounts } = each as {
            connectorId: unknown
            accounts: { address: unknown; type?: unknown }[]
          }
          expect(typeof connectorId).toBe('string')
          for (const { address, type } of accounts)
            expect([typeof address, typeof (type ?? '')]).toEqual(['string', 'string'])
          return [connectorId, accounts.map(({ address }) => address)]
        }),
      ),
    ]),
  )
}

describe('stored profiles with several wallets', () => {
  const createWorld = setUpFlowTests()

  const load = async ({ storage: texts, connected }: (typeof profiles)[number]) => {
    const storage = memoryStorage()
    for (const [key, text] of Object.entries(texts)) if (text) storage.setItem(key, text)
    storage.setItem(REMOTE, ON)
    const [first, ...others] = networks
    if (!first) throw new Error('There are networks')
    const world = createWorld({
      storage,
      options: {
        networks: [first, ...others],
        adapters: FAMILIES.map(family => descriptorOf(family, connected)),
      },
    })
    for (let turn = 0; turn < 4; turn++) await settle()
    return { ...world, storage }
  }
  /** Compares connections: the active wallet first, the others by name. */
  const expectConnected = (world: Parameters<typeof connectedIn>[0], connected: Connected) => {
    for (const family of FAMILIES) {
      const [inUse, ...others] = Object.keys(connected[family] ?? {})
      const [seen, ...beside] = connectedIn(world, family)
      expect([family, seen, ...beside.sort()]).toEqual([family, inUse, ...others.sort()])
    }
  }

  it('number ten', () => expect(profiles).toHaveLength(10))

  it.each(profiles)(
    'are restored whole, and stored so that they can be read again: $title',
    async profile => {
      const connected: Connected = profile.connected
      const world = await load(profile)
      expectConnected(world, connected)
      for (const [key, text] of Object.entries(profile.storage)) {
        if (key === CONNECTIONS || key.endsWith('disconnected_connector_ids')) continue
        expect([key, world.storage.getItem(key)]).toEqual([key, text])
      }
      expect(readAsProtocol(world.storage.getItem(CONNECTIONS))).toEqual(connected)

      const again = await load({
        ...profile,
        storage: { ...profile.storage, [CONNECTIONS]: world.storage.getItem(CONNECTIONS) ?? '' },
      } as never)
      expectConnected(again, connected)
      expect(again.storage.getItem(CONNECTIONS)).toBe(world.storage.getItem(CONNECTIONS))
    },
  )
})
