import { viewEntry } from '../../../src/domain/views'
import { DISCONNECT_TIMEOUT_MS } from '../../../src/domain/limits'
import { disconnected, disconnectRequested } from '../../../src/events/connectionEvents'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { selectAccountByNamespace } from '../../../src/core/account/accountState'
import { selectConnectionByNamespace } from '../../../src/core/connections/connectionsSlice'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { networksConfigured } from '../../../src/core/network/networkSlice'
import { viewPushed } from '../../../src/core/router/routerSlice'
import { selectHistory } from '../../../src/core/router/routerSelectors'
import type { RootState } from '../../../src/store/rootReducer'
import { createFakeAdapter } from '../../../src/testing/createFakeAdapter'
import { answered } from '../../../src/testing/createFakeHttp'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { sampleNetworks, sampleSolana } from '../../../src/testing/samples'
import { states } from '../../support/states/states'
import {
  connect,
  deferred,
  friendly,
  hang,
  pass,
  quietServices,
  settle,
  setUpFlowTests,
} from '../../support/flowWorld'
import { readBalance } from '../../support/readBalance'

const DISCONNECT = '{"eip155":["io.heron"]}'

describe('disconnectWalletFlow', () => {
  const createWorld = setUpFlowTests()

  const connected = async (options: Parameters<typeof createWorld>[0] = {}) => {
    const storage = memoryStorage()
    const world = createWorld({ ...options, storage })
    world.dispatch(modalOpenRequested({}))
    await connect(world)
    return { ...world, storage }
  }

  it('clears the connection at once and closes the modal', async () => {
    const { dispatch, store } = await connected()
    dispatch(modalOpenRequested({}))
    dispatch(disconnectRequested({}))
    expect(selectConnectionByNamespace(store.getState(), 'eip155').phase).toBe('disconnected')
    expect(selectAccountByNamespace(store.getState(), 'eip155').address).toBeNull()
    expect(selectIsOpen(store.getState())).toBe(false)
  })

  it('disconnects the wallet', async () => {
    const { dispatch, adapter } = await connected()
    dispatch(disconnectRequested({ namespace: 'eip155' }))
    await settle()
    expect(adapter.calls.filter(({ method }) => method === 'disconnect')).toMatchObject([
      { args: ['io.heron', expect.anything()] },
    ])
  })

  it('waits at most a second for a wallet that never responds', async () => {
    const signals: AbortSignal[] = []
    const { dispatch } = await connected({
      adapter: {
        disconnect(_id, signal) {
          signals.push(signal)
          return hang()
        },
      },
    })
    await pass(60_000)
    dispatch(disconnectRequested({}))
    await pass(DISCONNECT_TIMEOUT_MS)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })

  it('completes even when the wallet refuses', async () => {
    const { dispatch, store, logged } = await connected({
      adapter: { disconnect: () => Promise.reject(new Error('no')) },
    })
    dispatch(disconnectRequested({}))
    await settle()
    expect(selectConnectionByNamespace(store.getState(), 'eip155').phase).toBe('disconnected')
    expect(logged.map(({ message }) => message)).toContain(
      'A wallet did not confirm the disconnect',
    )
  })

  it('leaves storage as if no wallet had connected, plus the disconnect', async () => {
    const untouched = createWorld({ storage: memoryStorage() })
    untouched.dispatch(modalOpenRequested({}))
    await pass(2_000)
    untouched.dispatch(modalCloseRequested({ by: 'visitor' }))
    await pass(2_000)
    const { dispatch, storage } = await connected()
    expect(storage.entries()).toMatchObject({ '@appkit/connection_status': 'connected' })
    dispatch(disconnectRequested({}))
    await pass(2_000)
    const never = (untouched.storage as typeof storage).entries()
    const { '@appkit/disconnected_connector_ids': disconnect, ...rest } = storage.entries()
    expect(disconnect).toBe(DISCONNECT)
    expect(rest).toEqual({
      ...never,
      // The active network reveals no connection and always stays in storage.
      '@appkit/active_caip_network_id': 'eip155:1',
      '@appkit/active_namespace': 'eip155',
      '@appkit/connection_status': 'disconnected',
      '@appkit/connected_namespaces': '',
    })
  })

  it('does not let a late response restore what was cleared', async () => {
    const balance = deferred<string>()
    const identity = deferred<ReturnType<typeof answered>>()
    const { dispatch, storage, store } = await connected({
      adapter: { getNativeBalance: () => balance.promise },
      http: { ...quietServices, '/v1/identity/*': () => identity.promise },
    })
    dispatch(modalOpenRequested({}))
    await pass(1_000)
    dispatch(disconnectRequested({}))
    balance.resolve('7')
    identity.resolve(answered({ name: 'alice.eth', avatar: null }))
    await pass(2_000)
    expect(Object.keys(storage.entries()).filter(key => key.endsWith('_cache'))).toEqual([])
    expect(JSON.stringify(store.getState().account)).not.toContain('alice.eth')
    expect(readBalance(store.getState())).toMatchObject({ phase: 'unknown', balance: null })
  })

  it('clears the service data of the account', async () => {
    const { dispatch, store } = await connected()
    dispatch(modalOpenRequested({}))
    await pass(2_000)
    expect(JSON.stringify(store.getState())).toContain('0xAb5801')
    dispatch(disconnectRequested({}))
    await pass(2_000)
    expect(JSON.stringify(store.getState())).not.toContain('0xAb5801')
  })

  it('does not reconnect on the next page', async () => {
    const { dispatch, storage } = await connected()
    dispatch(disconnectRequested({}))
    await pass(2_000)
    const next = createWorld({ storage })
    await pass(60_000)
    expect(next.adapter.calls).toEqual([])
    expect(selectConnectionByNamespace(next.store.getState(), 'eip155').phase).toBe('disconnected')
  })

  it('reconnects when the visitor connects again, and clears the disconnect', async () => {
    const { dispatch, storage } = await connected()
    dispatch(disconnectRequested({}))
    await pass(2_000)
    await connect({ dispatch })
    expect(storage.getItem('@appkit/disconnected_connector_ids') ?? '').not.toContain('io.heron')
    expect(storage.getItem('@appkit/connection_status')).toBe('connected')
  })

  it('does nothing without a connection', async () => {
    const { dispatch, actions } = createWorld()
    dispatch(disconnectRequested({}))
    await settle()
    expect(actions().filter(disconnected.match)).toEqual([])
  })

  it('ends what is pending in the wallet: a switch and a signature', async () => {
    const { dispatch, store } = createWorld({ state: states.switchWaiting })
    dispatch(disconnectRequested({}))
    await settle()
    expect(store.getState().network).toMatchObject({ phase: 'idle', switchingTo: null })
  })

  describe('with several chain families', () => {
    const SOLANA = sampleSolana.caipNetworkId
    const idOf = { eip155: 'eip155:1', solana: SOLANA } as const
    const families = (['eip155', 'solana'] as const).map(namespace => ({
      namespace,
      adapterType: 'test',
      load: async () =>
        createFakeAdapter({
          ...friendly,
          namespace,
          discover: () => () => undefined,
          watch: () => () => undefined,
          connect: async () => ({
            accounts: [{ namespace, address: `${namespace} account`, type: 'eoa' as const }],
            caipNetworkId: idOf[namespace],
            capabilities: ['signMessage' as const],
          }),
        }),
    }))
    const both = async (connectorId = 'io.heron') => {
      const world = createWorld({ options: { adapters: families } })
      const networks = [...sampleNetworks, sampleSolana]
      world.dispatch(networksConfigured({ networks, defaultId: 'eip155:1' }))
      world.dispatch(modalOpenRequested({}))
      await connect(world, { namespace: 'eip155', connectorId })
      await connect(world, { namespace: 'solana', connectorId })
      return world
    }
    const phaseOf = (state: RootState, namespace: 'eip155' | 'solana') =>
      selectConnectionByNamespace(state, namespace).phase

    it('leaves the others exactly as they are', async () => {
      const { dispatch, store } = await both()
      const before = store.getState()
      dispatch(disconnectRequested({ namespace: 'eip155' }))
      const after = store.getState()
      expect(phaseOf(after, 'eip155')).toBe('disconnected')
      expect(after.connections.byNamespace.solana).toEqual(before.connections.byNamespace.solana)
      expect(after.connections.connections.solana).toEqual(before.connections.connections.solana)
      expect(after.account.byNamespace.solana).toEqual(before.account.byNamespace.solana)
      expect(after.network.walletByNamespace.solana).toBe(SOLANA)
      expect(selectIsOpen(after)).toBe(false)
    })

    it('stays at the list of wallets while another family is connected, with no view below it', async () => {
      const { dispatch, store } = await both()
      dispatch(modalOpenRequested({ view: viewEntry('Account') }))
      dispatch(viewPushed(viewEntry('ProfileWallets')))
      dispatch(disconnectRequested({ namespace: 'eip155' }))
      expect(selectIsOpen(store.getState())).toBe(true)
      expect(selectHistory(store.getState())).toEqual([viewEntry('ProfileWallets')])
      dispatch(disconnectRequested({}))
      expect(selectIsOpen(store.getState())).toBe(false)
      expect(phaseOf(store.getState(), 'solana')).toBe('disconnected')
    })

    it('ends a WalletConnect session on all of its families, whichever one was named', async () => {
      const { dispatch, store } = await both('walletConnect')
      dispatch(modalOpenRequested({ view: viewEntry('ProfileWallets') }))
      dispatch(disconnectRequested({ namespace: 'solana' }))
      expect(selectIsOpen(store.getState())).toBe(false)
      expect(phaseOf(store.getState(), 'eip155')).toBe('disconnected')
      expect(phaseOf(store.getState(), 'solana')).toBe('disconnected')
    })
  })
})
