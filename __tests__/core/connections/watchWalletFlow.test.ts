import {
  accountsChanged,
  connectRequested,
  disconnectRequested,
} from '../../../src/events/connectionEvents'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { selectAccountByNamespace } from '../../../src/core/account/accountState'
import { selectConnectionByNamespace } from '../../../src/core/connections/connectionsSlice'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { selectActiveCaipNetworkId } from '../../../src/core/network/networkSlice'
import { selectCurrentView } from '../../../src/core/router/routerSlice'
import type { WalletChange } from '../../../src/ports/walletSource'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { connect, bob, BOB, HERON, pass, setUpFlowTests, settle } from '../../support/flowWorld'

describe('watchWalletFlow', () => {
  const createWorld = setUpFlowTests()

  const watched = async () => {
    const watchers: { id: string; tell: (change: WalletChange) => void; isOn: boolean }[] = []
    const world = createWorld({
      storage: memoryStorage(),
      adapter: {
        watch(id, tell) {
          const watcher = { id, tell, isOn: true }
          watchers.push(watcher)
          return () => void (watcher.isOn = false)
        },
      },
    })
    await connect(world)
    const tell = (change: WalletChange) => watchers.at(-1)?.tell(change)
    return { ...world, watchers, tell }
  }

  it('follows the account selected in the wallet and reads its balance', async () => {
    const { tell, store, adapter } = await watched()
    tell({ kind: 'accounts', accounts: [bob] })
    await settle()
    expect(selectAccountByNamespace(store.getState(), 'eip155').address).toBe(BOB)
    expect(
      adapter.calls.filter(({ method }) => method === 'getNativeBalance').at(-1)?.args[0],
    ).toBe(BOB)
  })

  it('follows the network selected in the wallet', async () => {
    const { tell, store } = await watched()
    tell({ kind: 'network', caipNetworkId: 'eip155:8453' })
    expect(selectActiveCaipNetworkId(store.getState())).toBe('eip155:8453')
  })

  it('shows a network that the page does not support, even when the modal was closed', async () => {
    const { tell, store } = await watched()
    tell({ kind: 'network', caipNetworkId: 'eip155:999' })
    expect(selectActiveCaipNetworkId(store.getState())).toBe('eip155:1')
    expect(selectIsOpen(store.getState())).toBe(true)
    expect(selectCurrentView(store.getState()).name).toBe('UnsupportedChain')
  })

  it('ends the session when the wallet does, and closes the views that showed it', async () => {
    const { tell, store, storage, watchers } = await watched()
    store.dispatch(modalOpenRequested({}))
    tell({ kind: 'disconnected' })
    await pass(2_000)
    expect(selectConnectionByNamespace(store.getState(), 'eip155').phase).toBe('disconnected')
    expect(selectIsOpen(store.getState())).toBe(false)
    expect(storage.getItem('@appkit/eip155:connected_connector_id')).toBeNull()
    // The visitor did not disconnect, so no stored disconnect may block this wallet.
    expect(storage.getItem('@appkit/disconnected_connector_ids')).toBeNull()
    expect(watchers.map(({ isOn }) => isOn)).toEqual([false])
  })

  it('stops when the visitor disconnects', async () => {
    const { dispatch, watchers } = await watched()
    dispatch(disconnectRequested({}))
    await settle()
    expect(watchers.map(({ isOn }) => isOn)).toEqual([false])
  })

  it('stops even when the visitor disconnects before the adapter has loaded', async () => {
    const { dispatch, watchers } = await watched()
    dispatch(connectRequested(HERON))
    await settle()
    dispatch(disconnectRequested({}))
    await settle()
    expect(watchers.filter(({ isOn }) => isOn)).toEqual([])
  })

  it('watches only the wallet that replaced the previous one', async () => {
    const { dispatch, watchers } = await watched()
    dispatch(connectRequested({ ...HERON, connectorId: 'app.lumen' }))
    await pass(2_000)
    expect(watchers.map(({ id, isOn }) => [id, isOn])).toEqual([
      ['io.heron', false],
      ['app.lumen', true],
    ])
  })

  it('keeps one watcher after many connections', async () => {
    const { dispatch, watchers } = await watched()
    for (let time = 0; time < 20; time++) {
      dispatch(disconnectRequested({}))
      dispatch(connectRequested(HERON))
      await pass(2_000)
    }
    expect(watchers.filter(({ isOn }) => isOn)).toHaveLength(1)
  })

  it('reports the wallet that changed its accounts', async () => {
    const { tell, actions } = await watched()
    tell({ kind: 'accounts', accounts: [bob] })
    expect(actions().filter(accountsChanged.match)).toMatchObject([
      { payload: { ...HERON, accounts: [{ address: BOB }] } },
    ])
  })
})
