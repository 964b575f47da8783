import {
  createAction,
  isAnyOf,
  type Middleware,
  type MiddlewareAPI,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { createFeatureHost } from '../../../src/app/runtime/createFeatureHost'
import { registerFeatures, FEATURES } from '../../../src/app/features'
import { getViewFacts } from '../../../src/domain/viewFacts'
import { viewEntry, type ViewEntry } from '../../../src/domain/views'
import { connectPreloadRequested } from '../../../src/events/preloadEvents'
import { storeReady } from '../../../src/events/lifecycleEvents'
import { flowsHalted, flowsResumed } from '../../../src/events/flowEvents'
import { viewShown } from '../../../src/events/viewEvents'
import { modalClosed, modalOpened, modalPreloadRequested } from '../../../src/events/modalEvents'
import {
  networkChosen,
  networkSwitchFailed,
  networkSwitchRequested,
} from '../../../src/events/networkEvents'
import { pairingFailed, pairingRequested } from '../../../src/events/pairingEvents'
import { signFailed, signRequested } from '../../../src/core/signing/signingEvents'
import type { FeatureChunk, Feature, RegisterFlow } from '../../../src/core/feature'
import { chunkFetched } from '../../../src/core/notifications/notificationsSlice'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { wentBack } from '../../../src/core/router/routerSlice'
import type { Deps } from '../../../src/ports/deps'
import { rootReducer, type RootState } from '../../../src/store/rootReducer'
import { createTestStore } from '../../../src/testing/createTestStore'
import { chunks } from '../../../src/testing/chunks'
import { quietServices } from '../../support/flowWorld'
import { turn } from '../../support/turn'

registerFeatures()
const begun = createAction<number>('walletModal/test/begun')
const own = createAction<number>('walletModal/testing/own')
const other = createAction<number>('walletModal/test/other')

const offline = () => Promise.reject(new Error('ChunkLoadError'))
const missed = (name = 'testing') => chunkFetched({ name, isHere: false })
const later = () => new Promise<FeatureChunk>(resolve => setTimeout(() => resolve({}), 0))
const loadLater = async () => ({ chunk: await later() })

const UNTOLD: readonly string[] = [flowsResumed.type, chunkFetched.type]
const isTold = (type: string) => !UNTOLD.includes(type)

type Load = () => Promise<FeatureChunk>

function createWorld(loads: readonly Load[] = [], ...more: readonly Feature[]) {
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
  const row: Feature = {
    name: 'testing',
    wakesOn: isAnyOf(begun, storeReady),
    refuse: held =>
      networkChosen.match(held)
        ? networkSwitchFailed({ ...held.payload, error: { code: 'CODE_NOT_LOADED', detail: '' } })
        : null,
    load: async () => {
      fetches += 1
      return { chunk: { flows: [listens], ...(await left.shift()?.()) } }
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

describe('a lazily loaded feature', () => {
  it('is not loaded by unrelated actions', async () => {
    const world = createWorld()
    world.host.listen(other(1))
    await turn()
    expect([world.fetches(), world.heard]).toEqual([0, []])
  })

  it.each([['what its row names', begun(1)] as const, ['an action of its own', own(1)] as const])(
    'is loaded by %s, and receives earlier actions in order, then every later one',
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

  it('is loaded by its own view, once, without an error', async () => {
    let loads = 0
    const row: Feature = {
      name: 'shown',
      isNeededBy: view => view.shows?.includes('offeredNetworks') === true,
      views: {
        Account: { title: 'account.title', load: () => Promise.reject(new Error('drawn')) },
      },
      load: () => {
        loads += 1
        return loadLater()
      },
    }
    const world = createWorld([], row)
    await world.host.bring('Connect')
    await world.host.bring('Networks')
    expect(world.said).toEqual([])
    const brought = world.host.bring('Account')
    world.host.listen(modalOpened({ view: viewEntry('Account'), namespace: null }))
    await brought
    await world.host.bring('Account')
    expect(loads).toBe(1)
    expect(world.said).toEqual([])
  })

  it('is loaded by a view of another feature that shows it', async () => {
    const heard: UnknownAction[] = []
    const hears: RegisterFlow = startListening =>
      startListening({ matcher: viewShown.match, effect: action => void heard.push(action) })
    const row: Feature = {
      name: 'shown',
      isNeededBy: view => view.shows?.includes('history') === true,
      load: async () => ({ chunk: { flows: [hears] } }),
    }
    const world = createWorld([], row)
    const shown = (view: ViewEntry) => viewShown({ view, cause: 'pushed', previous: null })
    const opened = shown(viewEntry('Account'))
    world.host.listen(shown(viewEntry('Connect')))
    world.host.listen(opened)
    await turn()
    expect(heard).toEqual([opened])
    expect(world.said).toEqual([])
  })

  it('loads after its dependencies, which receive the action that loaded them', async () => {
    const order: string[] = []
    const row = (name: string, more: Partial<Feature> = {}): Feature => ({
      name,
      load: async () => (order.push(name), { chunk: {} }),
      ...more,
    })
    const heardByBase: UnknownAction[] = []
    const hears: RegisterFlow = startListening =>
      startListening({ matcher: own.match, effect: action => void heardByBase.push(action) })
    const base = row('base', {
      load: async () => {
        await later()
        order.push('base')
        return { chunk: { flows: [hears] } }
      },
    })
    const top = row('top', { after: ['base'], wakesOn: own.match })
    const world = createWorld([], base, top)
    world.host.listen(other(1))
    expect(order).toEqual([])
    world.host.listen(own(2))
    await later()
    await turn()
    expect(order).toEqual(['top', 'base'])
    expect(heardByBase).toEqual([own(2)])
    const proceeded: string[] = []
    const ownOf = (name: string) => ({ type: `walletModal/${name}/own` })
    for (const name of ['base', 'top'])
      expect(world.host.postpone(ownOf(name), () => proceeded.push(name))).toBe(false)
    expect(proceeded).toEqual([])
  })

  it('keeps storeReady for the next interaction when its chunk fails to load', async () => {
    const world = createWorld([offline])
    world.host.listen(storeReady())
    world.host.listen(begun(1))
    await turn()
    world.host.listen(other(2))
    expect(world.fetches()).toBe(1)
    world.host.listen(modalPreloadRequested())
    await turn()
    expect(world.fetches()).toBe(2)
    expect(world.types()).toEqual([storeReady.type, modalPreloadRequested.type])
  })

  it('reports a failed chunk, drops the queued actions, and retries at the next need', async () => {
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

  it('rejects queued requests when its chunk fails to load, which alone does not retry', async () => {
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

  it('rejects when a dependency fails to load, and loads on the next try', async () => {
    const loads: Load[] = [offline, later]
    const base: Feature = {
      name: 'base',
      load: async () => ({ chunk: await (loads.shift() as Load)() }),
    }
    const top: Feature = { name: 'top', after: ['base'], wakesOn: begun.match, load: loadLater }
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
    const here = ['base', 'top'].map(name => chunkFetched({ name, isHere: true }))
    expect(world.said).toEqual(expect.arrayContaining(here))
  })

  it('gives its middleware the thunks’ own dispatch and getState, by which RTK Query tells stores apart', async () => {
    const given: MiddlewareAPI[] = []
    const { store: real } = createTestStore({ http: quietServices })
    const row: Feature = { name: 'asking', wakesOn: begun.match, load: loadLater }
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

  it('receives the current view when a retry in an open card loads it', async () => {
    const world = createWorld([offline])
    world.real.dispatch(modalOpened({ view: viewEntry('Networks'), namespace: null }))
    world.host.listen(begun(1))
    await turn()
    world.host.listen(modalPreloadRequested())
    await turn()
    expect(world.types()).toEqual([modalPreloadRequested.type, viewShown.type])
    expect(world.payloads()[1]).toMatchObject({ view: viewEntry('Networks') })
  })

  it('starts nothing that was queued before a time travel jump', async () => {
    const world = createWorld()
    world.host.listen(begun(1))
    world.host.halt()
    await turn()
    expect(world.types()).toEqual([])
    world.host.halt()
    expect(world.types()).toEqual([flowsHalted.type])
  })

  it('receives nothing after it is disposed of', async () => {
    const world = createWorld()
    world.host.listen(begun(1))
    await turn()
    world.host.dispose()
    world.host.listen(other(2))
    await turn()
    expect(world.payloads()).toEqual([1])
  })
})

describe('an action of a feature that is not loaded', () => {
  const ask = (id: number) => own(id)

  it('is reduced after the feature has loaded, in order', async () => {
    const world = createWorld()
    const proceeded: number[] = []
    const postpone = (id: number) => world.host.postpone(ask(id), () => proceeded.push(id))
    expect([postpone(1), postpone(2)]).toEqual([true, true])
    expect(world.host.postpone(other(3), () => proceeded.push(3))).toBe(false)
    expect(proceeded).toEqual([])
    await turn()
    expect(proceeded).toEqual([1, 2])
    expect(world.fetches()).toBe(1)
    expect(postpone(4)).toBe(false)
  })

  it('reaches flows that have already received the earlier actions', async () => {
    const world = createWorld()
    world.host.postpone(ask(1), () => world.host.listen(ask(1)))
    world.host.listen(other(2))
    await turn()
    expect(world.payloads()).toEqual([2, 1])
  })

  it('is rejected when the chunk fails to load, and does not retry it', async () => {
    const refusing: Feature = {
      name: 'asked',
      refuse: ({ payload }) => ({ type: 'walletModal/asked/failed', payload }),
      load: offline,
    }
    const world = createWorld([], refusing)
    const proceeded: number[] = []
    const asked = { type: 'walletModal/asked/begun', payload: 5 }
    expect(world.host.postpone(asked, () => proceeded.push(5))).toBe(true)
    await turn()
    await turn()
    expect(world.said).toEqual([{ type: 'walletModal/asked/failed', payload: 5 }])
    expect([proceeded, world.logged]).toEqual([[], ['The code of asked could not be loaded']])
  })

  it('reports the feature as missing where nothing rejects it, and the next action retries', async () => {
    const world = createWorld([offline])
    const proceeded: number[] = []
    world.host.postpone(ask(1), () => proceeded.push(1))
    await turn()
    expect(world.said).toEqual([missed()])
    world.host.postpone(ask(2), () => proceeded.push(2))
    await turn()
    expect(proceeded).toEqual([2])
    expect(world.fetches()).toBe(2)
  })

  it('is rejected each time a dependency fails to load', async () => {
    const base: Feature = { name: 'base', wakesOn: begun.match, load: offline }
    const top: Feature = {
      name: 'top',
      after: ['base'],
      refuse: ({ payload }) => ({ type: 'walletModal/top/failed', payload }),
      load: loadLater,
    }
    const world = createWorld([], base, top)
    world.host.listen(begun(0))
    await turn()
    for (const payload of [1, 2]) {
      const asked = { type: 'walletModal/top/begun', payload }
      expect(world.host.postpone(asked, () => undefined)).toBe(true)
      await later()
      await turn()
      expect(world.said.at(-1)).toEqual({ type: 'walletModal/top/failed', payload })
    }
  })

  it('starts nothing after a time travel jump', async () => {
    const world = createWorld()
    const proceeded: number[] = []
    world.host.postpone(ask(1), () => proceeded.push(1))
    world.host.halt()
    await turn()
    expect(proceeded).toEqual([])
  })
})

describe('a missing feature', () => {
  /** A page with state and one missing feature, and a visitor who returns to the page. */
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
    const row: Feature = {
      name: 'testing',
      wakesOn: begun.match,
      load: () => (lost.size > 0 ? offline() : Promise.resolve({ chunk: {} })),
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

  it('is retried automatically once the network is back', async () => {
    const { lost, waiting, comeBack, missing } = await missFeature()
    expect(missing()).toEqual({ testing: 1 })
    await comeBack()
    expect(missing()).toEqual({ testing: 2 }) // the second attempt failed, too
    expect(waiting.size).toBe(1)
    lost.clear()
    await comeBack()
    expect(missing()).toEqual({})
    expect(waiting.size).toBe(0)
  })

  it('is no longer missing once a view has loaded it', async () => {
    const { host, lost, waiting, missing } = await missFeature()
    lost.clear()
    await host.bring('Networks')
    expect(missing()).toEqual({})
    expect(waiting.size).toBe(0)
  })

  it.each(['halt', 'dispose'] as const)('waits for nothing after %s', async end => {
    const { host, waiting } = await missFeature()
    host[end]()
    expect(waiting.size).toBe(0)
  })
})

describe('lazily loaded flows', () => {
  it('receive the state before each action, queued or not', async () => {
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
            load: async () => ({ chunk: { flows: [register] } }),
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

describe('a flow with queued actions', () => {
  it('waits for the next action of a type that it dispatches itself, not for its own', async () => {
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
  ])('answer $type with the failure that callers expect', (action, type, about) => {
    const error = expect.objectContaining({ code: 'CODE_NOT_LOADED' }) as unknown
    expect(refusalsOf(action)).toEqual([{ type, payload: { ...about, error } }])
  })

  it('are reported as missing by the names that the account’s rows use', () => {
    const needed = FEATURES.filter(({ isNeededBy }) => isNeededBy?.(getViewFacts('Account')))
    expect(needed.map(({ name }) => name)).toEqual(['network', 'account', 'transactions'])
  })

  it('have no answer where no caller waits', () => {
    expect(refusalsOf(connectPreloadRequested())).toEqual([])
  })

  it('have code or a loader, and come after the features they depend on', () => {
    const seen: string[] = []
    for (const { name, chunk, load, after = [] } of FEATURES) {
      expect([name, chunk ?? load]).not.toEqual([name, undefined])
      expect(seen).toEqual(expect.arrayContaining([...after]))
      seen.push(name)
    }
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('are all in the test kit', async () => {
    const lazy = FEATURES.filter(({ load }) => load)
    expect(Object.keys(chunks).sort()).toEqual(lazy.map(({ name }) => name).sort())
    for (const { name, load } of lazy) expect(await load?.()).toHaveProperty('chunk', chunks[name])
  })
})
