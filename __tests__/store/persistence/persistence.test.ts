import { connectRequested, disconnectRequested } from '../../../src/events/connectionEvents'
import { modalOpenRequested, modalPreloadRequested } from '../../../src/events/modalEvents'
import { networkSwitched } from '../../../src/events/networkEvents'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { selectConnectionByNamespace } from '../../../src/core/connections/connectionsSlice'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { selectActiveCaipNetworkId } from '../../../src/core/network/networkSlice'
import type { KeyValueStorage } from '../../../src/ports/browser'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { ALICE, hang, HERON, pass, session, setUpFlowTests, settle } from '../../support/flowWorld'
import { readBalance } from '../../support/readBalance'

const ID = '@appkit/eip155:connected_connector_id'
const tell = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

describe('persistence', () => {
  const createWorld = setUpFlowTests()
  const connected = async (storage: KeyValueStorage, adapter = {}) => {
    const world = createWorld({ storage, adapter })
    world.dispatch(modalOpenRequested({}))
    world.dispatch(connectRequested(HERON))
    await pass(2_000)
    return world
  }

  it('writes a session that other programs can read', async () => {
    const storage = memoryStorage()
    await connected(storage)
    const { '@appkit/native_balance_cache': _balance, ...entries } = storage.entries()
    expect(entries).toMatchObject({
      '@appkit/connected_namespaces': 'eip155',
      '@appkit/connection_status': 'connected',
      [ID]: 'io.heron',
      '@appkit/wallet_id': 'io.heron',
      '@appkit/wallet_name': 'Heron',
      '@appkit/connections': `{"eip155":[{"connectorId":"io.heron","accounts":[{"namespace":"eip155","address":"${ALICE}","type":"eoa"}],"name":"Heron"}]}`,
    })
  })

  it('restores on the next page what this one wrote', async () => {
    const storage = memoryStorage()
    const world = await connected(storage)
    world.dispatch(networkSwitched({ caipNetworkId: 'eip155:8453', by: 'visitor' }))
    await pass(100)
    world.dispose()
    const next = createWorld({
      storage,
      adapter: { restore: async () => ({ ...session, caipNetworkId: 'eip155:8453' }) },
    })
    expect(selectActiveCaipNetworkId(next.store.getState())).toBe('eip155:8453')
    await settle()
    expect(selectConnectionByNamespace(next.store.getState(), 'eip155').phase).toBe('connected')
  })

  it('writes nothing while no stored value changes', async () => {
    const storage = memoryStorage()
    const world = await connected(storage)
    await pass(1_000)
    const before = storage.writeCount()
    world.dispatch(modalOpenRequested({}))
    world.dispatch(modalPreloadRequested())
    await pass(100)
    const {
      '@appkit/portfolio_cache': _p,
      '@appkit/identity_cache': _i,
      '@appkit/ens_cache': _e,
      ...rest
    } = storage.entries()
    expect(Object.keys(rest).length).toBeGreaterThan(5)
    expect(storage.writeCount() - before).toBeLessThanOrEqual(3) // the caches of viewed data
  })

  describe('another tab', () => {
    it('that disconnects also disconnects this one, without being overwritten', async () => {
      const storage = memoryStorage()
      const world = await connected(storage)
      storage.removeItem(ID)
      tell(ID, null)
      await pass(1_000)
      expect(selectConnectionByNamespace(world.store.getState(), 'eip155').phase).toBe(
        'disconnected',
      )
      expect(storage.getItem(ID)).toBeNull()
    })

    it('that clears storage also disconnects this one', async () => {
      const storage = memoryStorage()
      const world = await connected(storage)
      for (const key of Object.keys(storage.entries())) storage.removeItem(key)
      tell(null, null)
      await pass(1_000)
      expect(selectConnectionByNamespace(world.store.getState(), 'eip155').phase).toBe(
        'disconnected',
      )
    })

    it('that wrote while this page was in the cache is read when the page returns', async () => {
      const storage = memoryStorage()
      const world = await connected(storage)
      await pass(1_000)
      window.dispatchEvent(new Event('pagehide'))
      storage.removeItem(ID)
      window.dispatchEvent(new Event('pageshow'))
      await pass(1_000)
      expect(selectConnectionByNamespace(world.store.getState(), 'eip155').phase).toBe(
        'disconnected',
      )
    })

    it('that connects is followed, even before our engine has loaded', async () => {
      const storage = memoryStorage()
      const world = createWorld({ storage, adapter: { restore: async () => session } })
      storage.setItem(ID, 'io.heron')
      tell(ID, 'io.heron')
      await settle()
      expect(selectConnectionByNamespace(world.store.getState(), 'eip155').phase).toBe('connected')
    })

    it('that chose another network is followed while no wallet is connected, and is not overwritten', async () => {
      const storage = memoryStorage()
      const world = createWorld({ storage, adapter: { restore: hang } })
      world.dispatch(modalPreloadRequested())
      await settle()
      storage.setItem('@appkit/active_caip_network_id', 'eip155:10')
      tell('@appkit/active_caip_network_id', 'eip155:10')
      await pass(100)
      expect(selectActiveCaipNetworkId(world.store.getState())).toBe('eip155:10')
      expect(storage.getItem('@appkit/active_caip_network_id')).toBe('eip155:10')
    })

    it('that chose another network does not switch a connected page, which follows its wallet', async () => {
      const storage = memoryStorage()
      const world = await connected(storage)
      storage.setItem('@appkit/active_caip_network_id', 'eip155:10')
      tell('@appkit/active_caip_network_id', 'eip155:10')
      await pass(100)
      expect(selectActiveCaipNetworkId(world.store.getState())).toBe('eip155:1')
    })

    it.each([
      ['a key that is not ours', 'theirs', 'x'],
      ['a network that the page does not list', '@appkit/active_caip_network_id', 'eip155:424242'],
      ['an invalid id', '@appkit/active_caip_network_id', '<script>'],
    ])('that writes %s changes nothing', async (_what, key, value) => {
      const storage = memoryStorage()
      const world = await connected(storage)
      storage.setItem(key, value)
      tell(key, value)
      await pass(100)
      expect(selectActiveCaipNetworkId(world.store.getState())).toBe('eip155:1')
      expect(selectConnectionByNamespace(world.store.getState(), 'eip155').phase).toBe('connected')
    })
  })

  it('writes in the same tick when the page unloads, and ignores the wallet meanwhile', async () => {
    const storage = memoryStorage()
    const world = await connected(storage)
    await pass(1_000)
    world.dispatch(networkSwitched({ caipNetworkId: 'eip155:10', by: 'visitor' }))
    window.dispatchEvent(new Event('pagehide'))
    expect(storage.getItem('@appkit/active_caip_network_id')).toBe('eip155:10')
    world.dispatch(disconnectRequested({}))
    await pass(2_000)
    expect(storage.getItem(ID)).toBe('io.heron')
    window.dispatchEvent(new Event('pageshow'))
  })

  it('continues silently when storage is full', async () => {
    const storage = memoryStorage()
    const full: KeyValueStorage = {
      ...storage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    const world = await connected(full)
    expect(selectConnectionByNamespace(world.store.getState(), 'eip155').phase).toBe('connected')
    expect(findRuntime(world.hostStore, 'walletModal').engine()?.storageProblems()).not.toEqual([])
  })

  it('stores a session once full storage has room again, at the latest as the page unloads', async () => {
    const storage = memoryStorage()
    let isFull = true
    const tight: KeyValueStorage = {
      ...storage,
      setItem(key, value) {
        if (isFull) throw new DOMException('full', 'QuotaExceededError')
        storage.setItem(key, value)
      },
    }
    await connected(tight)
    await pass(5_000)
    expect(storage.getItem(ID)).toBeNull()
    isFull = false
    window.dispatchEvent(new Event('pagehide'))
    expect(storage.getItem(ID)).toBe('io.heron')
    expect(storage.getItem('@appkit/connection_status')).toBe('connected')
    window.dispatchEvent(new Event('pageshow'))
  })

  it('continues without storage', async () => {
    const world = createWorld({ options: { storage: null } })
    world.dispatch(connectRequested(HERON))
    await pass(2_000)
    expect(selectConnectionByNamespace(world.store.getState(), 'eip155').phase).toBe('connected')
    world.dispatch(disconnectRequested({}))
    await pass(2_000)
    expect(selectConnectionByNamespace(world.store.getState(), 'eip155').phase).toBe('disconnected')
  })

  /** The number of storage calls in a whole visit. */
  const CALLS = 60

  it.each(Array.from({ length: CALLS }, (_, call) => call))(
    'continues when call %d of its storage throws, and every later one',
    async failing => {
      let calls = 0
      const storage = memoryStorage()
      const attempt = <T>(run: () => T): T => {
        if (calls++ >= failing) throw new Error('storage is gone')
        return run()
      }
      const moody: KeyValueStorage = {
        getItem: key => attempt(() => storage.getItem(key)),
        setItem: (key, text) => attempt(() => storage.setItem(key, text)),
        removeItem: key => attempt(() => storage.removeItem(key)),
      }
      const world = await connected(moody)
      expect(selectConnectionByNamespace(world.store.getState(), 'eip155').phase).toBe('connected')
      expect(readBalance(world.store.getState()).balance).toBe('1.5')
      world.dispatch(disconnectRequested({}))
      await pass(2_000)
      expect(selectConnectionByNamespace(world.store.getState(), 'eip155').phase).toBe(
        'disconnected',
      )
      expect(world.adapter.calls.map(({ method }) => method)).toContain('disconnect')
    },
  )

  it.each([
    ['a prototype', '{"__proto__":{"isAdmin":true},"eip155":[{"connectorId":"x","accounts":[]}]}'],
    ['a mountain', JSON.stringify({ eip155: 'x'.repeat(200_000) })],
    ['a wrong type', '7'],
    ['half of it', '{"eip155":['],
  ])('starts with %s in storage and still connects', async (_what, text) => {
    const keys = [
      'connections',
      'disconnected_connector_ids',
      'recent_wallets',
      'preferred_account_types',
    ]
    const storage = memoryStorage({
      ...Object.fromEntries(keys.map(key => [`@appkit/${key}`, text])),
      '@appkit/active_caip_network_id': text,
      '@appkit/connected_namespaces': text,
      '@appkit/connection_status': text,
    })
    const world = await connected(storage)
    expect(selectConnectionByNamespace(world.store.getState(), 'eip155').phase).toBe('connected')
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  it('causes no request and no modal for a stored wallet that no longer exists', async () => {
    const storage = memoryStorage({ [ID]: 'evil.wallet', '@appkit/connection_status': 'connected' })
    const world = createWorld({ storage, adapter: { restore: hang } })
    await pass(60_000)
    expect(world.http.requests).toEqual([])
    expect(selectIsOpen(world.store.getState())).toBe(false)
    expect(selectConnectionByNamespace(world.store.getState(), 'eip155').phase).toBe('disconnected')
  })
})
