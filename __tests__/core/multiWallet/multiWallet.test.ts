import { SUCCESS_DISPLAY_MS } from '../../../src/domain/limits'
import { viewEntry } from '../../../src/domain/views'
import { connectRequested, disconnectRequested } from '../../../src/events/connectionEvents'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { connectionSwitchRequested } from '../../../src/events/otherConnectionEvents'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { selectToasts } from '../../../src/core/notifications/notificationsSlice'
import { remoteFeaturesRead } from '../../../src/core/options/optionsSlice'
import { selectCurrentView } from '../../../src/core/router/routerSlice'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import type { WalletChange } from '../../../src/ports/walletSource'
import {
  ALICE,
  BOB,
  bob,
  connect,
  HERON,
  LUMEN,
  pass,
  settle,
  setUpFlowTests,
} from '../../support/flowWorld'
import {
  addressIn,
  allowed,
  connectedIn,
  SESSIONS,
  storedRecords,
  twoWallets,
} from '../../support/multiWalletWorld'

const LEFT = '@appkit/disconnected_connector_ids'
const ID = '@appkit/eip155:connected_connector_id'
const REMOTE = 'walletModal/remote_features'
const KEPT = JSON.stringify({ version: 1, projectId: 'test', features: { multiWallet: true } })

describe('several wallets of one chain family', () => {
  const createWorld = setUpFlowTests()

  const both = async (options: Parameters<typeof createWorld>[0] = {}) => {
    const storage = options.storage ?? memoryStorage()
    const world = createWorld({
      ...options,
      storage,
      adapter: { ...twoWallets, ...options.adapter },
    })
    world.dispatch(modalOpenRequested({}))
    world.dispatch(allowed)
    await settle()
    await connect(world, HERON)
    await connect(world, LUMEN)
    return { ...world, storage }
  }
  const told = (world: Awaited<ReturnType<typeof both>>, method: string) =>
    world.adapter.calls.filter(call => call.method === method).map(({ args }) => args[0])
  const texts = (world: Awaited<ReturnType<typeof both>>) =>
    selectToasts(world.store.getState()).map(({ text }) => text)

  it('keeps the previous wallet connected when another one is added, without a disconnect', async () => {
    const world = await both()
    expect(connectedIn(world)).toEqual(['app.lumen', 'io.heron'])
    expect(addressIn(world)).toBe(BOB)
    expect(told(world, 'disconnect')).toEqual([])
    expect(world.storage.getItem(ID)).toBe('app.lumen')
    expect(world.storage.getItem(LEFT)).toBeNull()
    expect(Object.keys(storedRecords(world))).toEqual(['eip155 app.lumen', 'eip155 io.heron'])
  })

  it('replaces the active wallet when the owner does not allow several', async () => {
    const storage = memoryStorage()
    const world = createWorld({ storage, adapter: twoWallets })
    world.dispatch(modalOpenRequested({}))
    world.dispatch(remoteFeaturesRead({ activity: true }))
    await connect(world, HERON)
    await connect(world, LUMEN)
    expect(connectedIn(world)).toEqual(['app.lumen'])
    expect(world.store.getState().multiWallet?.others ?? {}).toEqual({})
    expect(storage.getItem(LEFT)).toBe('{"eip155":["io.heron"]}')
    expect(Object.keys(storedRecords({ storage }))).toEqual(['eip155 app.lumen'])
  })

  it('replaces it when the page keeps a single connection, whatever the owner allows', async () => {
    const world = await both({ options: { singleConnection: true } })
    expect(connectedIn(world)).toEqual(['app.lumen'])
  })

  it('shows both once the visitor has seen that the new one is connected', async () => {
    const world = createWorld({ adapter: twoWallets })
    world.dispatch(modalOpenRequested({}))
    world.dispatch(allowed)
    await settle()
    await connect(world, HERON)
    world.dispatch(modalOpenRequested({ view: viewEntry('Connect'), namespace: 'eip155' }))
    await settle()
    world.dispatch(connectRequested(LUMEN))
    await pass(SUCCESS_DISPLAY_MS)
    await settle()
    expect(selectIsOpen(world.store.getState())).toBe(true)
    expect(selectCurrentView(world.store.getState()).name).toBe('ProfileWallets')
    expect(selectToasts(world.store.getState()).map(({ text }) => text)).toContain('profile.added')
  })

  it('switches to the other wallet and back, without a prompt', async () => {
    const world = await both()
    world.dispatch(connectionSwitchRequested(HERON))
    await settle()
    expect(connectedIn(world)).toEqual(['io.heron', 'app.lumen'])
    expect(addressIn(world)).toBe(ALICE)
    expect(world.storage.getItem(ID)).toBe('io.heron')
    expect(told(world, 'connect')).toEqual(['io.heron', 'app.lumen'])
    expect(told(world, 'restore')).toEqual(['io.heron'])
    expect(texts(world)).toContain('profile.walletSwitched')
    expect(world.store.getState().multiWallet?.switching).toBeNull()
    world.dispatch(connectionSwitchRequested(LUMEN))
    await settle()
    expect(connectedIn(world)).toEqual(['app.lumen', 'io.heron'])
    expect(world.store.getState().network.activeId).toBe('eip155:8453')
  })

  it('stays with the active wallet when the other one shares no account any more, and reports it', async () => {
    const world = await both({ adapter: { restore: async () => null } })
    world.dispatch(connectionSwitchRequested(HERON))
    await settle()
    expect(connectedIn(world)).toEqual(['app.lumen'])
    expect(addressIn(world)).toBe(BOB)
    expect(texts(world)).toContain('profile.walletGone')
  })

  it('refuses to switch to an account that the other wallet does not share', async () => {
    const world = await both()
    world.dispatch(connectionSwitchRequested({ ...HERON, address: BOB }))
    await settle()
    expect(connectedIn(world)).toEqual(['app.lumen', 'io.heron'])
    expect(texts(world)).toContain('profile.switchFailed')
  })

  it('disconnects the inactive wallet and leaves the active one exactly as it was', async () => {
    const world = await both()
    const before = storedRecords(world)
    const account = world.store.getState().account.byNamespace.eip155
    world.dispatch(disconnectRequested(HERON))
    await settle()
    expect(connectedIn(world)).toEqual(['app.lumen'])
    expect(told(world, 'disconnect')).toEqual(['io.heron'])
    expect(world.storage.getItem(LEFT)).toBe('{"eip155":["io.heron"]}')
    expect(storedRecords(world)).toEqual({ 'eip155 app.lumen': before['eip155 app.lumen'] })
    expect(world.store.getState().account.byNamespace.eip155).toBe(account)
  })

  it('activates the next wallet when the active one disconnects', async () => {
    const world = await both()
    const before = storedRecords(world)
    world.dispatch(disconnectRequested({ namespace: 'eip155' }))
    await settle()
    expect(connectedIn(world)).toEqual(['io.heron'])
    expect(addressIn(world)).toBe(ALICE)
    expect(told(world, 'disconnect')).toEqual(['app.lumen'])
    expect(world.storage.getItem(ID)).toBe('io.heron')
    expect(storedRecords(world)).toEqual({ 'eip155 io.heron': before['eip155 io.heron'] })
    world.dispatch(disconnectRequested({ namespace: 'eip155' }))
    await settle()
    expect(connectedIn(world)).toEqual([])
    expect(storedRecords(world)).toEqual({})
  })

  it('disconnects all of them at once', async () => {
    const world = await both()
    world.dispatch(disconnectRequested({}))
    await settle()
    expect(connectedIn(world)).toEqual([])
    expect([...told(world, 'disconnect')].sort()).toEqual(['app.lumen', 'io.heron'])
    expect(JSON.parse(world.storage.getItem(LEFT) ?? '')).toEqual({
      eip155: ['io.heron', 'app.lumen'],
    })
    expect(storedRecords(world)).toEqual({})
  })

  it('follows the inactive wallet until it disconnects by itself', async () => {
    const heard = new Map<string, (change: WalletChange) => void>()
    const world = await both({
      adapter: {
        watch(id, onChange) {
          heard.set(id, onChange)
          return () => {
            if (heard.get(id) === onChange) heard.delete(id)
          }
        },
      },
    })
    const account = world.store.getState().account.byNamespace.eip155
    heard.get('io.heron')?.({
      kind: 'accounts',
      accounts: [bob, ...(SESSIONS['io.heron']?.accounts ?? [])],
    })
    heard.get('io.heron')?.({ kind: 'network', caipNetworkId: 'eip155:8453' })
    expect(world.store.getState().multiWallet?.others.eip155).toMatchObject([
      {
        connectorId: 'io.heron',
        caipNetworkId: 'eip155:8453',
        accounts: [{ address: BOB }, { address: ALICE }],
      },
    ])
    expect(world.store.getState().account.byNamespace.eip155).toBe(account)
    heard.get('io.heron')?.({ kind: 'disconnected' })
    await settle()
    expect(connectedIn(world)).toEqual(['app.lumen'])
    expect(heard.has('io.heron')).toBe(false)
    expect(world.storage.getItem(LEFT)).toBeNull()
  })

  it('restores all of them on the next page, before the modal opens', async () => {
    const first = await both()
    const before = storedRecords(first)
    first.storage.setItem(REMOTE, KEPT)
    first.dispose()
    const world = createWorld({ storage: first.storage, adapter: twoWallets })
    await settle()
    expect(connectedIn(world)).toEqual(['app.lumen', 'io.heron'])
    expect(addressIn(world)).toBe(BOB)
    expect(storedRecords(world)).toEqual(before)
    world.dispatch(connectionSwitchRequested(HERON))
    await settle()
    expect(addressIn(world)).toBe(ALICE)
  })

  it('activates another stored wallet when the first shares no account any more', async () => {
    const first = await both()
    first.storage.setItem(REMOTE, KEPT)
    first.dispose()
    const world = createWorld({
      storage: first.storage,
      adapter: {
        ...twoWallets,
        restore: async id => (id === 'app.lumen' ? null : (SESSIONS[id] ?? null)),
      },
    })
    await settle()
    expect(connectedIn(world)).toEqual(['io.heron'])
    expect(Object.keys(storedRecords(world))).toEqual(['eip155 io.heron'])
  })

  it('disconnects the inactive wallets once the owner disallows several', async () => {
    const world = await both()
    world.dispatch(remoteFeaturesRead({ activity: true }))
    await settle()
    expect(connectedIn(world)).toEqual(['app.lumen'])
    expect(told(world, 'disconnect')).toEqual(['io.heron'])
    expect(Object.keys(storedRecords(world))).toEqual(['eip155 app.lumen'])
  })
})
