import { instrument } from '@redux-devtools/instrument'
import {
  combineReducers,
  configureStore,
  type Middleware,
  type Reducer,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { act, render, screen, waitFor } from '@testing-library/react'
import { persistReducer, persistStore } from 'redux-persist'
import {
  createIntegration,
  type WalletModalIntegration,
} from '../../../src/app/host/createIntegration'
import { createEngine } from '../../../src/app/runtime/engine'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { useAccount } from '../../../src/app/host/hooks/hooks'
import { WalletModal } from '../../../src/app/host/WalletModal'
import { WalletModalButton } from '../../../src/app/host/buttons/WalletModalButton'
import { viewEntry } from '../../../src/domain/views'
import { connectRequested } from '../../../src/events/connectionEvents'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { pairingUriIssued, pairingRequested } from '../../../src/events/pairingEvents'
import { toastShown } from '../../../src/core/notifications/notificationsSlice'
import { themeModeChosen } from '../../../src/core/theme/themeSlice'
import type { WalletSession } from '../../../src/ports/walletSource'
import type { RootState } from '../../../src/store/rootReducer'
import type { HostStore } from '../../../src/store/scopedStore'
import { createFakeAdapter } from '../../../src/testing/createFakeAdapter'
import { createFakeHttp } from '../../../src/testing/createFakeHttp'
import { chunks } from '../../../src/testing/chunks'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { beginnings } from '../../support/states/beginnings'
import { sendStates } from '../../support/states/sendStates'
import { testingReducer } from '../../../src/testing/stateAfter'
import { ALICE, deferred, friendly, HERON, quietServices, session } from '../../support/flowWorld'
import { hostOptions } from '../../support/hostWorld'
import { turn } from '../../support/turn'

const STORED = { '@appkit/eip155:connected_connector_id': HERON.connectorId }
type Slice = { readonly walletModal: RootState }
/** A copy as a host would persist and restore it: equal content, but no shared objects. */
const keptBy = (state: RootState): Slice =>
  JSON.parse(JSON.stringify({ walletModal: state })) as Slice

/** A page before any interaction: its modal, wallet and storage. */
function createPage(stored: Readonly<Record<string, string>> = {}) {
  const answer = deferred<WalletSession | null>()
  const storage = memoryStorage(stored)
  const adapter = createFakeAdapter({
    ...friendly,
    watch: () => () => undefined,
    restore: () => answer.promise,
  })
  const walletModal = createIntegration(
    hostOptions({
      storage,
      adapters: [{ namespace: 'eip155', adapterType: 'test', load: async () => adapter }],
    }),
    {
      createEngine,
      chunks,
      deps: { http: createFakeHttp(quietServices) },
    },
  )
  return { answer, storage, adapter, walletModal }
}

const count = (state = 0, { type }: UnknownAction) => (type === 'host/raised' ? state + 1 : state)

type CreateStore = (
  walletModal: WalletModalIntegration,
  preloadedState?: Slice,
  wrap?: (reducer: Reducer) => Reducer,
) => HostStore
const asIs = (reducer: Reducer) => reducer

const withMiddleware: CreateStore = (walletModal, preloadedState, wrap = asIs) =>
  configureStore({
    reducer: wrap(combineReducers({ count, walletModal: walletModal.reducer }) as Reducer),
    middleware: getDefault =>
      getDefault({ serializableCheck: false }).concat(walletModal.middleware),
    ...(preloadedState && { preloadedState }),
  }) as HostStore
const withEnhancer: CreateStore = (walletModal, preloadedState, wrap = asIs) =>
  configureStore({
    reducer: wrap(combineReducers({ count }) as Reducer),
    middleware: getDefault => getDefault({ serializableCheck: false }),
    enhancers: getDefault => getDefault().prepend(walletModal.enhancer),
    ...(preloadedState && { preloadedState: preloadedState as never }),
  }) as HostStore
const forms: [string, CreateStore][] = [
  ['a reducer and a middleware', withMiddleware],
  ['the enhancer', withEnhancer],
]

/** Asynchronous host storage, in the shape redux-persist expects. */
function slowStorage(entries: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(entries))
  return {
    kept,
    getItem: async (name: string) => kept.get(name) ?? null,
    setItem: async (name: string, text: string) => void kept.set(name, text),
    removeItem: async (name: string) => void kept.delete(name),
  }
}
/** An entry of redux-persist under `persist:host`: JSON strings inside a JSON string. */
const written = (state: RootState) => ({
  'persist:host': JSON.stringify({
    walletModal: JSON.stringify(state),
    count: '7',
    _persist: '{"version":-1,"rehydrated":true}',
  }),
})
const rehydrated = (store: Parameters<typeof persistStore>[0]) =>
  new Promise<void>(resolve => persistStore(store, null, resolve))

let printed: jest.SpyInstance
const begun: { readonly store: HostStore }[] = []
beforeEach(() => {
  printed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  for (const { store } of begun.splice(0)) findRuntime(store, 'walletModal').dispose()
  // In development, Redux warns about unknown keys: the host's other state, and redux-persist's
  // own.
  const messages = printed.mock.calls.filter(
    ([text]) => !/key "(walletModal|_persist)"/.test(String(text)),
  )
  printed.mockRestore()
  expect(messages).toEqual([])
})

/** Records, in order, every connection phase that readers of the modal's state saw. */
function watchPhases(store: HostStore) {
  const { store: lens } = findRuntime(store, 'walletModal')
  const phase = () => lens.getState().connections.byNamespace.eip155?.phase ?? 'none'
  const seen = [phase()]
  lens.subscribe(() => {
    if (phase() !== seen.at(-1)) seen.push(phase())
  })
  return { seen, phase }
}
function begin(store: HostStore, walletModal: WalletModalIntegration) {
  begun.push({ store })
  walletModal.controls(store)
  return findRuntime(store, 'walletModal')
}

/** State persisted while a visitor was connected, had sent a payment and saw a toast about it. */
const busy = [
  pairingRequested({ wallet: null }),
  pairingUriIssued({ pairingUriId: 'secret-of-then', expiresAt: 1 }),
  toastShown({ id: 'old', tone: 'positive', text: 'toast.started' }),
].reduce<RootState>(
  testingReducer,
  sendStates([...beginnings.page, beginnings.connected]).previewWaiting(),
)

describe.each(forms)('P1 a state restored to %s', (_form, createStore) => {
  it('connects no wallet by itself: the stored session is restored, and its wallet answers first', async () => {
    const { answer, adapter, walletModal } = createPage(STORED)
    const store = createStore(walletModal, keptBy(busy))
    const runtime = begin(store, walletModal)
    const { seen, phase } = watchPhases(store)
    expect(runtime.store.getState().account?.byNamespace.eip155?.address ?? null).toBeNull()
    await waitFor(() => expect(phase()).toBe('restoring'))
    answer.resolve(session)
    await waitFor(() => expect(phase()).toBe('connected'))
    expect(seen).toEqual(['restoring', 'connected'])
    expect(adapter.calls.map(({ method }) => method)).toContain('restore')
  })

  it('shows the disconnected state when no session is stored', async () => {
    const { adapter, walletModal } = createPage()
    const store = createStore(walletModal, keptBy(busy))
    begin(store, walletModal)
    const { seen } = watchPhases(store)
    await turn()
    expect(seen).toEqual(['none'])
    expect(adapter.calls).toEqual([])
  })

  it('opens nothing and drops what was pending', () => {
    const { walletModal } = createPage(STORED)
    const runtime = begin(createStore(walletModal, keptBy(busy)), walletModal)
    const { modal, router, requests, send, pairing, notifications } = runtime.store.getState()
    expect(modal.phase).toBe('closed')
    expect(router.history).toHaveLength(1)
    expect(requests?.entries ?? []).toEqual([])
    expect(send?.intent ?? null).toBeNull()
    expect(pairing?.phase ?? 'idle').toBe('idle')
    expect(notifications?.toasts ?? []).toEqual([])
  })

  it('keeps its theme', () => {
    const { walletModal } = createPage()
    const dark = { ...busy, theme: { ...busy.theme, mode: 'dark' as const } }
    const runtime = begin(createStore(walletModal, keptBy(dark)), walletModal)
    expect(runtime.store.getState().theme.mode).toBe('dark')
  })

  it('has the networks and options of this page, not those of the stored state', () => {
    const { walletModal } = createPage()
    const runtime = begin(createStore(walletModal, keptBy(busy)), walletModal)
    const { network, options } = runtime.store.getState()
    expect(network.networks.map(({ name }) => name)).toEqual(['Ethereum', 'Base'])
    expect(network.walletByNamespace).toEqual({})
    expect(options.projectId).toBe('test')
  })

  it('never renders a disconnected account, not even once', async () => {
    const { walletModal } = createPage()
    const store = createStore(walletModal, keptBy(busy))
    begun.push({ store })
    const drawn = new Set<string>()
    const Status = () => {
      const { status, address } = useAccount({ store })
      drawn.add(`${status} ${address}`)
      return null
    }
    render(
      <>
        <Status />
        <WalletModalButton store={store} />
        <WalletModal store={store} />
      </>,
    )
    await act(turn)
    expect(screen.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
    expect([...drawn]).toEqual(['disconnected null'])
  })

  it('leaves the modal working as on any other page', async () => {
    const { walletModal } = createPage()
    const store = createStore(walletModal, keptBy(busy))
    const runtime = begin(store, walletModal)
    store.dispatch(modalOpenRequested({}))
    await waitFor(() => expect(runtime.store.getState().modal.phase).toBe('open'))
    expect(runtime.store.getState().router.history.at(-1)?.name).toBe('Connect')
    store.dispatch(connectRequested(HERON))
    const { phase } = watchPhases(store)
    await waitFor(() => expect(phase()).toBe('connected'))
  })

  it('is rehydrated by redux-persist, and keeps what is true', async () => {
    const { answer, walletModal } = createPage(STORED)
    const storage = slowStorage(written(busy))
    const config = { key: 'host', storage }
    const store = createStore(walletModal, undefined, reducer => persistReducer(config, reducer))
    const runtime = begin(store, walletModal)
    const { seen, phase } = watchPhases(store)
    await rehydrated(store as never)
    expect(store.getState()).toMatchObject({ count: 7 })
    expect(seen).not.toContain('connected')
    expect(runtime.store.getState().modal.phase).toBe('closed')
    answer.resolve(session)
    await waitFor(() => expect(phase()).toBe('connected'))
    expect(runtime.store.getState().account.byNamespace.eip155?.address).toBe(ALICE)
  })

  it('is rehydrated by redux-persist before the modal renders', async () => {
    const { adapter, walletModal } = createPage()
    const config = { key: 'host', storage: slowStorage(written(busy)) }
    const store = createStore(walletModal, undefined, reducer => persistReducer(config, reducer))
    store.dispatch(themeModeChosen('dark'))
    await rehydrated(store as never)
    const runtime = begin(store, walletModal)
    expect(runtime.store.getState().connections.byNamespace).toEqual({})
    expect(runtime.store.getState().theme.mode).toBe('dark')
    expect(adapter.calls).toEqual([])
  })

  it('is rehydrated by redux-persist too late to disconnect a wallet that answered', async () => {
    const { walletModal } = createPage()
    const config = {
      key: 'host',
      storage: slowStorage(written(sendStates(beginnings.page).sendEmpty())),
    }
    const store = createStore(walletModal, undefined, reducer => persistReducer(config, reducer))
    const runtime = begin(store, walletModal)
    store.dispatch(connectRequested(HERON))
    const { phase } = watchPhases(store)
    await waitFor(() => expect(phase()).toBe('connected'))
    store.dispatch(modalOpenRequested({ view: viewEntry('Networks') }))
    await waitFor(() => expect(runtime.store.getState().modal.phase).toBe('open'))
    const { connections } = runtime.store.getState()
    await rehydrated(store as never)
    const after = runtime.store.getState()
    expect(after.connections).toBe(connections)
    expect(after.modal.phase).toBe('open')
    expect(after.router.history.at(-1)?.name).toBe('Networks')
    expect(store.getState()).toMatchObject({ count: 7 })
  })
})

describe('P1 our slice of a host’s state', () => {
  /** What hosts do with their whole state: save it, reset it, go back to an older one. */
  const withUndo = (reducer: Reducer): Reducer => {
    let older: unknown
    return (state: unknown, action) => {
      if (action.type === 'host/remembered') older = state
      if (action.type === 'host/undone') return older
      return reducer(action.type === 'host/forgotten' ? undefined : state, action) as unknown
    }
  }
  async function connected() {
    const { adapter, storage, walletModal } = createPage()
    const store = withMiddleware(walletModal, undefined, withUndo)
    const runtime = begin(store, walletModal)
    store.dispatch({ type: 'host/remembered' })
    store.dispatch(connectRequested(HERON))
    const { seen, phase } = watchPhases(store)
    await waitFor(() => expect(phase()).toBe('connected'))
    return { adapter, storage, store, runtime, seen, phase }
  }

  it.each(['host/forgotten', 'host/undone'])(
    'is kept when a host action replaces it: %s',
    async type => {
      const { storage, store, runtime, phase } = await connected()
      const before = runtime.store.getState()
      const writes = storage.writeCount()
      store.dispatch({ type: 'host/raised' })
      store.dispatch({ type })
      expect(store.getState()).toMatchObject({ count: 0 })
      expect(runtime.store.getState()).toBe(before)
      expect(phase()).toBe('connected')
      expect(storage.writeCount()).toBe(writes)
    },
  )

  it('can be persisted by itself, and still starts in its initial state', async () => {
    const { adapter, walletModal } = createPage()
    const entries = Object.entries(busy).map(([name, slice]) => [name, JSON.stringify(slice)])
    const storage = slowStorage({
      'persist:modal': JSON.stringify(Object.fromEntries(entries)),
    })
    const reducer = persistReducer({ key: 'modal', storage }, walletModal.reducer)
    const store = configureStore({
      reducer: { walletModal: reducer },
      middleware: getDefault =>
        getDefault({ serializableCheck: false }).concat(walletModal.middleware),
    }) as HostStore
    const runtime = begin(store, walletModal)
    await rehydrated(store as never)
    const { connections, modal, options } = runtime.store.getState()
    expect(connections.byNamespace).toEqual({})
    expect(modal.phase).toBe('closed')
    expect(options.projectId).toBe('test')
    expect(adapter.calls).toEqual([])
  })

  it('keeps a pending restore', async () => {
    const { answer, walletModal } = createPage(STORED)
    const store = withMiddleware(walletModal, undefined, withUndo)
    begin(store, walletModal)
    const { seen, phase } = watchPhases(store)
    await waitFor(() => expect(phase()).toBe('restoring'))
    store.dispatch({ type: 'host/forgotten' })
    expect(phase()).toBe('restoring')
    answer.resolve(session)
    await waitFor(() => expect(phase()).toBe('connected'))
    expect(seen.at(-1)).toBe('connected')
  })

  it('applies our own changes while such an action passes', async () => {
    const { walletModal } = createPage()
    const answering: Middleware = api => next => action => {
      const result = next(action)
      if ((action as UnknownAction).type === 'host/forgotten') api.dispatch(themeModeChosen('dark'))
      if (themeModeChosen.match(action)) api.dispatch({ type: 'host/raised' })
      return result
    }
    const store = configureStore({
      reducer: withUndo(combineReducers({ count, walletModal: walletModal.reducer }) as Reducer),
      middleware: getDefault =>
        getDefault({ serializableCheck: false }).concat(walletModal.middleware, answering),
    }) as HostStore
    const runtime = begin(store, walletModal)
    const { network } = runtime.store.getState()
    store.dispatch({ type: 'host/forgotten' })
    expect(store.getState()).toMatchObject({ count: 1 })
    expect(runtime.store.getState().theme.mode).toBe('dark')
    expect(runtime.store.getState().network).toBe(network)
  })

  it('still supports time travel in DevTools, without a request', async () => {
    const { adapter, walletModal } = createPage()
    const store = configureStore({
      reducer: withUndo(combineReducers({ count, walletModal: walletModal.reducer }) as Reducer),
      middleware: getDefault =>
        getDefault({ serializableCheck: false }).concat(walletModal.middleware),
      enhancers: getDefault => getDefault().concat(instrument() as StoreEnhancer),
      devTools: false,
    }) as HostStore
    const runtime = begin(store, walletModal)
    const { phase } = watchPhases(store)
    store.dispatch(connectRequested(HERON))
    await waitFor(() => expect(phase()).toBe('connected'))
    store.dispatch({ type: 'host/forgotten' })
    await turn()
    const { liftedStore } = store as unknown as {
      readonly liftedStore: {
        dispatch(action: UnknownAction): unknown
        getState(): { readonly nextActionId: number }
      }
    }
    const { nextActionId } = liftedStore.getState()
    const calls = adapter.calls.length
    liftedStore.dispatch({ type: 'JUMP_TO_STATE', index: 0 })
    expect(phase()).toBe('none')
    expect(runtime.store.getState().network.networks).toEqual([])
    liftedStore.dispatch({ type: 'JUMP_TO_STATE', index: nextActionId - 1 })
    expect(phase()).toBe('connected')
    for (let id = 1; id < nextActionId; id += 1) {
      liftedStore.dispatch({ type: 'TOGGLE_ACTION', id })
      liftedStore.dispatch({ type: 'TOGGLE_ACTION', id })
    }
    await turn()
    expect(phase()).toBe('connected')
    expect(adapter.calls).toHaveLength(calls)
    expect(liftedStore.getState().nextActionId).toBe(nextActionId)
  })

  it('is unrestricted in a private store', async () => {
    const { walletModal } = createPage()
    const store = walletModal.createStore() as unknown as HostStore
    begun.push({ store })
    const runtime = findRuntime(store, 'walletModal')
    const before = runtime.store.getState()
    store.dispatch({ type: 'persist/REHYDRATE', key: 'host', payload: keptBy(busy) })
    await turn()
    expect(runtime.store.getState()).toBe(before)
  })
})
