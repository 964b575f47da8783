import { instrument } from '@redux-devtools/instrument'
import {
  configureStore,
  createAction,
  createListenerMiddleware,
  isAnyOf,
  type Middleware,
  type MiddlewareAPI,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { createWalletModal } from '../../../src/app/host/createWalletModal'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { connectRequested } from '../../../src/events/connectionEvents'
import {
  modalCloseRequested,
  modalOpened,
  modalOpenRequested,
} from '../../../src/events/modalEvents'
import type { HostStore } from '../../../src/store/scopedStore'
import { HERON } from '../../support/flowWorld'
import { hostOptions } from '../../support/hostWorld'
import { lazyChunksCame } from '../../support/lazyChunksCame'
import { until } from '../../support/until'

/** A host action that carries an action of the modal, for the host's own code to dispatch. */
const asked = createAction<UnknownAction>('host/asked')

type Way = readonly [string, () => Middleware, (store: HostStore, action: UnknownAction) => void]
const passOn: Middleware = api => next => action => {
  const result = next(action)
  if (asked.match(action)) api.dispatch(action.payload)
  return result
}
const passOnLater: Middleware = api => next => action => {
  if (asked.match(action)) queueMicrotask(() => void api.dispatch(action.payload))
  return next(action)
}
const listenAndPassOn = () => {
  const listener = createListenerMiddleware()
  listener.startListening({
    actionCreator: asked,
    effect: ({ payload }, api) => void api.dispatch(payload),
  })
  return listener.middleware
}
const askIt: Way[2] = (store, action) => void store.dispatch(asked(action))
const thunk = (work: (api: Pick<MiddlewareAPI, 'dispatch'>) => unknown) =>
  ((dispatch: MiddlewareAPI['dispatch']) => work({ dispatch })) as unknown as UnknownAction
const ways: readonly Way[] = [
  [
    'a thunk of the host',
    () => passOn,
    (store, action) => void store.dispatch(thunk(({ dispatch }) => dispatch(action))),
  ],
  [
    'a thunk of the host that waits',
    () => passOn,
    (store, action) =>
      void store.dispatch(
        thunk(async ({ dispatch }) => {
          await Promise.resolve()
          dispatch(action)
        }),
      ),
  ],
  ['a middleware of the host', () => passOn, askIt],
  ['a middleware of the host that waits', () => passOnLater, askIt],
  ['a listener of the host', listenAndPassOn, askIt],
]

interface Host {
  readonly store: HostStore
  /** The types that passed the host's last middleware. */
  readonly seen: string[]
}
const recorderOf =
  (seen: string[]): Middleware =>
  () =>
  next =>
  action => {
    seen.push((action as UnknownAction).type)
    return next(action)
  }
const reducer = { host: () => 0 }
/** Turns off the time warnings of the checks. */
const patient = {
  immutableCheck: { warnAfter: Infinity },
  serializableCheck: { warnAfter: Infinity },
} as const
type Form = (modal: ReturnType<typeof ourModal>, theirs: readonly Middleware[]) => HostStore
const ourModal = () => createWalletModal(hostOptions())
const forms: readonly [string, Form][] = [
  [
    'the enhancer before the middlewares',
    (walletModal, theirs) =>
      configureStore({
        reducer,
        middleware: getDefault => getDefault(patient).concat(theirs),
        enhancers: getDefault => getDefault().prepend(walletModal.enhancer),
      }),
  ],
  [
    'the enhancer after the middlewares',
    (walletModal, theirs) => {
      const store = configureStore({
        reducer,
        middleware: getDefault => getDefault(patient).concat(theirs),
        enhancers: getDefault => getDefault().concat(walletModal.enhancer),
      })
      walletModal.controls(store)
      return store
    },
  ],
  [
    'the enhancer under DevTools',
    (walletModal, theirs) =>
      configureStore({
        reducer,
        middleware: getDefault => getDefault(patient).concat(theirs),
        enhancers: getDefault =>
          getDefault()
            .prepend(walletModal.enhancer)
            .concat(instrument() as StoreEnhancer),
        devTools: false,
      }),
  ],
  [
    'a reducer and a middleware, last',
    (walletModal, theirs) => {
      const store = configureStore({
        reducer: { ...reducer, walletModal: walletModal.reducer },
        middleware: getDefault => getDefault(patient).concat([...theirs, walletModal.middleware]),
      })
      walletModal.controls(store)
      return store
    },
  ],
  [
    'a reducer and a middleware, first',
    (walletModal, theirs) => {
      const store = configureStore({
        reducer: { ...reducer, walletModal: walletModal.reducer },
        middleware: getDefault =>
          getDefault(patient).prepend(walletModal.middleware).concat(theirs),
      })
      walletModal.controls(store)
      return store
    },
  ],
]

const phaseIn = (store: HostStore) => findRuntime(store, 'walletModal').store.getState().modal.phase
const connectionIn = (store: HostStore) =>
  findRuntime(store, 'walletModal').store.getState().connections.byNamespace.eip155?.phase
const hosts: HostStore[] = []
function begin(form: Form, middleware: Middleware): Host {
  const seen: string[] = []
  const store = form(ourModal(), [middleware, recorderOf(seen)])
  hosts.push(store)
  return { store, seen }
}
const typesIn = (store: HostStore) =>
  findRuntime(store, 'walletModal')
    .log()
    .map(({ action }) => action.type)
/** Counts how often the modal's flows receive a request to open. */
function countOpenings(store: HostStore): () => number {
  let heard = 0
  findRuntime(store, 'walletModal').observe(({ type }) => {
    if (type === modalOpenRequested.type) heard += 1
  })
  return () => heard
}
afterEach(() => {
  for (const store of hosts.splice(0)) findRuntime(store, 'walletModal').dispose()
})

describe.each(forms)('our actions with %s', (_form, form) => {
  it.each(ways)('have the same effect from %s', async (_way, middleware, dispatch) => {
    const { store, seen } = begin(form, middleware())
    dispatch(store, modalOpenRequested({}))
    await until(() => phaseIn(store) === 'open')
    dispatch(store, connectRequested(HERON))
    await until(() => connectionIn(store) === 'connected')
    const types = typesIn(store)
    for (const { type } of [modalOpenRequested, connectRequested, modalOpened])
      expect([type, types.filter(logged => logged === type).length]).toEqual([type, 1])
    expect(seen).toContain(modalOpened.type)
  })

  it('are received once when a middleware replaces them with a copy', async () => {
    const copying: Middleware = () => next => action => next({ ...(action as object) })
    const { store } = begin(form, copying)
    const heard = countOpenings(store)
    store.dispatch(modalOpenRequested({}))
    await until(() => phaseIn(store) === 'open')
    expect(heard()).toBe(1)
  })

  it('are received once when a middleware delays them', async () => {
    const keeping: Middleware = () => next => action => {
      if (!isAnyOf(modalOpenRequested)(action)) return next(action)
      setTimeout(() => next(action))
      return undefined
    }
    const { store } = begin(form, keeping)
    const heard = countOpenings(store)
    store.dispatch(modalOpenRequested({}))
    await lazyChunksCame()
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(heard()).toBe(1)
  })

  it('have their effects after a middleware dropped one of their type', async () => {
    let isSwallowed = false
    const swallowing: Middleware = api => next => action => {
      if (asked.match(action)) return api.dispatch(action.payload)
      if (isSwallowed || !modalOpenRequested.match(action)) return next(action)
      isSwallowed = true
      return undefined
    }
    const { store } = begin(form, swallowing)
    store.dispatch(modalOpenRequested({}))
    const heard = countOpenings(store)
    askIt(store, modalOpenRequested({}))
    await until(() => phaseIn(store) === 'open')
    expect(heard()).toBe(1)
  })

  it('reach listeners in order when one of them dispatches another', async () => {
    const closing: Middleware = api => next => action => {
      const result = next(action)
      if (modalOpened.match(action)) api.dispatch(modalCloseRequested({ by: 'page' }))
      return result
    }
    const { store } = begin(form, closing)
    store.dispatch(modalOpenRequested({}))
    await until(() => typesIn(store).includes(modalCloseRequested.type))
    await until(() => phaseIn(store) === 'closed')
    const types = typesIn(store)
    expect(types.indexOf(modalOpened.type)).toBeLessThan(types.indexOf(modalCloseRequested.type))
  })

  it('have the same effect each time when the same object is dispatched again', async () => {
    const open = modalOpenRequested({})
    const close = modalCloseRequested({ by: 'page' })
    const { store } = begin(form, passOn)
    for (let round = 0; round < 2; round++) {
      askIt(store, open)
      await until(() => phaseIn(store) === 'open')
      askIt(store, close)
      await until(() => phaseIn(store) === 'closed')
    }
  })
})

describe('a replay by DevTools', () => {
  interface Lifted {
    readonly stagedActionIds: readonly number[]
    readonly actionsById: Readonly<Record<number, { readonly action: UnknownAction }>>
  }
  const passing = async () => {
    const [, form] = forms[2] as (typeof forms)[number]
    const { store } = begin(form, passOn)
    askIt(store, modalOpenRequested({}))
    await until(() => phaseIn(store) === 'open')
    const { liftedStore } = store as unknown as {
      liftedStore: { dispatch(action: object): void; getState(): Lifted }
    }
    const logged = () => findRuntime(store, 'walletModal').log().length
    return { store, liftedStore, logged }
  }
  const copyOf = ({ stagedActionIds, actionsById }: Lifted) =>
    stagedActionIds
      .slice(1)
      .map(id => JSON.parse(JSON.stringify(actionsById[id]?.action)) as UnknownAction)

  it.each<[string, (lifted: Lifted) => readonly object[]]>([
    [
      'taking actions out and putting them back',
      ({ stagedActionIds }) =>
        stagedActionIds.slice(1).flatMap(id => [
          { type: 'TOGGLE_ACTION', id },
          { type: 'TOGGLE_ACTION', id },
        ]),
    ],
    [
      'another order',
      ({ stagedActionIds }) => [
        { type: 'REORDER_ACTION', actionId: stagedActionIds.at(-1), beforeActionId: 1 },
      ],
    ],
    ['a reset', () => [{ type: 'RESET' }]],
    ['a way back', () => [{ type: 'ROLLBACK' }]],
    ['a new beginning', () => [{ type: 'COMMIT' }]],
    ['an import', lifted => [{ type: 'IMPORT_STATE', nextLiftedState: copyOf(lifted) }]],
    [
      'an import of more than there was',
      lifted => [
        { type: 'IMPORT_STATE', nextLiftedState: [...copyOf(lifted), modalOpenRequested({})] },
      ],
    ],
    [
      'an import of everything',
      lifted => [{ type: 'IMPORT_STATE', nextLiftedState: { ...lifted } }],
    ],
  ])('has no effect: %s', async (_what, travel) => {
    const { liftedStore, logged } = await passing()
    const before = logged()
    for (const action of travel(liftedStore.getState())) liftedStore.dispatch(action)
    await lazyChunksCame()
    expect(logged()).toBe(before)
  })

  it('has none when a reducer is replaced', async () => {
    const { store, logged } = await passing()
    const before = logged()
    ;(store as unknown as { replaceReducer(next: unknown): void }).replaceReducer(() => ({}))
    await lazyChunksCame()
    expect(logged()).toBe(before)
  })

  it('keeps the effects of later host actions', async () => {
    const { store, liftedStore } = await passing()
    liftedStore.dispatch({ type: 'RESET' })
    expect(phaseIn(store)).toBe('closed')
    askIt(store, modalOpenRequested({}))
    await until(() => phaseIn(store) === 'open')
    liftedStore.dispatch({ type: 'JUMP_TO_STATE', index: 0, actionId: 0 })
    liftedStore.dispatch({ type: 'PAUSE_RECORDING', status: true })
    askIt(store, modalCloseRequested({ by: 'page' }))
    askIt(store, modalOpenRequested({}))
    await until(() => phaseIn(store) === 'open')
  })
})
