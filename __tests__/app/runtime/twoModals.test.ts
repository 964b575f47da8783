import { configureStore } from '@reduxjs/toolkit'
import { createWalletModal } from '../../../src/app/host/createWalletModal'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { connectRequested, disconnectRequested } from '../../../src/events/connectionEvents'
import { stamp, type HostStore } from '../../../src/store/scopedStore'
import { memoryStorage, type MemoryStorage } from '../../../src/testing/memoryStorage'
import { HERON, session } from '../../support/flowWorld'
import { descriptorOf, hostOptions } from '../../support/hostWorld'
import { lazyChunksCame } from '../../support/lazyChunksCame'
import { until } from '../../support/until'

const ID = '@appkit/eip155:connected_connector_id'
const NETWORK = '@appkit/active_caip_network_id'

/** Two modals in one host store that share the page's storage. */
function createPage(storage: MemoryStorage | undefined = memoryStorage()) {
  const restored: string[] = []
  const optionsOf = <K extends string>(key: K) =>
    hostOptions<K>({
      key,
      storage,
      adapters: [
        descriptorOf({
          restore: async () => {
            restored.push(key)
            return session
          },
        }),
      ],
    })
  const modals = [
    createWalletModal(optionsOf('walletModal')),
    createWalletModal(optionsOf('second')),
  ] as const
  const store = configureStore({
    reducer: { host: () => 0 },
    enhancers: getDefault => getDefault().prepend(...modals.map(({ enhancer }) => enhancer)),
  }) as unknown as HostStore
  const runtimeOf = (key: string) => findRuntime(store, key)
  const phaseOf = (key: string) =>
    runtimeOf(key).store.getState().connections.byNamespace.eip155?.phase
  return {
    storage,
    restored,
    runtimeOf,
    phaseOf,
    async connect(key: string) {
      store.dispatch(stamp(connectRequested(HERON), key))
      await until(() => phaseOf(key) === 'connected')
    },
    async disconnect(key: string) {
      store.dispatch(stamp(disconnectRequested({}), key))
      await until(() => phaseOf(key) === 'disconnected')
    },
    leave: () => ['walletModal', 'second'].forEach(key => runtimeOf(key).dispose()),
  }
}

const notify = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

const names = (storage: MemoryStorage) => Object.keys(storage.entries())

describe('two modals on one page', () => {
  it('do not restore each other’s sessions', async () => {
    const page = createPage(memoryStorage({ [ID]: 'io.heron', [NETWORK]: 'eip155:8453' }))
    await until(() => page.phaseOf('walletModal') === 'connected')
    await page.runtimeOf('second').load()
    expect(page.restored).toEqual(['walletModal'])
    expect(page.phaseOf('second')).toBeUndefined()
    expect(page.runtimeOf('second').store.getState().network.activeId).toBe('eip155:1')
    page.leave()
  })

  it('restore their own sessions', async () => {
    const page = createPage(memoryStorage({ [`second/${ID}`]: 'io.heron' }))
    await until(() => page.phaseOf('second') === 'connected')
    expect(page.restored).toEqual(['second'])
    page.leave()
  })

  it('prefix every stored name with a custom key', async () => {
    const page = createPage()
    await page.connect('second')
    page.runtimeOf('second').engine()?.onPage('hide')
    expect(names(page.storage)).toContain(`second/${ID}`)
    expect(names(page.storage).filter(name => !name.startsWith('second/'))).toEqual([])
    page.leave()
  })

  it('disconnect separately, also for the next visit', async () => {
    const page = createPage()
    await page.connect('walletModal')
    await page.connect('second')
    page.runtimeOf('walletModal').engine()?.onPage('hide')
    const before = page.storage.entries()
    await page.disconnect('second')
    page.runtimeOf('second').engine()?.onPage('hide')
    expect(page.phaseOf('walletModal')).toBe('connected')
    expect(page.storage.entries()).toMatchObject(
      Object.fromEntries(Object.entries(before).filter(([name]) => !name.startsWith('second/'))),
    )
    expect(page.storage.getItem(`second/${ID}`)).toBeNull()
    page.leave()
  })

  it('receive only their own changes from another tab', async () => {
    const page = createPage()
    await page.connect('walletModal')
    await page.connect('second')
    await until(() => page.storage.getItem(ID) !== null)
    await until(() => page.storage.getItem(`second/${ID}`) !== null)
    page.storage.removeItem(ID)
    notify(ID, null)
    await until(() => page.phaseOf('walletModal') === 'disconnected')
    expect(page.phaseOf('second')).toBe('connected')
    page.storage.removeItem(`second/${ID}`)
    notify(`second/${ID}`, null)
    await until(() => page.phaseOf('second') === 'disconnected')
    page.leave()
  })

  it('load nothing when another tab connects the other modal', async () => {
    const page = createPage()
    page.storage.setItem(`second/${ID}`, 'io.heron')
    notify(`second/${ID}`, 'io.heron')
    await lazyChunksCame()
    expect(page.runtimeOf('walletModal').engine()).toBeUndefined()
    page.leave()
  })

  it('keep the caches of their services apart', async () => {
    const page = createPage()
    const caches = await Promise.all(
      ['walletModal', 'second'].map(async key => (await page.runtimeOf(key).load()).deps.cache()),
    )
    caches[0]?.write('nativeBalance', 'eip155:1:0x1', { balance: '1', symbol: 'ETH' })
    expect(caches[0]?.read('nativeBalance', 'eip155:1:0x1')).toMatchObject({ balance: '1' })
    expect(caches[1]?.read('nativeBalance', 'eip155:1:0x1')).toBeUndefined()
    page.leave()
  })
})
