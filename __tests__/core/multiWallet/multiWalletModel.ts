import fc from 'fast-check'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { ModalError } from '../../../src/domain/ModalError'
import type { NetworkInput } from '../../../src/domain/network'
import { connectRequested, disconnectRequested } from '../../../src/events/connectionEvents'
import { modalPreloadRequested } from '../../../src/events/modalEvents'
import { selectConnectionByNamespace } from '../../../src/core/connections/connectionsSlice'
import { connectionSwitchRequested } from '../../../src/events/otherConnectionEvents'
import { selectOtherConnections } from '../../../src/core/multiWallet/multiWalletState'
import { recentForgotten } from '../../../src/features/profile/profileSlice'
import { selectRecentRows } from '../../../src/features/profile/recentSelectors'
import type { CaipNetworkId } from '../../../src/lib/address/caip'
import type { ChainAdapterDescriptor } from '../../../src/ports/chainAdapter'
import type { WalletChange } from '../../../src/ports/walletSource'
import { createFakeAdapter } from '../../../src/testing/createFakeAdapter'
import { createTestStore } from '../../../src/testing/createTestStore'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { sampleCapabilities, sampleConnector } from '../../../src/testing/samples'
import { friendly, pass, quietServices } from '../../support/flowWorld'
import { allowed } from '../../support/multiWalletWorld'

const FAMILIES = ['eip155', 'solana'] as const
type Family = (typeof FAMILIES)[number]

const REFERENCES: Readonly<Record<Family, string>> = {
  eip155: '1',
  solana: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
}
/** The addresses that wallets may share; each of the first three belongs to one wallet. */
const ADDRESSES: Readonly<Record<Family, readonly string[]>> = {
  eip155: [
    '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B',
    '0x00000000000000000000000000000000000B0b00',
    '0x6B175474E89094C44Da98b954EedeAC495271d0F',
    '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  ],
  solana: [
    '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
    'DYw8jCTfwHNRJhhmFcbXvVDTqWMEVFBX6ZKUmG5CNSKK',
    'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
  ],
}
const networkOf = (family: Family): CaipNetworkId => `${family}:${REFERENCES[family]}`
const walletOf = (family: Family, which: number) => `${family}.wallet${which % 3}`
const addressOf = (family: Family, which: number) => ADDRESSES[family][which % 4] ?? ''

const networks = FAMILIES.map((family): NetworkInput => ({
  id: family === 'eip155' ? 1 : REFERENCES[family],
  chainNamespace: family,
  caipNetworkId: networkOf(family),
  name: family,
  nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 9 },
  rpcUrls: { default: { http: [`https://rpc.example/${family}`] } },
}))

/** The expected state of one family. */
interface Modelled {
  /** Connected wallets; the first one is active. */
  connected: readonly string[]
  /** Disconnected wallets, the latest last. */
  left: readonly string[]
}
type Model = Record<Family, Modelled>

const CONNECTIONS = '@appkit/connections'
const REMOTE = 'walletModal/remote_features'
const ON = JSON.stringify({ version: 1, projectId: 'test', features: { multiWallet: true } })

function createPage() {
  const storage = memoryStorage()
  storage.setItem(REMOTE, ON)
  /** Indexes of the addresses that each wallet shares, its first one first; outlives the page. */
  const shares = new Map<string, readonly number[]>()
  const shareOf = (id: string) => shares.get(id) ?? [Number(id.at(-1))]
  const heard = new Map<string, (change: WalletChange) => void>()
  const people = { isDeclining: false }
  const accountsOf = (family: Family, id: string) =>
    shareOf(id).map(which => ({
      namespace: family,
      address: addressOf(family, which),
      type: 'eoa' as const,
    }))

  const descriptorOf = (family: Family): ChainAdapterDescriptor => {
    const answer = async (id: string) => ({
      accounts: accountsOf(family, id),
      caipNetworkId: networkOf(family),
      capabilities: sampleCapabilities,
    })
    return {
      namespace: family,
      adapterType: 'test',
      load: async () =>
        createFakeAdapter({
          ...friendly,
          namespace: family,
          discover(tell) {
            const connectors = [0, 1, 2].map(which => sampleConnector(walletOf(family, which), ''))
            tell(connectors.map(each => ({ ...each, namespace: family, name: each.id })))
            return () => undefined
          },
          connect: async id => {
            if (people.isDeclining) throw new ModalError('USER_REJECTED')
            return answer(id)
          },
          restore: answer,
          watch(id, tell) {
            heard.set(id, tell)
            return () => {
              if (heard.get(id) === tell) heard.delete(id)
            }
          },
        }),
    }
  }
  const [first, ...others] = networks
  if (!first) throw new Error('There are networks')
  const adapters = FAMILIES.map(descriptorOf)
  const begin = () =>
    createTestStore({
      storage,
      http: quietServices,
      options: { networks: [first, ...others], adapters },
    })
  return { world: begin(), begin, storage, shares, shareOf, heard, people, accountsOf }
}
type Page = ReturnType<typeof createPage>

const without = (list: readonly string[], id: string) => list.filter(each => each !== id)
const join = (model: Model, family: Family, id: string) => {
  const { connected, left } = model[family]
  model[family] = { connected: [id, ...without(connected, id)], left: without(left, id) }
}
const leave = (model: Model, family: Family, id: string) => {
  const { connected, left } = model[family]
  if (!connected.includes(id)) return
  model[family] = { connected: without(connected, id), left: [...without(left, id), id] }
}

/** One event, applied to the page and to its model. */
type Command = (page: Page, model: Model, family: Family, pick: number) => void

const COMMANDS: Readonly<Record<string, Command>> = {
  connect(page, model, family, pick) {
    page.people.isDeclining = false
    const connectorId = walletOf(family, pick)
    page.world.store.dispatch(connectRequested({ namespace: family, connectorId }))
    join(model, family, connectorId)
  },
  refuse(page, _model, family, pick) {
    page.people.isDeclining = true
    const connectorId = walletOf(family, pick)
    page.world.store.dispatch(connectRequested({ namespace: family, connectorId }))
  },
  switchTo(page, model, family, pick) {
    const connectorId = walletOf(family, pick)
    page.world.store.dispatch(connectionSwitchRequested({ namespace: family, connectorId }))
    const [, ...others] = model[family].connected
    if (others.includes(connectorId)) join(model, family, connectorId)
  },
  leaveOne(page, model, family, pick) {
    const connectorId = walletOf(family, pick)
    page.world.store.dispatch(disconnectRequested({ namespace: family, connectorId }))
    leave(model, family, connectorId)
  },
  leaveInUse(page, model, family) {
    page.world.store.dispatch(disconnectRequested({ namespace: family }))
    leave(model, family, model[family].connected[0] ?? '')
  },
  leaveAll(page, model) {
    page.world.store.dispatch(disconnectRequested({}))
    for (const family of FAMILIES) {
      const [inUse, ...others] = model[family].connected
      for (const id of [...others, ...(inUse === undefined ? [] : [inUse])])
        leave(model, family, id)
    }
  },
  forget(page, model, family, pick) {
    const rows = [...model[family].left].reverse()
    const connectorId = rows[pick % Math.max(1, rows.length)]
    if (connectorId === undefined) return
    page.world.store.dispatch(recentForgotten({ namespace: family, connectorId }))
    model[family] = { ...model[family], left: without(model[family].left, connectorId) }
  },
  /** Makes a connected wallet share one more account, or only its own again. */
  share(page, model, family, pick) {
    const { connected } = model[family]
    const id = connected[pick % Math.max(1, connected.length)]
    if (id === undefined) return
    const own = Number(id.at(-1))
    page.shares.set(id, page.shareOf(id).length > 1 ? [own] : [own, 3])
    page.heard.get(id)?.({ kind: 'accounts', accounts: page.accountsOf(family, id) })
  },
  walletLeaves(page, model, family, pick) {
    const { connected } = model[family]
    const id = connected[pick % Math.max(1, connected.length)]
    if (id === undefined) return
    page.heard.get(id)?.({ kind: 'disconnected' })
    model[family] = { ...model[family], connected: without(connected, id) }
  },
  reload(page) {
    page.world.dispose()
    page.heard.clear()
    page.storage.setItem(REMOTE, ON)
    page.world = page.begin()
  },
}

/** Returns the stored connections of a family: the active wallet, then the others in any order. */
function storedOf(page: Page, family: Family) {
  const lists = JSON.parse(page.storage.getItem(CONNECTIONS) ?? '{}') as Readonly<
    Record<string, readonly { connectorId: string; accounts: readonly { address: string }[] }[]>
  >
  return (lists[family] ?? []).map(({ connectorId, accounts }) => ({
    id: connectorId,
    addresses: accounts.map(({ address }) => address),
  }))
}

/** Compares the state, storage and the view of wallets with the model. */
function expectAsModelled(page: Page, model: Model) {
  const state = page.world.store.getState()
  for (const family of FAMILIES) {
    const { connected, left } = model[family]
    const [inUse = null, ...others] = connected
    const seen = selectConnectionByNamespace(state, family)
    expect([family, seen.phase, seen.connectorId]).toEqual([
      family,
      inUse === null ? 'disconnected' : 'connected',
      inUse,
    ])
    const beside = selectOtherConnections(state, family)
    expect(beside.map(({ connectorId }) => connectorId).sort()).toEqual([...others].sort())
    for (const { connectorId, accounts } of beside)
      expect(accounts).toEqual(page.accountsOf(family, connectorId))
    expect(state.account.byNamespace[family]?.accounts ?? []).toEqual(
      inUse === null ? [] : page.accountsOf(family, inUse),
    )
    expect(page.storage.getItem(`@appkit/${family}:connected_connector_id`)).toBe(inUse)
    const stored = storedOf(page, family)
    expect(stored[0]?.id ?? null).toBe(inUse)
    expect(stored.map(({ id }) => id).sort()).toEqual([...connected].sort())
    for (const { id, addresses } of stored)
      expect(addresses).toEqual(page.accountsOf(family, id).map(({ address }) => address))
    expect(state.connections.disconnectedConnectorIds[family] ?? []).toEqual(left)
    expect(selectRecentRows(state, family).map(({ connector }) => connector?.id)).toEqual(
      [...left].reverse(),
    )
    expect([...page.heard.keys()].filter(id => id.startsWith(family)).sort()).toEqual(
      [...connected].sort(),
    )
  }
  expect(state.multiWallet?.switching ?? null).toBeNull()
}

async function comeNear({ world }: Page) {
  await findRuntime(world.hostStore, 'walletModal').load()
  world.store.dispatch(modalPreloadRequested())
  world.store.dispatch(allowed)
  await pass(1)
}

const step = fc.record({
  name: fc.constantFrom('connect', 'connect', 'switchTo', ...Object.keys(COMMANDS)),
  family: fc.constantFrom(...FAMILIES),
  pick: fc.nat(2),
})

/** Checks that each event affects one wallet, as modelled, and no other. Needs fake timers. */
export async function checkAnyWallets(search: fc.Parameters<unknown>) {
  const property = fc.asyncProperty(fc.array(step, { maxLength: 14 }), async story => {
    const page = createPage()
    const model: Model = {
      eip155: { connected: [], left: [] },
      solana: { connected: [], left: [] },
    }
    try {
      await comeNear(page)
      for (const { name, family, pick } of story) {
        const other = family === 'eip155' ? 'solana' : 'eip155'
        const before = { ...page.world.store.getState(), stored: storedOf(page, other) }
        COMMANDS[name]?.(page, model, family, pick)
        if (name === 'reload') await comeNear(page)
        await pass(3_000)
        expectAsModelled(page, model)
        if (['reload', 'leaveAll'].includes(name)) continue
        const after = page.world.store.getState()
        expect(after.account.byNamespace[other]).toEqual(before.account.byNamespace[other])
        expect(after.multiWallet?.others[other]).toEqual(before.multiWallet?.others[other])
        expect(storedOf(page, other)).toEqual(before.stored)
      }
      expect(page.world.logged.filter(({ level }) => level === 'error')).toEqual([])
    } finally {
      page.world.dispose()
      jest.clearAllTimers()
    }
  })
  await fc.assert(property, search as never)
}
