import {
  createAction,
  createSlice,
  isAnyOf,
  type Middleware,
  type MiddlewareAPI,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { createFeatureHost } from '../../../src/app/runtime/createFeatureHost'
import { beginFeatures, FEATURES } from '../../../src/app/features'
import { factsOf } from '../../../src/domain/viewFacts'
import { viewEntry, type ViewEntry } from '../../../src/domain/views'
import { connectExpected } from '../../../src/events/expectedEvents'
import { featureArrived } from '../../../src/events/featureEvents'
import { storeReady } from '../../../src/events/lifecycleEvents'
import { flowsHalted, flowsResumed } from '../../../src/events/flowEvents'
import { viewShown } from '../../../src/events/viewEvents'
import { modalClosed, modalExpected, modalOpened } from '../../../src/events/modalEvents'
import {
  networkChosen,
  networkSwitchFailed,
  networkSwitchRequested,
} from '../../../src/events/networkEvents'
import { pairingFailed, pairingRequested } from '../../../src/events/pairingEvents'
import { signFailed, signRequested } from '../../../src/features/connections/signEvents'
import type { FeatureChunk, FeatureRow, RegisterFlow } from '../../../src/features/feature'
import { chunkFetched } from '../../../src/features/notifications/notificationsSlice'
import { selectIsOpen } from '../../../src/features/modal/modalSlice'
import { wentBack } from '../../../src/features/router/routerSlice'
import type { Deps } from '../../../src/ports/deps'
import { rootReducer, type RootState } from '../../../src/store/rootReducer'
import { createTestStore } from '../../../src/testing/createTestStore'
import { chunks } from '../../../src/testing/chunks'
import { quietServices } from '../../support/flowWorld'
import { turn } from '../../support/turn'

beginFeatures()
const begun = createAction<number>('walletModal/test/begun')
const own = createAction<number>('walletModal/testing/own')
const other = createAction<number>('walletModal/test/other')

const offline = () => Promise.reject(new Error('ChunkLoadError'))
const missed = (name = 'testing') => chunkFetched({ name, isHere: false })
const later = () => new Promise<FeatureChunk>(resolve => setTimeout(() => resolve({}), 0))

const isTold = (type: string) => ![featureArrived.type, flowsResumed.type].includes(type)

type Load = () => Promise<FeatureChunk>

function createWorld(loads: readonly Load[] = [], ...more: readonly FeatureRow[]) {
  const left = [...loads]
  const heard: UnknownAction[] = []
  const listens: RegisterFlow = startListening =>
    startListening({ predicate: () => true, effect: action => void heard.push(action) })
  const logged: string[] = []
  const deps = {
    logger: { log: (_level, message) => void logged.push(message) },
  } as Pick<Deps, 'logger'> as Deps
  const { store: real } = createTestStore({ http: quietServices })
  const said: UnknownAction[] = []
  let fetches = 0
  const row: FeatureRow = {
    name: 'testing',
    wakesOn: isAnyOf(begun, storeReady),
    refuse: held =>
      networkChosen.match(held)
        ? networkSwitchFailed({ ...held.payload, error: { code: 'CODE_NOT_LOADED', detail: '' } })
        : null,
    load: async () => {
      fetches += 1
      return { testing: { flows: [listens], ...(await left.shift()?.()) } }
    },
  }
  const store = {
    ...real,
    dispatch: (action: UnknownAction) => {
      said.push(action)
      host.listen(action)
      return action
    },
  } as never
  const host = createFeatureHost({ store }, deps, {
    rows: [...more, row],
  })
  return {
    host,
    heard,
    payloads: () => heard.filter(({ type }) => isTold(type)).map(a => a.payload),
    types: () => heard.map(({ type }) => type).filter(isTold),
    logged,
    said,
    real,
    fetches: () => fetches,
  }
}

describe('a feature whose code comes when something needs it', () => {
  it('is not fetched by what does not concern it', async () => {
    const world = createWorld()
    world.host.listen(other(1))
    await turn()
    expect([world.fetches(), world.heard]).toEqual([0, []])
  })

  it.each([['what its row names', begun(1)] as const, ['an action of its own', own(1)] as const])(
    'is fetched by %s, and hears what passed meanwhile, in order, and everything after',
    async (_what, action) => {
      const world = createWorld()
      world.host.listen(action)
      world.host.listen(other(2))
      expect(world.heard).toEqual([])
      await turn()
      world.host.listen(other(3))
      expect(world.payloads()).toEqual([1, 2, 3])
      expect(world.fetches()).toBe(1)
    },
  )

  it('is brought by a view of its own, once, and tells when it is there', async () => {
    const row: FeatureRow = {
      name: 'shown',
      isNeededBy: view => view.shows?.includes('offeredNetworks') === true,
      views: {
        Account: { title: 'account.title', load: () => Promise.reject(new Error('drawn')) },
      },
      load: later,
    }
    const world = createWorld([], row)
    await world.host.bring('Connect')
    await world.host.bring('Networks')
    expect(world.said).toEqual([])
    const brought = world.host.bring('Account')
    world.host.listen(modalOpened({ view: viewEntry('Account'), namespace: null }))
    await brought
    const held = [modalOpened({ view: viewEntry('Account'), namespace: null })]
    expect(world.said).toEqual([featureArrived({ name: 'shown', held })])
    await world.host.bring('Account')
    expect(world.said).toHaveLength(1)
  })

  it('comes without an action where a view alone asks for it', async () => {
    const row: FeatureRow = {
      name: 'shown',
      views: {
        Account: { title: 'account.title', load: () => Promise.reject(new Error('drawn')) },
      },
      load: later,
    }
    const world = createWorld([], row)
    await world.host.bring('Account')
    expect(world.said).toEqual([])
  })

  it('is woken by a view of another feature that has on screen what it is for', async () => {
    const row: FeatureRow = {
      name: 'shown',
      isNeededBy: view => view.shows?.includes('history') === true,
      load: later,
    }
    const world = createWorld([], row)
    const shown = (view: ViewEntry) => viewShown({ view, cause: 'pushed', previous: null })
    const opened = shown(viewEntry('Account'))
    world.host.listen(shown(viewEntry('Connect')))
    world.host.listen(opened)
    await later()
    await turn()
    expect(world.said).toEqual([featureArrived({ name: 'shown', held: [opened] })])
  })

  it('comes after those that it builds on, which it brings, and is told as they are', async () => {
    const order: string[] = []
    const row = (name: string, more: Partial<FeatureRow> = {}): FeatureRow => ({
      name,
      load: async () => (order.push(name), {}),
      ...more,
    })
    const base = row('base', { load: () => later().then(chunk => (order.push('base'), chunk)) })
    const top = row('top', { after: ['base'], wakesOn: own.match })
    const world = createWorld([], base, top)
    world.host.listen(other(1))
    expect(order).toEqual([])
    world.host.listen(own(2))
    await later()
    await turn()
    const arrived = world.said.filter(
      ({ payload }) => (payload as { name: string }).name !== 'testing',
    )
    expect(arrived).toEqual(['base', 'top'].map(name => featureArrived({ name, held: [own(2)] })))
  })

  it('keeps the start of the page for the next sign of interest when its code does not come', async () => {
    const world = createWorld([offline])
    world.host.listen(storeReady())
    world.host.listen(begun(1))
    await turn()
    world.host.listen(other(2))
    expect(world.fetches()).toBe(1)
    world.host.listen(modalExpected())
    await turn()
    expect(world.fetches()).toBe(2)
    expect(world.types()).toEqual([storeReady.type, modalExpected.type])
  })

  it('says when its code does not come, forgets what waited, and is asked for again at the next need', async () => {
    const world = createWorld([offline])
    world.host.listen(begun(1))
    await turn()
    expect(world.logged).toEqual(['The code of testing could not be loaded'])
    expect(world.said).toEqual([missed()])
    world.host.listen(other(2))
    world.host.listen(begun(3))
    await turn()
    expect(world.payloads()).toEqual([3])
    expect(world.fetches()).toBe(2)
  })

  it('refuses what was asked for when its code does not come, and that alone does not fetch it again', async () => {
    const refusal = own(7)
    const world = createWorld([], {
      name: 'refusing',
      wakesOn: begun.match,
      refuse: () => ({ ...refusal, type: 'walletModal/refusing/failed' }),
      load: offline,
    })
    world.host.listen(begun(1))
    await turn()
    await turn()
    expect(world.said.filter(({ type }) => type === 'walletModal/refusing/failed')).toHaveLength(1)
    expect(world.logged).toEqual(['The code of refusing could not be loaded'])
  })

  it('is refused where what it builds on does not come, and comes by the next try', async () => {
    const loads: Load[] = [offline, later]
    const base: FeatureRow = { name: 'base', load: () => (loads.shift() as Load)() }
    const top: FeatureRow = { name: 'top', after: ['base'], wakesOn: begun.match, load: later }
    const world = createWorld([], base, top)
    world.host.listen(begun(1))
    await later()
    await turn()
    expect(world.said).toEqual(expect.arrayContaining([missed('base'), missed('top')]))
    expect(world.logged).toEqual(['The code of base could not be loaded'])
    world.host.listen(wentBack({}))
    await later()
    await later()
    await turn()
    const arrived = world.said.filter(featureArrived.match).map(({ payload }) => payload.name)
    expect(arrived.filter(name => name !== 'testing')).toEqual(['base', 'top'])
  })

  it('gives its middleware the very dispatch and getState that thunks are given: RTK Query knows stores by them', async () => {
    const given: MiddlewareAPI[] = []
    const { store: real } = createTestStore({ http: quietServices })
    const row: FeatureRow = { name: 'asking', wakesOn: begun.match, load: later }
    const middleware: Middleware = api => {
      given.push(api)
      return next => next
    }
    createFeatureHost({ store: real }, {} as Deps, {
      rows: [row],
      chunks: { asking: { middleware } },
    })
    const ofThunks = real.dispatch((dispatch, getState) => ({ dispatch, getState }))
    expect(given).toHaveLength(1)
    expect(given[0]?.dispatch).toBe(ofThunks.dispatch)
    expect(given[0]?.getState).toBe(ofThunks.getState)
  })

  it('is told what is on screen when it comes with another try in an open card', async () => {
    const world = createWorld([offline])
    world.real.dispatch(modalOpened({ view: viewEntry('Networks'), namespace: null }))
    world.host.listen(begun(1))
    await turn()
    world.host.listen(modalExpected())
    await turn()
    expect(world.types()).toEqual([modalExpected.type, viewShown.type])
    expect(world.payloads()[1]).toMatchObject({ view: viewEntry('Networks') })
  })

  it('starts nothing of what waited before a jump in time', async () => {
    const world = createWorld()
    world.host.listen(begun(1))
    world.host.halt()
    await turn()
    expect(world.types()).toEqual([])
    world.host.halt()
    expect(world.types()).toEqual([flowsHalted.type])
  })

  it('hears nothing any more once it is given up', async () => {
    const world = createWorld()
    world.host.listen(begun(1))
    await turn()
    world.host.dispose()
    world.host.listen(other(2))
    await turn()
    expect(world.payloads()).toEqual([1])
  })
})

describe('slices that come with a feature', () => {
  const { reducer, reducerPath } = createSlice({
    name: 'walletModal/counting',
    reducerPath: 'counting',
    initialState: { sum: 0 },
    reducers: {},
    extraReducers: builder =>
      builder.addMatcher(isAnyOf(begun, other), (state, { payload }) => ({
        sum: state.sum + payload,
      })),
  })
  const sumOf = (state: unknown) => (state as { counting?: { sum: number } }).counting?.sum

  it('reduce what they were sent for, once, and so does a replay that has them from the beginning', async () => {
    let state = rootReducer(undefined, { type: 'walletModal/@@begin' })
    const log: UnknownAction[] = []
    const dispatch = (action: UnknownAction) => {
      log.push(action)
      state = rootReducer(state, action)
      host.listen(action)
      return action
    }
    const store = { getState: () => state, dispatch } as never
    const deps = { logger: { log: () => undefined } } as unknown as Deps
    const host = createFeatureHost({ store }, deps, {
      rows: [
        {
          name: 'counting',
          wakesOn: begun.match,
          load: async () => ({ counting: { slices: [{ reducerPath, reducer }] } }),
        },
      ],
    })
    dispatch(begun(1))
    dispatch(other(2))
    expect(sumOf(state)).toBeUndefined()
    await turn()
    expect(sumOf(state)).toBe(3)
    dispatch(other(4))
    expect(sumOf(state)).toBe(7)
    const replayed = log.reduce(rootReducer, rootReducer(undefined, { type: '@@replay' }))
    expect(sumOf(replayed)).toBe(7)
  })
})

describe('a feature that was missed', () => {
  /** A page with a state, and a visitor who comes back. */
  async function missFeature() {
    const lost = new Set(['testing'])
    const waiting = new Set<() => void>()
    let state = rootReducer(undefined, begun(0)) as RootState
    const store = {
      getState: () => state,
      dispatch(action: UnknownAction) {
        state = rootReducer(state, action) as RootState
        host.listen(action)
      },
    }
    const deps = {
      logger: { log: () => undefined },
      watchReturn(hear: () => void) {
        waiting.add(hear)
        return () => waiting.delete(hear)
      },
    } as unknown as Deps
    const row: FeatureRow = {
      name: 'testing',
      wakesOn: begun.match,
      load: () => (lost.size > 0 ? offline() : Promise.resolve({ testing: {} })),
      views: { Networks: { title: 'networks.title', load: () => Promise.reject(new Error()) } },
    }
    const host = createFeatureHost({ store, options: {} } as never, deps, { rows: [row] })
    store.dispatch(begun(1))
    await turn()
    const comeBack = async () => {
      for (const hear of [...waiting]) hear()
      await turn()
    }
    return { host, lost, waiting, comeBack, missing: () => state.notifications.missing }
  }

  it('is asked for again by itself once the line is back', async () => {
    const { lost, waiting, comeBack, missing } = await missFeature()
    expect(missing()).toEqual({ testing: 1 })
    await comeBack()
    expect(missing()).toEqual({ testing: 2 }) // it was not
    expect(waiting.size).toBe(1)
    lost.clear()
    await comeBack()
    expect(missing()).toEqual({})
    expect(waiting.size).toBe(0)
  })

  it('is missed no more where a view brought it', async () => {
    const { host, lost, waiting, missing } = await missFeature()
    lost.clear()
    await host.bring('Networks')
    expect(missing()).toEqual({})
    expect(waiting.size).toBe(0)
  })

  it.each(['halt', 'dispose'] as const)('waits for nobody after %s', async end => {
    const { host, waiting } = await missFeature()
    host[end]()
    expect(waiting.size).toBe(0)
  })
})

describe('flows that come with a feature', () => {
  it('know what the state was before each action, whether it was held for them or not', async () => {
    const { store: real } = createTestStore({ http: quietServices })
    const pairs: [boolean, boolean][] = []
    const register: RegisterFlow = startListening =>
      startListening({
        actionCreator: modalOpened,
        effect: (_action, api) =>
          void pairs.push([selectIsOpen(api.getOriginalState()), selectIsOpen(api.getState())]),
      })
    const host = createFeatureHost(
      { store: real },
      { logger: { log: () => undefined } } as unknown as Deps,
      {
        rows: [
          {
            name: 'counting',
            wakesOn: modalOpened.match,
            load: async () => ({ counting: { flows: [register] } }),
          },
        ],
      },
    )
    const open = modalOpened({ view: viewEntry('Connect'), namespace: null })
    const pass = (action: UnknownAction) =>
      host.handle(next => real.dispatch(next as never), action)
    pass(open)
    await turn()
    real.dispatch(modalClosed())
    pass(open)
    expect(pairs).toEqual([
      [false, true],
      [false, true],
    ])
  })
})

describe('a flow that hears what was held for it', () => {
  it('waits for the next action of a kind that it dispatches itself, not for its own', async () => {
    const outcomes: string[] = []
    const register: RegisterFlow = startListening =>
      startListening({
        actionCreator: begun,
        effect: async (_action, api) => {
          api.dispatch(other(1))
          const [taken] = await api.take(other.match)
          outcomes.push(String(taken.payload))
        },
      })
    const world = createWorld([async () => ({ flows: [register] })])
    world.host.listen(begun(0))
    await turn()
    expect(outcomes).toEqual([])
    world.host.listen(other(2))
    await turn()
    expect(outcomes).toEqual(['2'])
  })
})

describe('the features of the modal', () => {
  const caipNetworkId = 'eip155:10' as const
  const refusing = FEATURES.flatMap(({ refuse }) => refuse ?? [])
  const refusalsOf = (action: UnknownAction) => refusing.flatMap(refuse => refuse(action) ?? [])

  it.each([
    [networkChosen({ caipNetworkId }), networkSwitchFailed.type, { caipNetworkId }],
    [networkSwitchRequested({ caipNetworkId }), networkSwitchFailed.type, { caipNetworkId }],
    [pairingRequested({ wallet: null }), pairingFailed.type, {}],
    [
      signRequested({ id: '7', kind: 'message', namespace: 'eip155' }),
      signFailed.type,
      { id: '7' },
    ],
  ])('answer $type with the failure its waiters know', (action, type, about) => {
    const error = expect.objectContaining({ code: 'CODE_NOT_LOADED' }) as unknown
    expect(refusalsOf(action)).toEqual([{ type, payload: { ...about, error } }])
  })

  it('are told as missing by the name that the lists of an account ask for', () => {
    expect(FEATURES.find(row => row.isNeededBy?.(factsOf('Account')))?.name).toBe('acting')
  })

  it('have no answer where nobody waits', () => {
    expect(refusalsOf(connectExpected())).toEqual([])
  })

  it('have a chunk here or a loader, never both, or only views, and come after rows that stand before them', () => {
    const seen: string[] = []
    for (const { name, chunk, load, views, after = [] } of FEATURES) {
      expect([name, chunk && load]).toEqual([name, undefined])
      expect([name, chunk ?? load ?? views]).not.toEqual([name, undefined])
      expect(seen).toEqual(expect.arrayContaining([...after]))
      seen.push(name)
    }
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('are all in the test kit', async () => {
    const lazy = FEATURES.filter(({ load }) => load)
    expect(Object.keys(chunks).sort()).toEqual(lazy.map(({ name }) => name).sort())
    for (const { name, load } of lazy) expect(await load?.()).toHaveProperty(name, chunks[name])
  })
})
