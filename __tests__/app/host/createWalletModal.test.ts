import {
  combineReducers,
  combineSlices,
  configureStore,
  createAction,
  createSlice,
  type Middleware,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { createWalletModal } from '../../../src/app/host/createWalletModal'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { connectRequested } from '../../../src/events/connectionEvents'
import { modalClosed, modalOpenRequested } from '../../../src/events/modalEvents'
import { stamp, type HostStore } from '../../../src/store/scopedStore'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { HERON } from '../../support/flowWorld'
import { base, hostOptions, mainnet } from '../../support/hostWorld'
import { lazyChunksCame } from '../../support/lazyChunksCame'
import { until } from '../../support/until'

const added = createAction<string>('todos/added')
const todos = createSlice({
  name: 'todos',
  initialState: [] as string[],
  reducers: {},
  extraReducers: builder => builder.addCase(added, (list, { payload }) => void list.push(payload)),
})
const counter = createSlice({
  name: 'counter',
  initialState: 0,
  reducers: { raised: count => count + 1 },
})
const recorder =
  (seen: string[]): Middleware =>
  () =>
  next =>
  action => {
    seen.push((action as UnknownAction).type)
    return next(action)
  }
const errorWith = (expected: object): Error => expect.objectContaining(expected) as Error
/** Turns off the time warnings of the checks: they only reflect how busy the machine is. */
const strict = {
  immutableCheck: { warnAfter: Infinity },
  serializableCheck: { warnAfter: Infinity },
} as const

/** Anything printed to the console fails the test. */
let printed: jest.SpyInstance[]
beforeEach(() => {
  printed = (['error', 'warn'] as const).map(level =>
    jest.spyOn(console, level).mockImplementation(() => undefined),
  )
})
afterEach(() => {
  // A private store runs the checks with their defaults, which also warn about their own duration.
  const messages = printed
    .flatMap(spy => spy.mock.calls as unknown[][])
    .filter(([text]) => !/StateInvariantMiddleware took \d+ms/.test(String(text)))
  for (const spy of printed) spy.mockRestore()
  expect(messages).toEqual([])
})

const phaseIn = (store: HostStore, key = 'walletModal') =>
  findRuntime(store, key).store.getState().modal.phase
const connectionIn = (store: HostStore, key = 'walletModal') =>
  findRuntime(store, key).store.getState().connections.byNamespace.eip155?.phase

const forms: [string, () => HostStore][] = [
  [
    'the enhancer over an object of reducers',
    () => {
      const walletModal = createWalletModal(hostOptions())
      return configureStore({
        reducer: { todos: todos.reducer, counter: counter.reducer },
        middleware: getDefault => getDefault(strict),
        enhancers: getDefault => getDefault().prepend(walletModal.enhancer),
      })
    },
  ],
  [
    'the enhancer over combineReducers',
    () => {
      const walletModal = createWalletModal(hostOptions())
      return configureStore({
        reducer: combineReducers({ todos: todos.reducer, counter: counter.reducer }),
        middleware: getDefault => getDefault(strict),
        enhancers: getDefault => getDefault().prepend(walletModal.enhancer),
      })
    },
  ],
  [
    'the enhancer over combineSlices',
    () => {
      const walletModal = createWalletModal(hostOptions())
      const store = configureStore({
        reducer: combineSlices(todos, counter),
        middleware: getDefault => getDefault(strict),
        enhancers: getDefault => getDefault().prepend(walletModal.enhancer),
      })
      return store
    },
  ],
  [
    'a reducer and a middleware',
    () => {
      const walletModal = createWalletModal(hostOptions())
      const store = configureStore({
        reducer: {
          todos: todos.reducer,
          counter: counter.reducer,
          walletModal: walletModal.reducer,
        },
        middleware: getDefault => getDefault(strict).concat(walletModal.middleware),
      })
      walletModal.controls(store)
      return store
    },
  ],
  ['a private store', () => createWalletModal(hostOptions()).createStore()],
]

describe.each(forms)('%s', (name, createHost) => {
  const isPrivate = name === 'a private store'

  it('opens, connects and closes in a store with every check on', async () => {
    const store = createHost()
    store.dispatch(modalOpenRequested({}))
    await until(() => phaseIn(store) === 'open')
    store.dispatch(connectRequested(HERON))
    await until(() => connectionIn(store) === 'connected')
    await until(() => phaseIn(store) === 'closed')
    findRuntime(store, 'walletModal').dispose()
  })

  it('leaves the host’s state alone', async () => {
    if (isPrivate) return expect(createHost().getState()).toHaveProperty('walletModal')
    const store = createHost()
    store.dispatch(added('milk'))
    const { todos: list } = store.getState() as { todos: unknown }
    store.dispatch(modalOpenRequested({}))
    await until(() => phaseIn(store) === 'open')
    expect(store.getState()).toMatchObject({ todos: ['milk'], counter: 0 })
    expect((store.getState() as { todos: unknown }).todos).toBe(list)
    findRuntime(store, 'walletModal').dispose()
  })

  it('keeps the very same state for an unrelated action', () => {
    const store = createHost()
    const before = store.getState()
    store.dispatch({ type: 'unrelated/action' })
    expect(store.getState()).toBe(before)
  })

  it('ignores a host action', () => {
    const store = createHost()
    const ours = () => (store.getState() as { walletModal: unknown }).walletModal
    const before = ours()
    store.dispatch(added('milk'))
    expect(ours()).toBe(before)
  })
})

describe('createWalletModal', () => {
  it('knows its networks and options from the moment the store is made', () => {
    const store = createWalletModal(hostOptions({ defaultNetwork: base })).createStore()
    expect(store.getState().walletModal).toMatchObject({
      network: { activeId: 'eip155:8453', networks: [{ name: 'Ethereum' }, { name: 'Base' }] },
      options: { projectId: 'test' },
    })
  })

  it('knows the wallets that the host lists, as plain data', () => {
    const wallets = {
      featuredWalletIds: ['a'],
      includeWalletIds: ['a', 'b'],
      excludeWalletIds: ['c'],
      customWallets: [{ id: 'own', name: 'Our own', mobile_link: 'own://' }],
      allWallets: 'ONLY_MOBILE',
      enableWallets: true,
    } as const
    const features = { connectorTypeOrder: ['featured'], legalCheckbox: true } as const
    const { options } = createWalletModal(hostOptions({ ...wallets, features }))
      .createStore()
      .getState().walletModal
    expect(options.wallets).toEqual(wallets)
    expect(options.features).toMatchObject({ ...features, send: true })
    const plain = createWalletModal(hostOptions({})).createStore().getState().walletModal
    expect(plain.options.wallets).toEqual({})
  })

  it('sends no request before an interaction', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch')
    const load = jest.fn()
    const storage = memoryStorage()
    const adapters = [{ namespace: 'eip155', adapterType: 'test', load }] as const
    const store = createWalletModal(hostOptions({ storage, adapters })).createStore()
    await lazyChunksCame()
    expect(fetched).not.toHaveBeenCalled()
    expect(load).not.toHaveBeenCalled()
    expect(storage.writeCount()).toBe(0)
    expect(findRuntime(store, 'walletModal').engine()).toBeUndefined()
    fetched.mockRestore()
  })

  it('keeps the host’s preloaded state', () => {
    const walletModal = createWalletModal(hostOptions())
    const store = configureStore({
      reducer: { todos: todos.reducer },
      preloadedState: { todos: ['bread'] },
      enhancers: getDefault => getDefault().prepend(walletModal.enhancer),
    })
    expect(store.getState().todos).toEqual(['bread'])
    expect(store.getState().walletModal.network.activeId).toBe('eip155:1')
  })

  it('survives a replaced reducer, as hot reload does it', async () => {
    const walletModal = createWalletModal(hostOptions())
    const store = configureStore({
      reducer: { todos: todos.reducer },
      enhancers: getDefault => getDefault().prepend(walletModal.enhancer),
    })
    const hostStore = store as unknown as HostStore
    hostStore.dispatch(modalOpenRequested({}))
    await until(() => phaseIn(hostStore) === 'open')
    const before = (store.getState() as { walletModal?: unknown }).walletModal
    store.replaceReducer(
      combineReducers({ todos: todos.reducer, counter: counter.reducer }) as never,
    )
    expect(store.getState()).toMatchObject({ todos: [], counter: 0 })
    expect((store.getState() as { walletModal?: unknown }).walletModal).toEqual(before)
    hostStore.dispatch(connectRequested(HERON))
    await until(() => connectionIn(hostStore) === 'connected')
    store.dispatch(added('milk'))
    expect(store.getState()).toMatchObject({ todos: ['milk'] })
    findRuntime(hostStore, 'walletModal').dispose()
  })

  it('two modals in one store stay separate, and a public action reaches both', async () => {
    const first = createWalletModal(hostOptions())
    const second = createWalletModal(hostOptions({ key: 'second' as const }))
    const store = configureStore({
      reducer: { todos: todos.reducer },
      middleware: getDefault => getDefault(strict),
      enhancers: getDefault => getDefault().prepend(first.enhancer, second.enhancer),
    }) as unknown as HostStore
    store.dispatch(stamp(modalOpenRequested({}), 'second'))
    await until(() => phaseIn(store, 'second') === 'open')
    expect(phaseIn(store)).toBe('closed')
    store.dispatch(modalOpenRequested({}))
    await until(() => phaseIn(store) === 'open')
    expect(phaseIn(store, 'second')).toBe('open')
    findRuntime(store, 'walletModal').store.dispatch(modalClosed())
    expect([phaseIn(store), phaseIn(store, 'second')]).toEqual(['closed', 'open'])
    for (const key of ['walletModal', 'second']) findRuntime(store, key).dispose()
  })

  it('serves two stores that were created with it', async () => {
    const walletModal = createWalletModal(hostOptions())
    const [one, two] = [walletModal.createStore(), walletModal.createStore()]
    one.dispatch(modalOpenRequested({}))
    await until(() => phaseIn(one) === 'open')
    expect(phaseIn(two)).toBe('closed')
    findRuntime(one, 'walletModal').dispose()
  })

  it('names the missing line when a store has no modal', () => {
    const walletModal = createWalletModal(hostOptions())
    const store = configureStore({ reducer: { todos: todos.reducer } })
    expect(() => walletModal.controls(store)).toThrow(
      errorWith({
        code: 'STORE_NOT_INTEGRATED',
        message: expect.stringContaining('prepend(walletModal.enhancer)') as string,
      }),
    )
  })

  it('names the missing reducer when a store has only the middleware', () => {
    const walletModal = createWalletModal(hostOptions())
    const store = configureStore({
      reducer: { todos: todos.reducer },
      middleware: getDefault => getDefault(strict).concat(walletModal.middleware),
    })
    expect(() => walletModal.controls(store)).toThrow(
      errorWith({
        code: 'STORE_NOT_INTEGRATED',
        message: expect.stringContaining('{ walletModal: walletModal.reducer }') as string,
      }),
    )
  })

  it('finds a reducer that was added after the store was created', () => {
    const walletModal = createWalletModal(hostOptions())
    const reducer = combineSlices(todos).withLazyLoadedSlices<Record<string, unknown>>()
    const store = configureStore({
      reducer,
      middleware: getDefault => getDefault(strict).concat(walletModal.middleware),
    })
    reducer.inject({ reducerPath: 'walletModal', reducer: walletModal.reducer as never })
    expect(() => walletModal.controls(store)).not.toThrow()
  })

  it.each([
    ['enhancer and middleware', true],
    ['middleware and enhancer', false],
  ])('rejects a store that has it twice: %s', (_name, isFirst) => {
    const walletModal = createWalletModal(hostOptions())
    expect(() =>
      configureStore({
        reducer: { todos: todos.reducer, walletModal: walletModal.reducer },
        middleware: getDefault => getDefault(strict).concat(walletModal.middleware),
        enhancers: getDefault => {
          const [withMiddleware, ...others] = getDefault()
          const both = [withMiddleware, walletModal.enhancer]
          return [...(isFirst ? both.toReversed() : both), ...others] as never
        },
      }),
    ).toThrow(errorWith({ code: 'STORE_INTEGRATED_TWICE' }))
  })

  it('handles actions for its own key only', () => {
    const store = createWalletModal(hostOptions()).createStore()
    expect(() => findRuntime(store, 'other')).toThrow(errorWith({ code: 'STORE_NOT_INTEGRATED' }))
  })

  it.each([
    [
      'the enhancer before the others',
      (seen: string[], { enhancer }: ReturnType<typeof createWalletModal>) =>
        configureStore({
          reducer: { todos: todos.reducer },
          middleware: getDefault => getDefault(strict).concat(recorder(seen)),
          enhancers: getDefault => getDefault().prepend(enhancer),
        }),
    ],
    [
      'the enhancer after the others',
      (seen: string[], { enhancer }: ReturnType<typeof createWalletModal>) =>
        configureStore({
          reducer: { todos: todos.reducer },
          middleware: getDefault => getDefault(strict).concat(recorder(seen)),
          enhancers: getDefault => getDefault().concat(enhancer),
        }),
    ],
    [
      'a reducer and a middleware',
      (seen: string[], { reducer, middleware }: ReturnType<typeof createWalletModal>) =>
        configureStore({
          reducer: { todos: todos.reducer, walletModal: reducer },
          middleware: getDefault => getDefault(strict).concat(recorder(seen), middleware),
        }),
    ],
  ])('keeps its runtime lookup from host middleware: %s', (_name, wire) => {
    const seen: string[] = []
    const walletModal = createWalletModal(hostOptions())
    const store = wire(seen, walletModal) as HostStore
    for (let times = 0; times < 3; times += 1) walletModal.controls(store)
    store.dispatch(added('milk'))
    expect(seen).toContain('todos/added')
    expect(seen.filter(type => type.includes('@@'))).toEqual([])
  })

  it('looks up its runtime once in a store with its own getState', () => {
    const seen: string[] = []
    const walletModal = createWalletModal(hostOptions())
    const store = configureStore({
      reducer: { todos: todos.reducer, walletModal: walletModal.reducer },
      middleware: getDefault => getDefault(strict).concat(recorder(seen), walletModal.middleware),
    })
    const wrapped: HostStore = { ...store, getState: () => store.getState() }
    for (let times = 0; times < 3; times += 1) walletModal.controls(wrapped)
    expect(seen.filter(type => type.includes('@@'))).toEqual(['walletModal/@@runtime'])
  })

  it('passes its actions through the host’s middleware', async () => {
    const seen: string[] = []
    const walletModal = createWalletModal(hostOptions())
    const store = configureStore({
      reducer: { todos: todos.reducer },
      middleware: getDefault => getDefault(strict).concat(recorder(seen)),
      enhancers: getDefault => getDefault().prepend(walletModal.enhancer),
    })
    store.dispatch(modalOpenRequested({}))
    await until(() => phaseIn(store) === 'open')
    expect(seen).toEqual(expect.arrayContaining(['walletModal/modal/opened']))
    findRuntime(store, 'walletModal').dispose()
  })

  describe('invalid options', () => {
    const SOLANA = { ...mainnet, id: 'x', chainNamespace: 'solana' as const }
    it.each([
      ['no project id', { projectId: '' }, 'PROJECT_ID_MISSING'],
      ['a blank project id', { projectId: '  ' }, 'PROJECT_ID_MISSING'],
      ['a project id that is no text', { projectId: 7 }, 'PROJECT_ID_MISSING'],
      ['both sign-in options', { siwx: {}, siweConfig: {} }, 'SIWX_AND_SIWE'],
      ['a sign-in that could not begin', { siwx: { getRequired: () => true } }, 'INVALID_OPTION'],
      ['a sign-in that is a word', { siwx: 'yes' }, 'INVALID_OPTION'],
      ['a look that is none', { themeMode: 'purple' }, 'INVALID_OPTION'],
      ['a misspelt option', { projectID: 'x' }, 'UNKNOWN_OPTION'],
      ['no network', { networks: [] }, 'INVALID_OPTION'],
      ['networks that are no list', { networks: mainnet }, 'INVALID_OPTION'],
      ['only networks without an id', { networks: [{ ...mainnet, id: '' }] }, 'INVALID_OPTION'],
      ['adapters that are no list', { adapters: {} }, 'INVALID_OPTION'],
      ['terms that are no URL', { termsConditionsUrl: 'terms' }, 'INVALID_OPTION'],
      ['a privacy policy that is no URL', { privacyPolicyUrl: '//' }, 'INVALID_OPTION'],
      ['a service that is no URL', { serviceUrls: { relay: 'relay' } }, 'INVALID_OPTION'],
      ['RPC URLs of no network', { customRpcUrls: { one: ['https://a.b'] } }, 'INVALID_OPTION'],
      ['an RPC URL that is none', { customRpcUrls: { 'eip155:1': ['rpc'] } }, 'INVALID_OPTION'],
      [
        'routers of no network',
        { swapRouters: { one: [`0x${'ab'.repeat(20)}`] } },
        'INVALID_OPTION',
      ],
      ['a router that is none', { swapRouters: { 'eip155:1': ['0x12'] } }, 'INVALID_OPTION'],
      [
        'a router that is no list',
        { swapRouters: { 'eip155:1': `0x${'ab'.repeat(20)}` } },
        'INVALID_OPTION',
      ],
    ])('%s', (_what, wrong, code) => {
      expect(() => createWalletModal(hostOptions(wrong as never))).toThrow(
        errorWith({ name: 'ModalError', code }),
      )
    })

    it.each([
      ['a sign-in option that is not there', { siwx: undefined, siweConfig: undefined }],
      ['a look that follows the system', { themeMode: 'system' }],
      ['a language as other programs write it', { locale: 'en_US' }],
      ['a language that is none', { locale: 'no language' }],
      ['a network of another family', { networks: [mainnet, SOLANA] }],
      ['the same network twice', { networks: [mainnet, mainnet] }],
      ['a default network that is not listed', { networks: [mainnet], defaultNetwork: base }],
      ['no storage', { storage: null }],
    ])('accepts %s', (_what, right) => {
      const store = createWalletModal(hostOptions(right as never)).createStore()
      expect(store.getState().walletModal.network.activeId).toBe('eip155:1')
    })
  })
})
