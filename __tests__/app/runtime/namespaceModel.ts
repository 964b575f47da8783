import { sampleCapabilities, sampleConnector } from '../../../src/testing/samples'
import fc from 'fast-check'
import { ModalError } from '../../../src/domain/ModalError'
import { modalPreloadRequested } from '../../../src/events/modalEvents'
import { networkChosen } from '../../../src/events/networkEvents'
import {
  selectConnectedNamespaces,
  selectProfileNamespaces,
  selectProfileNamespace,
} from '../../../src/features/profile/profileSelectors'
import { accountSwitchRequested, recentForgotten } from '../../../src/features/profile/profileSlice'
import { selectRecentRows } from '../../../src/features/profile/recentSelectors'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { namePicked } from '../../../src/features/names/namesSlice'
import { hiddenToggled, selectIsHiddenShown } from '../../../src/features/nfts/nftsSlice'
import { windowOpened } from '../../../src/features/onramp/onrampSlice'
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
import { friendly, pass, quietServices } from '../../support/flowWorld'

/** Two networks per family. Its wallets share two addresses. */
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
const WALLETS = [0, 1, 2]
const walletOf = (namespace: Namespace, which: number) => `${namespace}.wallet${which % 3}`

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

/** The accounts a wallet shares (its active one first) and its network. It outlives the page. */
interface Wallet {
  accounts: readonly number[]
  network: number
}
/** The lists of accounts that a wallet may share. */
const SHARED_ACCOUNTS = [[0], [1, 0], [0, 1]] as const

/** The expected state of one family. */
interface Family {
  connected: string | null
  /** Addresses in the page's order: the active one first. */
  addresses: readonly string[]
  /** The wallet's own active address, where the visitor chose another. */
  insteadOf: string | null
  /** Disconnected wallets, the latest last. */
  left: readonly string[]
}

interface Model {
  readonly families: Record<Namespace, Family>
  order: Namespace[]
  active: CaipNetworkId
}

const ID = (namespace: Namespace) => `@appkit/${namespace}:connected_connector_id`
const LEFT = '@appkit/disconnected_connector_ids'
const CONNECTIONS = '@appkit/connections'

function createPage() {
  const storage: MemoryStorage = memoryStorage()
  const wallets = new Map<string, Wallet>()
  const wallet = (id: string) => {
    const known = wallets.get(id) ?? { accounts: SHARED_ACCOUNTS[0], network: 0 }
    wallets.set(id, known)
    return known
  }
  const watchers = new Map<string, (change: WalletChange) => void>()
  const people = { isDeclining: false }

  const descriptorOf = (namespace: Namespace): ChainAdapterDescriptor => {
    const accountsOf = (id: string) =>
      wallet(id).accounts.map(each => ({
        namespace,
        address: addressOf(namespace, each),
        type: 'eoa' as const,
      }))
    const answer = async (id: string) => ({
      accounts: accountsOf(id),
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
          discover(tell) {
            const connectors = WALLETS.map(which => sampleConnector(walletOf(namespace, which), ''))
            tell(connectors.map(each => ({ ...each, namespace, name: each.id })))
            return () => undefined
          },
          connect: async id => {
            if (people.isDeclining) throw new ModalError('USER_REJECTED')
            return answer(id)
          },
          restore: answer,
          async switchNetwork(id, { caipNetworkId }) {
            wallet(id).network = Number(caipNetworkId === networkOf(namespace, 1))
            watchers.get(id)?.({ kind: 'network', caipNetworkId })
          },
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
  const page = { world: begin(), storage, wallet, watchers, people, begin }
  const model: Model = {
    families: Object.fromEntries(
      NAMESPACES.map(namespace => [
        namespace,
        { connected: null, addresses: [], insteadOf: null, left: [] },
      ]),
    ) as unknown as Model['families'],
    order: [],
    active: networkOf('eip155', 0),
  }
  return { page, model }
}
type Page = ReturnType<typeof createPage>['page']

const familyOf = (caipNetworkId: CaipNetworkId) =>
  caipNetworkId.slice(0, caipNetworkId.indexOf(':'))

const forget = (model: Model, namespace: Namespace) => {
  Object.assign(model.families[namespace], { connected: null, addresses: [], insteadOf: null })
  model.order = model.order.filter(name => name !== namespace)
}
/** Disconnects the wallet of a family and remembers it as recent. */
const leave = (model: Model, namespace: Namespace) => {
  const family = model.families[namespace]
  if (family.connected === null) return
  family.left = [...family.left.filter(id => id !== family.connected), family.connected]
  forget(model, namespace)
}
const shareOf = (page: Page, namespace: Namespace, id: string) =>
  page.wallet(id).accounts.map(each => addressOf(namespace, each))
const first = (address: string, addresses: readonly string[]) => [
  address,
  ...addresses.filter(each => each !== address),
]
/**
 * Applies what the wallet shares now. The visitor's choice holds while the wallet keeps the same
 * active account and still shares the chosen one.
 */
const follow = (family: Family, shared: readonly string[]) => {
  const [chosen = ''] = family.addresses
  const stays = family.insteadOf === shared[0] && shared.includes(chosen)
  family.addresses = stays ? first(chosen, shared) : shared
  if (!stays) family.insteadOf = null
}
const join = (page: Page, model: Model, namespace: Namespace, id: string) => {
  const family = model.families[namespace]
  if (family.connected !== id) leave(model, namespace)
  family.connected = id
  family.addresses = shareOf(page, namespace, id)
  family.insteadOf = null
  family.left = family.left.filter(other => other !== id)
  if (!model.order.includes(namespace)) model.order.push(namespace)
}
/** The wallets offered for reconnecting, the latest first. */
const recentOf = (model: Model, namespace: Namespace) =>
  [...model.families[namespace].left].reverse()
const isAnyConnected = ({ order }: Model) => order.length > 0

/** Another tab writes to storage; this page receives one event per key. */
function writeElsewhere(page: Page, changes: Readonly<Record<string, string | null>>) {
  for (const [key, newValue] of Object.entries(changes)) {
    if (newValue === null) page.storage.removeItem(key)
    else page.storage.setItem(key, newValue)
  }
  const engine = findRuntime(page.world.hostStore, 'walletModal').engine()
  for (const [key, newValue] of Object.entries(changes))
    engine?.onStorage(new StorageEvent('storage', { key, newValue }))
}

/** The stored values that all families share. */
const sharedOf = (page: Page, model: Model) => {
  const rows = <T>(read: (family: Family) => T | null) =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(model.families).flatMap(([namespace, family]) => {
          const value = read(family)
          return value === null ? [] : [[namespace, value]]
        }),
      ),
    )
  return {
    [LEFT]: rows(({ left }) => (left.length > 0 ? left : null)),
    [CONNECTIONS]: rows(({ connected, addresses, insteadOf }) =>
      connected === null
        ? null
        : [
            {
              connectorId: connected,
              name: connected,
              accounts: addresses.map((address, index) => ({
                address,
                type: 'eoa',
                ...(index === 0 && insteadOf !== null && { insteadOf }),
              })),
            },
          ],
    ),
    '@appkit/connected_namespaces': model.order.join(','),
  }
}

/** Every possible event, applied to both the page and the model. */
type Command = (page: Page, model: Model, namespace: Namespace, pick: number) => void

const connect = (page: Page, model: Model, namespace: Namespace, id: string) => {
  page.people.isDeclining = false
  page.world.store.dispatch(connectRequested({ namespace, connectorId: id }))
  join(page, model, namespace, id)
  model.active = networkOf(namespace, page.wallet(id).network)
}

const COMMANDS: Readonly<Record<string, Command>> = {
  connect(page, model, namespace, pick) {
    connect(page, model, namespace, walletOf(namespace, pick))
  },
  refuse(page, _model, namespace, pick) {
    page.people.isDeclining = true
    const connectorId = walletOf(namespace, pick)
    page.world.store.dispatch(connectRequested({ namespace, connectorId }))
  },
  connectRecent(page, model, namespace, pick) {
    const rows = selectRecentRows(page.world.store.getState(), namespace)
    const id = rows[pick % Math.max(1, rows.length)]?.connector?.id
    if (id !== undefined) connect(page, model, namespace, id)
  },
  forgetRecent(page, model, namespace, pick) {
    const rows = recentOf(model, namespace)
    const id = rows[pick % Math.max(1, rows.length)]
    if (id === undefined) return
    page.world.store.dispatch(recentForgotten({ namespace, connectorId: id }))
    const family = model.families[namespace]
    family.left = family.left.filter(other => other !== id)
  },
  disconnect(page, model, namespace) {
    page.world.store.dispatch(disconnectRequested({ namespace }))
    leave(model, namespace)
  },
  disconnectAll(page, model) {
    page.world.store.dispatch(disconnectRequested({}))
    for (const namespace of NAMESPACES) leave(model, namespace)
  },
  /** The wallet shares other accounts, or changes its active one. */
  accounts(page, model, namespace, pick) {
    const family = model.families[namespace]
    const { connected: id } = family
    if (id === null) return
    page.wallet(id).accounts = SHARED_ACCOUNTS[pick % 3] ?? SHARED_ACCOUNTS[0]
    const shared = shareOf(page, namespace, id)
    follow(family, shared)
    const accounts = shared.map(address => ({ namespace, address, type: 'eoa' as const }))
    page.watchers.get(id)?.({ kind: 'accounts', accounts })
  },
  /** The visitor chooses among the accounts that the wallet shares. */
  chooseAccount(page, model, namespace, pick) {
    const family = model.families[namespace]
    const address = addressOf(namespace, pick)
    page.world.store.dispatch(accountSwitchRequested({ namespace, address }))
    if (!family.addresses.includes(address)) return
    const meant = family.insteadOf ?? family.addresses[0] ?? null
    family.addresses = first(address, family.addresses)
    family.insteadOf = address === meant ? null : meant
  },
  /** The wallet switches networks by itself. */
  network(page, model, namespace, pick) {
    const id = model.families[namespace].connected
    if (id === null) return
    page.wallet(id).network = pick % 2
    const caipNetworkId = networkOf(namespace, pick)
    page.watchers.get(id)?.({ kind: 'network', caipNetworkId })
    if (familyOf(model.active) === namespace) model.active = caipNetworkId
  },
  /** The visitor chooses a network, of the connected wallet or of another family. */
  chooseNetwork(page, model, namespace, pick) {
    const caipNetworkId = networkOf(namespace, pick)
    page.world.store.dispatch(networkChosen({ caipNetworkId }))
    const isThere = model.families[namespace].connected !== null
    if (isThere || !isAnyConnected(model)) model.active = caipNetworkId
  },
  walletLeaves(page, model, namespace) {
    const id = model.families[namespace].connected
    if (id === null) return
    page.watchers.get(id)?.({ kind: 'disconnected' })
    forget(model, namespace)
  },
  reload(page, model) {
    page.world.dispose()
    page.world = page.begin()
    for (const namespace of NAMESPACES) {
      const { connected } = model.families[namespace]
      if (connected !== null) follow(model.families[namespace], shareOf(page, namespace, connected))
    }
  },
  disconnectElsewhere(page, model, namespace) {
    leave(model, namespace)
    writeElsewhere(page, { [ID(namespace)]: null, ...sharedOf(page, model) })
  },
  connectElsewhere(page, model, namespace, pick) {
    const id = walletOf(namespace, pick)
    if (model.families[namespace].connected === id) return
    join(page, model, namespace, id)
    writeElsewhere(page, { [ID(namespace)]: id, ...sharedOf(page, model) })
    const caipNetworkId = networkOf(namespace, page.wallet(id).network)
    if (familyOf(model.active) === namespace) model.active = caipNetworkId
  },
  forgetElsewhere(page, model, namespace) {
    model.families[namespace].left = []
    writeElsewhere(page, sharedOf(page, model))
  },
}
const SHARED = ['disconnectAll', 'reload']

/** All state of one family, across the slices. */
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

/** Slices that belong to the account in use. Only its own chain family may change them. */
const begun = ({ onramp, names, nfts, swap, send, pay }: RootState) => ({
  onramp,
  names,
  nfts,
  swap,
  send,
  pay,
})

/** Starts something in each slice, so that the test can see it being reset. */
function begin({ world }: Page, namespace: Namespace) {
  const url = 'https://pay.coinbase.com/'
  world.store.dispatch(windowOpened({ url, at: Date.now(), namespace }))
  if (namespace !== 'eip155') return
  world.store.dispatch(namePicked('ada-1815'))
  if (!selectIsHiddenShown(world.store.getState())) world.store.dispatch(hiddenToggled())
}

/** Compares the state, storage and the list of wallets with the model. */
function expectAsModelled(page: Page, model: Model) {
  const state = page.world.store.getState()
  const { connections, network, account } = state
  const stored = JSON.parse(page.storage.getItem(CONNECTIONS) ?? '{}') as Record<string, unknown>
  const families = NAMESPACES.map(namespace => [namespace, model.families[namespace]] as const)
  for (const [namespace, { connected, addresses, left }] of families) {
    const seen = connections.byNamespace[namespace]
    expect([namespace, seen?.phase ?? 'disconnected', seen?.connectorId ?? null]).toEqual([
      namespace,
      connected === null ? 'disconnected' : 'connected',
      connected,
    ])
    expect(connections.storedConnectorIds[namespace] ?? null).toBe(connected)
    expect(page.storage.getItem(ID(namespace))).toBe(connected)
    expect(connections.disconnectedConnectorIds[namespace] ?? []).toEqual(left)
    expect(selectRecentRows(state, namespace).map(({ connector }) => connector?.id)).toEqual(
      recentOf(model, namespace),
    )
    expect(account.byNamespace[namespace]?.address ?? null).toBe(addresses[0] ?? null)
    expect((account.byNamespace[namespace]?.accounts ?? []).map(({ address }) => address)).toEqual(
      addresses,
    )
    expect(network.walletByNamespace[namespace] ?? null).toBe(
      connected && networkOf(namespace, page.wallet(connected).network),
    )
    // The page keeps no address once its wallet is disconnected (P13).
    expect([namespace, namespace in stored]).toEqual([namespace, connected !== null])
  }
  expect([...connections.connectedNamespaces].sort()).toEqual([...model.order].sort())
  expect(network.activeId).toBe(model.active)
  expect(selectProfileNamespace(state)).toBe(familyOf(model.active))
  expect(selectProfileNamespaces(state)).toEqual(
    families.map(([namespace, { addresses }]) => ({ namespace, count: addresses.length })),
  )
  const connected = families.filter(([, family]) => family.connected !== null)
  expect(selectConnectedNamespaces(state)).toEqual(connected.map(([namespace]) => namespace))
}

/** A visitor approaches the modal: its code loads, and the page's wallets are discovered. */
async function comeNear({ world }: Page) {
  await findRuntime(world.hostStore, 'walletModal').load()
  world.store.dispatch(modalPreloadRequested())
  await pass(1)
}

const step = fc.record({
  name: fc.constantFrom('connect', 'connect', ...Object.keys(COMMANDS)),
  namespace: fc.constantFrom(...NAMESPACES),
  pick: fc.nat(2),
})

/**
 * Each event changes one chain family as the model predicts and leaves the others alone. Needs fake
 * timers.
 */
export async function checkAnyNamespace(search: fc.Parameters<unknown>) {
  const property = fc.asyncProperty(fc.array(step, { maxLength: 14 }), async story => {
    const { page, model } = createPage()
    try {
      await comeNear(page)
      for (const { name, namespace, pick } of story) {
        const inUse = familyOf(model.active) as Namespace
        begin(page, inUse)
        await pass(1)
        const before = page.world.store.getState()
        COMMANDS[name]?.(page, model, namespace, pick)
        if (name === 'reload') await comeNear(page)
        await pass(3_000)
        expectAsModelled(page, model)
        if (SHARED.includes(name)) continue
        const after = page.world.store.getState()
        // Closing the card or navigating away abandons what was started.
        const isStill =
          before.network.activeId === after.network.activeId &&
          selectIsOpen(before) === selectIsOpen(after)
        if (namespace !== inUse && isStill) expect(begun(after)).toEqual(begun(before))
        for (const other of NAMESPACES)
          if (other !== namespace) expect(subtree(after, other)).toEqual(subtree(before, other))
      }
      expect(page.world.logged.filter(({ level }) => level === 'error')).toEqual([])
    } finally {
      page.world.dispose()
      jest.clearAllTimers()
    }
  })
  await fc.assert(property, search as never)
}
