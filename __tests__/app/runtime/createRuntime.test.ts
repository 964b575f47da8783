import { configureStore, createSlice, type UnknownAction } from '@reduxjs/toolkit'
import { createWalletModal } from '../../../src/app/host/createWalletModal'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { connectRequested } from '../../../src/events/connectionEvents'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { recentWalletUsed } from '../../../src/core/wallets/walletsSlice'
import { themeModeChosen } from '../../../src/core/theme/themeSlice'
import type { HostStore } from '../../../src/store/scopedStore'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { sampleWallet } from '../../support/states/sampleWallets'
import { HERON, session } from '../../support/flowWorld'
import { descriptorOf, hostOptions } from '../../support/hostWorld'
import { lazyChunksCame } from '../../support/lazyChunksCame'
import { until } from '../../support/until'

const host = createSlice({
  name: 'host',
  initialState: 0,
  reducers: { raised: count => count + 1 },
})

function createHost(more = {}) {
  const walletModal = createWalletModal(hostOptions(more))
  const store = configureStore({
    reducer: { count: host.reducer },
    middleware: getDefault => getDefault({ immutableCheck: true, serializableCheck: true }),
    enhancers: getDefault => getDefault().prepend(walletModal.enhancer),
  }) as unknown as HostStore
  return { store, walletModal, runtime: findRuntime(store, 'walletModal') }
}
const typesOf = ({ runtime }: ReturnType<typeof createHost>) =>
  runtime.log().map(({ action }: { action: UnknownAction }) => action.type)

describe('createRuntime', () => {
  let printed: jest.SpyInstance
  beforeEach(() => {
    printed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => {
    printed.mockRestore()
  })

  it('knows the stored network as soon as the store exists, because storage is read synchronously', () => {
    const { runtime } = createHost({
      storage: memoryStorage({ '@appkit/active_caip_network_id': 'eip155:8453' }),
    })
    expect(runtime.store.getState().network.activeId).toBe('eip155:8453')
  })

  it('loads nothing for options and themes', async () => {
    const world = createHost()
    world.store.dispatch(themeModeChosen('dark'))
    world.store.dispatch(host.actions.raised())
    await lazyChunksCame()
    expect(world.runtime.engine()).toBeUndefined()
  })

  it('keeps every action while its chunk is loading', async () => {
    const world = createHost()
    world.store.dispatch(modalOpenRequested({}))
    world.store.dispatch(connectRequested(HERON))
    expect(world.runtime.store.getState().modal.phase).toBe('opening')
    await until(
      () => world.runtime.store.getState().connections.byNamespace.eip155?.phase === 'connected',
    )
    expect(typesOf(world)).toEqual(
      expect.arrayContaining([
        'walletModal/modal/opened',
        'walletModal/connections/walletConnected',
      ]),
    )
    world.runtime.dispose()
  })

  it('loads the chunk once, however many callers need it', async () => {
    const { store, runtime } = createHost()
    store.dispatch(modalOpenRequested({}))
    store.dispatch(modalOpenRequested({}))
    const [one, two] = await Promise.all([runtime.load(), runtime.load()])
    expect(one).toBe(two)
    runtime.dispose()
  })

  it('restores a stored session without an interaction', async () => {
    const { runtime } = createHost({
      storage: memoryStorage({ '@appkit/eip155:connected_connector_id': 'io.heron' }),
      adapters: [descriptorOf({ restore: async () => session })],
    })
    await until(
      () => runtime.store.getState().connections.byNamespace.eip155?.phase === 'connected',
    )
    runtime.dispose()
  })

  it('flushes storage when it is disposed of, and writes nothing afterwards', async () => {
    const storage = memoryStorage()
    const { store, runtime } = createHost({ storage })
    store.dispatch(modalOpenRequested({}))
    await until(() => runtime.store.getState().modal.phase === 'open')
    store.dispatch(recentWalletUsed(sampleWallet))
    expect(storage.entries()['@appkit/recent_wallets']).toBeUndefined()
    runtime.dispose()
    expect(storage.entries()['@appkit/recent_wallets']).toContain(sampleWallet.id)
    const writes = storage.writeCount()
    await lazyChunksCame()
    expect(storage.writeCount()).toBe(writes)
  })

  it('attaches once, however often it is called', () => {
    const listening = jest.spyOn(window, 'addEventListener')
    const { store, runtime, walletModal } = createHost()
    const before = listening.mock.calls.length
    runtime.attach(store)
    walletModal.controls(store)
    walletModal.controls(store)
    expect(listening.mock.calls).toHaveLength(before)
    listening.mockRestore()
  })

  it('leaves no listener on the page when it is disposed of', async () => {
    const held = new Map<string, number>()
    const count = (by: number) => (type: string) => void held.set(type, (held.get(type) ?? 0) + by)
    const added = jest.spyOn(window, 'addEventListener').mockImplementation(count(1))
    const removed = jest.spyOn(window, 'removeEventListener').mockImplementation(count(-1))
    const { store, runtime } = createHost()
    store.dispatch(modalOpenRequested({}))
    await until(() => runtime.store.getState().modal.phase === 'open')
    runtime.dispose()
    expect([...held.values()].filter(listeners => listeners !== 0)).toEqual([])
    for (const spy of [added, removed]) spy.mockRestore()
  })

  it('notifies observers of every action after it was reduced, until they unsubscribe', () => {
    const { store, runtime } = createHost()
    const phases: string[] = []
    const stop = runtime.observe(() => phases.push(runtime.store.getState().modal.phase))
    store.dispatch(modalOpenRequested({}))
    stop()
    store.dispatch(themeModeChosen('dark'))
    expect(phases).toEqual(['opening'])
    runtime.dispose()
  })

  it('keeps the last five hundred actions', () => {
    const { store, runtime } = createHost()
    for (let time = 0; time < 700; time++) store.dispatch(themeModeChosen('dark'))
    expect(runtime.log()).toHaveLength(500)
  })
})
