import { connectRequested } from '../../../src/events/connectionEvents'
import { hydrated } from '../../../src/events/lifecycleEvents'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { RESTORE_TIMEOUT_MS } from '../../../src/domain/storeLimits'
import { selectConnectionByNamespace } from '../../../src/core/connections/connectionsSlice'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import type { WalletSession } from '../../../src/ports/walletSource'
import {
  connect,
  deferred,
  hang,
  HERON,
  pass,
  session,
  settle,
  setUpFlowTests,
} from '../../support/flowWorld'

const KEY = '@appkit/eip155:connected_connector_id'
const TOMBSTONES = '@appkit/disconnected_connector_ids'
const stored = () => memoryStorage({ [KEY]: 'io.heron', '@appkit/connected_namespaces': 'eip155' })

describe('followOtherTabsFlow', () => {
  const createWorld = setUpFlowTests()

  it('disconnects when another tab did, without another request to the wallet', async () => {
    const { dispatch, store, adapter } = createWorld()
    await connect({ dispatch })
    dispatch(modalOpenRequested({}))
    dispatch(hydrated({ 'connectorId:eip155': undefined }))
    await settle()
    expect(selectConnectionByNamespace(store.getState(), 'eip155').phase).toBe('disconnected')
    expect(selectIsOpen(store.getState())).toBe(false)
    expect(adapter.calls.map(({ method }) => method)).not.toContain('disconnect')
  })

  it('stays connected when another tab wrote something else', async () => {
    const { dispatch, store } = createWorld()
    await connect({ dispatch })
    dispatch(hydrated({ recentWallets: [] }))
    dispatch(hydrated({ 'connectorId:solana': undefined }))
    expect(selectConnectionByNamespace(store.getState(), 'eip155').phase).toBe('connected')
  })

  describe('while a stored session is still being restored here', () => {
    /** Returns the actions that a disconnect in another tab causes, in the order it writes them. */
    const disconnect = (storage: ReturnType<typeof stored>) => {
      storage.removeItem(KEY)
      storage.setItem(TOMBSTONES, JSON.stringify({ eip155: ['io.heron'] }))
      return [
        hydrated({ 'connectorId:eip155': undefined }),
        hydrated({ disconnectedConnectorIds: { eip155: ['io.heron'] } }),
      ]
    }

    it.each([
      ['being restored', 0],
      ['late', RESTORE_TIMEOUT_MS + 1_000],
    ])('a disconnect in another tab ends it for good when it is %s', async (_how, ms) => {
      const storage = stored()
      const answer = deferred<WalletSession>()
      const { dispatch, store } = createWorld({
        storage,
        adapter: { restore: () => answer.promise },
      })
      await pass(ms)
      for (const action of disconnect(storage)) dispatch(action)
      answer.resolve(session)
      await pass(1_000)
      const { connections } = store.getState()
      expect(selectConnectionByNamespace(store.getState(), 'eip155').phase).toBe('disconnected')
      expect(connections.disconnectedConnectorIds).toEqual({ eip155: ['io.heron'] })
      expect(storage.getItem(KEY)).toBeNull()
      expect(JSON.parse(storage.getItem(TOMBSTONES) ?? '{}')).toEqual({ eip155: ['io.heron'] })
    })

    it('does not join a wallet when the only event received is its disconnect', async () => {
      const storage = stored()
      const answer = deferred<WalletSession>()
      const { dispatch, store } = createWorld({
        storage,
        adapter: { restore: () => answer.promise },
      })
      await settle()
      dispatch(hydrated({ disconnectedConnectorIds: { eip155: ['io.heron'] } }))
      answer.resolve(session)
      await pass(1_000)
      expect(selectConnectionByNamespace(store.getState(), 'eip155').phase).toBe('disconnected')
    })

    it('removes nothing from storage because of another tab’s event', async () => {
      const storage = stored()
      const { dispatch } = createWorld({ storage, adapter: { restore: hang } })
      await settle()
      dispatch(hydrated({ disconnectedConnectorIds: { eip155: ['io.heron'] } }))
      await pass(1_000)
      expect(storage.entries()).toMatchObject(stored().entries())
    })

    it('leaves the modal open for a visitor who is choosing a wallet', async () => {
      const storage = stored()
      const { dispatch, store } = createWorld({ storage, adapter: { restore: hang } })
      dispatch(modalOpenRequested({}))
      await settle()
      for (const action of disconnect(storage)) dispatch(action)
      await settle()
      expect(selectIsOpen(store.getState())).toBe(true)
    })
  })

  it('keeps the pending request to a wallet that the visitor chose here', async () => {
    const answer = deferred<WalletSession>()
    const { dispatch, store } = createWorld({
      storage: stored(),
      adapter: { restore: hang, connect: () => answer.promise },
    })
    dispatch(connectRequested(HERON))
    await settle()
    dispatch(hydrated({ 'connectorId:eip155': undefined }))
    answer.resolve(session)
    await pass(2_000)
    expect(selectConnectionByNamespace(store.getState(), 'eip155').phase).toBe('connected')
  })
})
