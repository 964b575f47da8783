import { sampleCapabilities } from '../../../src/testing/samples'
import fc from 'fast-check'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import type { NetworkInput } from '../../../src/domain/network'
import { connectRequested, disconnectRequested } from '../../../src/events/connectionEvents'
import { NAMESPACES, type CaipNetworkId, type Namespace } from '../../../src/lib/address/caip'
import type { ChainAdapterDescriptor } from '../../../src/ports/chainAdapter'
import type { WalletChange } from '../../../src/ports/walletSource'
import type { RootState } from '../../../src/store/rootReducer'
import { createFakeAdapter } from '../../../src/testing/createFakeAdapter'
import { createTestStore } from '../../../src/testing/createTestStore'
import { memoryStorage, type MemoryStorage } from '../../../src/testing/memoryStorage'
import { friendly, NOW, pass, quietServices } from '../../support/flowWorld'
import { RUNS, searched, SEED } from '../../support/interleavings'

jest.setTimeout(Math.max(240_000, RUNS * 1_200))

/** Two networks a family, and two addresses its wallets share. */
const REFERENCES: Readonly<Record<Namespace, readonly [string, string]>> = {
  eip155: ['1', '8453'],
  solana: ['5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
  polkadot: ['91b171bb158e2d3848fa23a9f1c25182', 'b0a8d493285c2df73290dfb7e61f870f'],
  bip122: ['000000000019d6689c085ae165831e93', '000000000933ea01ad0ee984209779ba'],
  cosmos: ['cosmoshub-4', 'osmosis-1'],
}
const ADDRESSES: Readonly<Record<Namespace, readonly [string, string]>> = {
  eip155: [
    '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B',
    '0x00000000000000000000000000000000000B0b00',
  ],
  solana: [
    '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
    'DYw8jCTfwHNRJhhmFcbXvVDTqWMEVFBX6ZKUmG5CNSKK',
  ],
  polkadot: [
    '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    '14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3',
  ],
  bip122: [
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  ],
  cosmos: [
    'cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh',
    'cosmos1hjct6q7npsspsg3dgvzk3sdf89spmlpfdn6m9d',
  ],
}

const networkOf = (namespace: Namespace, which: number): CaipNetworkId =>
  `${namespace}:${REFERENCES[namespace][which % 2] ?? ''}`
const addressOf = (namespace: Namespace, which: number) => ADDRESSES[namespace][which % 2] ?? ''
const walletOf = (namespace: Namespace, which: number) => `${namespace}.wallet${which % 2}`

const networks = NAMESPACES.flatMap(namespace =>
  REFERENCES[namespace].map((reference): NetworkInput => ({
    id: namespace === 'eip155' ? Number(reference) : reference,
    chainNamespace: namespace,
    caipNetworkId: `${namespace}:${reference}`,
    name: `${namespace} ${reference.slice(0, 4)}`,
    nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 9 },
    rpcUrls: { default: { http: [`https://rpc.example/${reference}`] } },
  })),
)

/** What a wallet shares, and where it is; it outlives the page. */
interface Wallet {
  account: number
  network: number
}

/** What ought to be so of one family. */
interface Family {
  connected: string | null
  disconnectedIds: readonly string[]
}

interface Model {
  readonly families: Record<Namespace, Family>
  order: Namespace[]
  active: CaipNetworkId
}

const ID = (namespace: Namespace) => `@appkit/${namespace}:connected_connector_id`
const TOMBSTONES = '@appkit/disconnected_connector_ids'

function createPage() {
  const storage: MemoryStorage = memoryStorage()
  const wallets = new Map<string, Wallet>()
  const wallet = (id: string) => {
    const known = wallets.get(id) ?? { account: 0, network: 0 }
    wallets.set(id, known)
    return known
  }
  const watchers = new Map<string, (change: WalletChange) => void>()

  const descriptorOf = (namespace: Namespace): ChainAdapterDescriptor => {
    const answer = async (id: string) => ({
      accounts: [
        { namespace, address: addressOf(namespace, wallet(id).account), type: 'eoa' as const },
      ],
      caipNetworkId: networkOf(namespace, wallet(id).network),
      capabilities: sampleCapabilities,
    })
    return {
      namespace,
      adapterType: 'test',
      load: async () =>
        createFakeAdapter({
          ...friendly,
          namespace,
          discover: () => () => undefined,
          connect: answer,
          restore: answer,
          watch(id, tell) {
            watchers.set(id, tell)
            return () => {
              if (watchers.get(id) === tell) watchers.delete(id)
            }
          },
        }),
    }
  }
  const adapters = NAMESPACES.map(descriptorOf)
  const [first, ...others] = networks
  if (!first) throw new Error('There are networks')
  const begin = () =>
    createTestStore({
      storage,
      http: quietServices,
      options: { networks: [first, ...others], adapters },
    })
  const page = { world: begin(), storage, wallet, watchers, begin }
  const model: Model = {
    families: Object.fromEntries(
      NAMESPACES.map(namespace => [namespace, { connected: null, disconnectedIds: [] }]),
    ) as unknown as Model['families'],
    order: [],
    active: networkOf('eip155', 0),
  }
  return { page, model }
}
type Page = ReturnType<typeof createPage>['page']

const forget = (model: Model, namespace: Namespace) => {
  model.families[namespace].connected = null
  model.order = model.order.filter(name => name !== namespace)
}
const join = (model: Model, namespace: Namespace, id: string) => {
  const family = model.families[namespace]
  if (family.connected !== null && family.connected !== id) bury(model, namespace)
  family.connected = id
  family.disconnectedIds = family.disconnectedIds.filter(other => other !== id)
  if (!model.order.includes(namespace)) model.order.push(namespace)
}
const bury = (model: Model, namespace: Namespace) => {
  const family = model.families[namespace]
  if (family.connected === null) return
  family.disconnectedIds = [
    ...family.disconnectedIds.filter(id => id !== family.connected),
    family.connected,
  ]
  forget(model, namespace)
}
const familyOf = (caipNetworkId: CaipNetworkId) =>
  caipNetworkId.slice(0, caipNetworkId.indexOf(':'))

/** Each thing that may happen, to the page and to the model of it. */
type Command = (page: Page, model: Model, namespace: Namespace, pick: number) => void

/** Another tab writes, and this one hears of it key by key. */
function writeElsewhere(page: Page, changes: Readonly<Record<string, string | null>>) {
  for (const [key, newValue] of Object.entries(changes)) {
    if (newValue === null) page.storage.removeItem(key)
    else page.storage.setItem(key, newValue)
  }
  const engine = findRuntime(page.world.hostStore, 'walletModal').engine()
  for (const [key, newValue] of Object.entries(changes))
    engine?.onStorage(new StorageEvent('storage', { key, newValue }))
}

/** What all families share in storage. */
const sharedOf = (model: Model) => ({
  [TOMBSTONES]: JSON.stringify(
    Object.fromEntries(
      Object.entries(model.families).flatMap(([namespace, { disconnectedIds }]) =>
        disconnectedIds.length > 0 ? [[namespace, disconnectedIds]] : [],
      ),
    ),
  ),
  '@appkit/connected_namespaces': model.order.join(','),
})

const COMMANDS: Readonly<Record<string, Command>> = {
  connect(page, model, namespace, pick) {
    const id = walletOf(namespace, pick)
    page.world.store.dispatch(connectRequested({ namespace, connectorId: id }))
    join(model, namespace, id)
    model.active = networkOf(namespace, page.wallet(id).network)
  },
  disconnect(page, model, namespace) {
    page.world.store.dispatch(disconnectRequested({ namespace }))
    bury(model, namespace)
  },
  disconnectAll(page, model) {
    page.world.store.dispatch(disconnectRequested({}))
    for (const namespace of NAMESPACES) bury(model, namespace)
  },
  account(page, model, namespace, pick) {
    const id = model.families[namespace].connected
    if (id === null) return
    page.wallet(id).account = pick
    const address = addressOf(namespace, pick)
    page.watchers.get(id)?.({ kind: 'accounts', accounts: [{ namespace, address, type: 'eoa' }] })
  },
  network(page, model, namespace, pick) {
    const id = model.families[namespace].connected
    if (id === null) return
    page.wallet(id).network = pick
    const caipNetworkId = networkOf(namespace, pick)
    page.watchers.get(id)?.({ kind: 'network', caipNetworkId })
    if (familyOf(model.active) === namespace) model.active = caipNetworkId
  },
  leave(page, model, namespace) {
    const id = model.families[namespace].connected
    if (id === null) return
    page.watchers.get(id)?.({ kind: 'disconnected' })
    forget(model, namespace)
  },
  reload(page) {
    page.world.dispose()
    page.world = page.begin()
  },
  disconnectElsewhere(page, model, namespace) {
    bury(model, namespace)
    writeElsewhere(page, { [ID(namespace)]: null, ...sharedOf(model) })
  },
  connectElsewhere(page, model, namespace, pick) {
    const id = walletOf(namespace, pick)
    if (model.families[namespace].connected === id) return
    join(model, namespace, id)
    writeElsewhere(page, { [ID(namespace)]: id, ...sharedOf(model) })
    const caipNetworkId = networkOf(namespace, page.wallet(id).network)
    if (familyOf(model.active) === namespace) model.active = caipNetworkId
  },
}
const SHARED = ['disconnectAll', 'reload']

/** All that is known of one family, wherever it stands. */
const subtree = ({ connections, network, account, connectors }: RootState, of: Namespace) => ({
  connection: connections.byNamespace[of],
  connections: connections.connections[of],
  stored: connections.storedConnectorIds[of],
  disconnectedIds: connections.disconnectedConnectorIds[of],
  isListed: connections.connectedNamespaces.includes(of),
  walletNetwork: network.walletByNamespace[of],
  lastNetwork: network.lastByNamespace[of],
  account: account.byNamespace[of],
  connectors: connectors.byNamespace[of],
})

function expectAsModelled(page: Page, model: Model) {
  const { connections, network, account } = page.world.store.getState()
  for (const namespace of NAMESPACES) {
    const { connected, disconnectedIds } = model.families[namespace]
    const seen = connections.byNamespace[namespace]
    expect([namespace, seen?.phase ?? 'disconnected', seen?.connectorId ?? null]).toEqual([
      namespace,
      connected === null ? 'disconnected' : 'connected',
      connected,
    ])
    expect(connections.storedConnectorIds[namespace] ?? null).toBe(connected)
    expect(page.storage.getItem(ID(namespace))).toBe(connected)
    expect(connections.disconnectedConnectorIds[namespace] ?? []).toEqual(disconnectedIds)
    const address = connected && addressOf(namespace, page.wallet(connected).account)
    expect(account.byNamespace[namespace]?.address ?? null).toBe(address)
    expect(network.walletByNamespace[namespace] ?? null).toBe(
      connected && networkOf(namespace, page.wallet(connected).network),
    )
  }
  expect([...connections.connectedNamespaces].sort()).toEqual([...model.order].sort())
  expect(network.activeId).toBe(model.active)
}

describe('P14 five chain families beside each other', () => {
  beforeEach(() => void jest.useFakeTimers({ now: NOW }))
  afterEach(() => void jest.useRealTimers())

  const step = fc.record({
    name: fc.constantFrom('connect', 'connect', ...Object.keys(COMMANDS)),
    namespace: fc.constantFrom(...NAMESPACES),
    pick: fc.nat(1),
  })

  it(`what happens to one is as a model says, and leaves the others as they were (${searched})`, async () => {
    const property = fc.asyncProperty(fc.array(step, { maxLength: 14 }), async story => {
      const { page, model } = createPage()
      try {
        await findRuntime(page.world.hostStore, 'walletModal').load()
        for (const { name, namespace, pick } of story) {
          const before = page.world.store.getState()
          COMMANDS[name]?.(page, model, namespace, pick)
          await findRuntime(page.world.hostStore, 'walletModal').load() // of a page loaded again
          await pass(3_000)
          expectAsModelled(page, model)
          if (SHARED.includes(name)) continue
          const after = page.world.store.getState()
          for (const other of NAMESPACES)
            if (other !== namespace) expect(subtree(after, other)).toEqual(subtree(before, other))
        }
        expect(page.world.logged.filter(({ level }) => level === 'error')).toEqual([])
      } finally {
        page.world.dispose()
        jest.clearAllTimers()
      }
    })
    await fc.assert(property, { numRuns: RUNS, seed: SEED })
  })
})
