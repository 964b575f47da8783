import { modalOpened, modalOpenRequested } from '../../src/events/modalEvents'
import { accountApi } from '../../src/core/account/accountApi'
import { copyRequested } from '../../src/core/account/accountSlice'
import { selectSocial } from '../../src/features/embedded/social/socialSlice'
import { platformRead } from '../../src/core/wallets/walletsSlice'
import { toastShown } from '../../src/core/notifications/notificationsSlice'
import { selectCurrentView } from '../../src/core/router/routerSlice'
import { connectFailed, connectRequested, walletConnected } from '../../src/events/connectionEvents'
import { evm } from '../../src/entries/evm'
import { answered } from '../../src/testing/createFakeHttp'
import { createScriptableWallet } from '../../src/testing/wallets/createScriptableWallet'
import { createTestStore } from '../../src/testing/createTestStore'
import { memoryStorage } from '../../src/testing/memoryStorage'
import { states } from '../support/states/states'
import { quietServices } from '../support/flowWorld'
import { turn } from '../support/turn'

const mainnet = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}

describe('createTestStore', () => {
  it('opens the modal in a real store and resolves with the next action of a type', async () => {
    const { store, seen } = createTestStore({ http: quietServices })
    const opened = seen(modalOpened)
    store.dispatch(modalOpenRequested({}))
    expect(await opened).toMatchObject({ payload: { view: { name: 'Connect' } } })
    expect(selectCurrentView(store.getState()).name).toBe('Connect')
  })

  it('starts in a named state that neither options nor storage change', () => {
    const state = states.switchWaiting()
    const storage = memoryStorage({ '@appkit/active_caip_network_id': 'eip155:10' })
    const { store } = createTestStore({ state, storage, options: { debug: false } })
    expect(store.getState()).toEqual(state)
  })

  it.each([
    ['forgets at the first action what the state says is under way', {}, 'idle'],
    ['keeps it on screen in a store that is only looked at', { isStill: true }, 'waiting'],
  ])('%s', async (_sentence, options, phase) => {
    const { store } = createTestStore({ state: states.social, http: quietServices, ...options })
    store.dispatch(toastShown({ id: 'any', tone: 'info', text: 'errors.unknown' }))
    await turn()
    expect(selectSocial(store.getState()).phase).toBe(phase)
  })

  it('accepts the name of a state as well as the state', () => {
    const { store } = createTestStore({ state: states.account })
    expect(selectCurrentView(store.getState()).name).toBe('Account')
  })

  it('keeps the actions in the order of cause and effect', () => {
    const { store, actions } = createTestStore({ http: quietServices })
    store.dispatch(modalOpenRequested({}))
    const types = actions().map(({ type }) => type)
    const asked = types.indexOf(modalOpenRequested.type)
    expect(types.slice(asked + 1, asked + 3)).toEqual([platformRead.type, modalOpened.type])
  })

  it('throws when a value that is not plain data is dispatched', () => {
    const { store } = createTestStore()
    const toast = { id: '1', tone: 'info', text: () => 'no text' } as never
    expect(() => store.dispatch(toastShown(toast))).toThrow('payload.text')
  })

  it('throws when state is changed in place', () => {
    const state = states.account()
    const thawed = JSON.parse(JSON.stringify(state)) as { modal: { shakeCount: number } }
    const { store } = createTestStore({ state: thawed as never, http: quietServices })
    thawed.modal.shakeCount = 7
    expect(() => store.dispatch(modalOpenRequested({}))).toThrow('mutation')
  })

  it('names an unexpected adapter call', async () => {
    const { store, seen, adapter } = createTestStore()
    const failed = seen(connectFailed)
    store.dispatch(connectRequested({ namespace: 'eip155', connectorId: 'io.heron' }))
    expect(await failed).toMatchObject({
      payload: { error: { detail: 'connect was not expected in this test' } },
    })
    expect(adapter.unexpected).toEqual(['connect'])
  })

  it('drives the real adapter over a scripted wallet', async () => {
    const wallet = createScriptableWallet({ rdns: 'io.heron' })
    wallet.answer('eth_getBalance', () => '0xde0b6b3a7640000')
    const uninstall = wallet.install()
    // forces reads through the wallet
    const network = { ...mainnet, rpcUrls: { default: { http: [] } } }
    const { store, seen } = createTestStore({
      options: { adapters: [evm()], networks: [network] },
    })
    const { name, matchFulfilled } = accountApi.endpoints.getNativeBalance
    const balance = seen({ type: name, match: matchFulfilled })
    const connected = seen(walletConnected)
    store.dispatch(connectRequested({ namespace: 'eip155', connectorId: 'io.heron' }))
    expect(await connected).toMatchObject({ payload: { caipNetworkId: 'eip155:1' } })
    expect(await balance).toMatchObject({ payload: { balance: '1', symbol: 'ETH' } })
    uninstall()
  })

  it('provides a clipboard without a real page', async () => {
    const { store, page, seen } = createTestStore()
    const shown = seen(toastShown)
    store.dispatch(copyRequested({ text: 'copied text', what: 'link' }))
    await shown
    expect(page.clipboard).toBe('copied text')
  })

  it('ends every waiting flow when it is disposed', async () => {
    const { store, dispose, actions } = createTestStore({
      adapter: { connect: () => new Promise(() => undefined) },
      http: { '/appkit/v1/config': answered({ features: [] }) },
    })
    store.dispatch(connectRequested({ namespace: 'eip155', connectorId: 'io.heron' }))
    await turn()
    const before = actions().length
    dispose()
    await turn()
    expect(actions()).toHaveLength(before)
  })
})
