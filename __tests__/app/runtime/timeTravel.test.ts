import { SHOULD_AUTOBATCH, type UnknownAction } from '@reduxjs/toolkit'
import { chunks } from '../../../src/testing/chunks'
import { createIntegration } from '../../../src/app/host/createIntegration'
import { createEngine } from '../../../src/app/runtime/engine'
import { viewEntry } from '../../../src/domain/views'
import { connectRequested } from '../../../src/events/connectionEvents'
import {
  modalCloseRequested,
  modalOpenRequested,
  modalPreloadRequested,
} from '../../../src/events/modalEvents'
import { networkChosen } from '../../../src/events/networkEvents'
import { reviewRequested } from '../../../src/events/sendEvents'
import {
  accountRefreshRequested,
  copyRequested,
  tabSelected,
} from '../../../src/core/account/accountSlice'
import { viewPushed } from '../../../src/core/router/routerSlice'
import {
  amountTyped,
  recipientTyped,
  sendConfirmed,
  tokenChosen,
} from '../../../src/features/send/sendSlice'
import { createFakeAdapter } from '../../../src/testing/createFakeAdapter'
import { createFakeHttp } from '../../../src/testing/createFakeHttp'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import {
  BOB,
  friendly,
  hang,
  HERON,
  NOW,
  pass,
  quietServices,
  settle,
} from '../../support/flowWorld'
import { hostOptions } from '../../support/hostWorld'
import { ether, fee, HASH } from '../../support/payment'
import { readBalance } from '../../support/readBalance'
import {
  beginTravel,
  createTravelledHost,
  doing,
  expectNothingTouched,
  todos,
} from '../../support/travelWorld'

/** A host whose developer inspects it with DevTools. */
function createInstrumented(adapterParts = {}) {
  const adapter = createFakeAdapter({
    ...friendly,
    watch: () => () => undefined,
    estimateFee: async () => fee,
    send: async () => HASH,
    waitForReceipt: async () => ({ hash: HASH, status: 'confirmed', minedAt: NOW }),
    ...adapterParts,
  })
  const http = createFakeHttp(quietServices)
  const storage = memoryStorage()
  const page = { copied: 0, opened: 0 }
  const walletModal = createIntegration(
    hostOptions({
      storage,
      adapters: [{ namespace: 'eip155', adapterType: 'test', load: async () => adapter }],
    }),
    {
      createEngine,
      chunks,
      deps: {
        http,
        clipboard: {
          writeText: async () => void (page.copied += 1),
          readText: async () => '',
        },
        openLink: () => void (page.opened += 1),
      },
    },
  )
  /** Counts every effect outside the store. */
  const outside = () => ({
    adapter: adapter.calls.length,
    http: http.requests.length,
    storage: storage.writeCount(),
    clipboard: page.copied,
  })
  return { ...createTravelledHost(walletModal), adapter, outside }
}

type World = ReturnType<typeof createInstrumented>

/**
 * A visitor connects, browses, switches, sends and reads the outcome. Chain answers are still
 * cached.
 */
async function lookAround(world: World) {
  const does = doing(world)
  await does(modalOpenRequested({}))
  await does(connectRequested(HERON))
  await does(modalOpenRequested({}))
  await does(copyRequested({ text: BOB, what: 'address' }))
  await does(viewPushed(viewEntry('Networks')))
  await does(networkChosen({ caipNetworkId: 'eip155:8453' }))
  await does(networkChosen({ caipNetworkId: 'eip155:1' }))
  await does(viewPushed(viewEntry('WalletSend')))
  await does(tokenChosen(ether))
  await does(amountTyped('0.5'))
  await does(recipientTyped(BOB))
  await does(reviewRequested())
  await does(sendConfirmed())
  await does(tabSelected({ namespace: 'eip155', tab: 'activity' }))
  world.store.dispatch(todos.actions.added('milk'))
  await does(modalCloseRequested({ by: 'visitor' }))
}

/** The same visit, continued until the cleanup timers have run. */
async function visit(world: World) {
  await lookAround(world)
  await pass(60_000)
}

/** Every jump reduces the whole visit again. */
jest.setTimeout(60_000)

describe('time travel through a visit', () => {
  let travel: ReturnType<typeof beginTravel>
  let fetched: jest.SpyInstance
  let opened: jest.SpyInstance
  let world: World

  beforeEach(() => {
    travel = beginTravel()
    fetched = jest.spyOn(globalThis, 'fetch')
    opened = jest.spyOn(window, 'open').mockImplementation(() => null)
    world = createInstrumented()
  })
  afterEach(async () => {
    await travel.end(world)
    for (const spy of [fetched, opened]) spy.mockRestore()
  })

  const touchesNothing = async (travel: () => void | Promise<void>) => {
    await expectNothingTouched(world, travel)
    expect(fetched).not.toHaveBeenCalled()
    expect(opened).not.toHaveBeenCalled()
  }

  it('the visit itself causes every effect', async () => {
    await visit(world)
    expect(world.staged()).toBeGreaterThanOrEqual(60)
    const { adapter, http, storage, clipboard } = world.outside()
    expect(Math.min(adapter, http, storage, clipboard)).toBeGreaterThan(0)
    expect(new Set(world.adapter.calls.map(({ method }) => method))).toEqual(
      new Set([
        'discover',
        'connect',
        'watch',
        'getNativeBalance',
        'switchNetwork',
        'estimateFee',
        'isContract',
        'send',
        'waitForReceipt',
      ]),
    )
  })

  it('jumping to every moment has no effect', async () => {
    await visit(world)
    await touchesNothing(() => world.jumpEverywhere())
  })

  it('jumping to a pending connection shows its view, without asking the wallet', async () => {
    await visit(world)
    const { actionsById } = world.liftedStore.getState()
    const id = Object.entries(actionsById).find(
      ([, { action }]) => action.type === connectRequested.type,
    )?.[0]
    await touchesNothing(() => {
      world.liftedStore.dispatch({ type: 'JUMP_TO_ACTION', actionId: Number(id) })
    })
    const { router, connections, modal } = world.runtime.store.getState()
    expect(modal.phase).toBe('open')
    expect(router.history.at(-1)?.name).toBe('ConnectingExternal')
    expect(connections.attempt?.phase).toBe('waiting')
  })

  it('toggling every action has no effect', async () => {
    await visit(world)
    await touchesNothing(() => world.toggleEverything())
  })

  it('a batched action has no effect either: removed cache entries', async () => {
    await visit(world)
    const before = world.outside()
    // RTK Query removes unused cache entries in a batch, so subscribers see it in the next frame.
    const gone = { type: 'api/removed', meta: { [SHOULD_AUTOBATCH]: true } }
    for (const id of world.liftedStore.getState().stagedActionIds.slice(1)) {
      world.liftedStore.dispatch({ type: 'TOGGLE_ACTION', id })
      world.store.dispatch(gone)
      world.liftedStore.dispatch({ type: 'TOGGLE_ACTION', id })
    }
    await pass(60_000)
    expect(world.outside()).toEqual(before)
  })

  it('an expired answer stays while the past is on screen', async () => {
    await lookAround(world)
    await touchesNothing(async () => {
      world.jump(world.staged() - 10)
      await pass(120_000)
    })
  })

  it('importing a whole session into a fresh page has no effect', async () => {
    await visit(world)
    const recorded = world.liftedStore.getState()
    const live = world.runtime.store.getState()
    world.runtime.dispose()
    world = createInstrumented()
    const before = world.outside()
    await world.importRecording(recorded)
    expect(world.outside()).toEqual(before)
    expect(world.liftedStore.getState().nextActionId).toBe(recorded.nextActionId)
    expect(world.runtime.store.getState().router).toEqual(live.router)
    expect(world.runtime.store.getState().transactions).toEqual(live.transactions)
  })

  it('resetting and committing have no effect', async () => {
    await visit(world)
    const before = world.outside()
    for (const type of ['COMMIT', 'ROLLBACK', 'RESET']) {
      world.liftedStore.dispatch({ type, timestamp: 0 })
      await pass(60_000)
    }
    expect(world.outside()).toEqual(before)
    expect(fetched).not.toHaveBeenCalled()
  })

  it('a pending connection ends silently, and can be requested again', async () => {
    world.runtime.dispose()
    world = createInstrumented({ connect: hang })
    world.store.dispatch(modalOpenRequested({}))
    world.store.dispatch(connectRequested(HERON))
    await settle()
    await touchesNothing(async () => {
      world.jump(1)
      await pass(600_000)
    })
    world.jump(world.staged() - 1)
    const before = world.adapter.calls.length
    world.store.dispatch(connectRequested(HERON))
    await settle()
    expect(world.adapter.calls.slice(before).map(({ method }) => method)).toEqual(['connect'])
    world.store.dispatch(modalCloseRequested({ by: 'page' }))
    await settle()
  })

  it('the page keeps working after the journey, and repeats its pending requests', async () => {
    await visit(world)
    world.jump(3)
    world.jump(world.staged() - 1)
    const before = world.outside()
    await visit(world)
    expect(world.outside().adapter).toBeGreaterThan(before.adapter)
    expect(world.runtime.store.getState().transactions?.submitted).toMatchObject([
      { status: 'confirmed' },
    ])
  })

  it('an answer that only looks pending is requested again', async () => {
    await visit(world)
    const recorded = world.liftedStore.getState()
    const { actionsById, stagedActionIds } = recorded
    const moment = stagedActionIds.findIndex(id => {
      const { type, meta } = actionsById[id]?.action as UnknownAction & {
        readonly meta?: { readonly arg?: { readonly endpointName?: string } }
      }
      return type.endsWith('executeQuery/pending') && meta?.arg?.endpointName === 'getNativeBalance'
    })
    world.runtime.dispose()
    world = createInstrumented()
    world.liftedStore.dispatch({
      type: 'IMPORT_STATE',
      nextLiftedState: {
        ...recorded,
        stagedActionIds: stagedActionIds.slice(0, moment + 1),
        computedStates: recorded.computedStates.slice(0, moment + 1),
        currentStateIndex: moment,
      },
    })
    await settle()
    const balance = () => readBalance(world.runtime.store.getState()).phase
    expect(balance()).toBe('loading')
    world.store.dispatch(modalPreloadRequested())
    world.store.dispatch(accountRefreshRequested())
    await settle()
    expect(balance()).toBe('known')
  })

  it('a host’s own action is not time travel', async () => {
    world.runtime.dispose()
    world = createInstrumented({ connect: hang })
    world.store.dispatch(modalOpenRequested({}))
    world.store.dispatch(connectRequested(HERON))
    await settle()
    world.store.dispatch(todos.actions.added('milk'))
    await settle()
    world.store.dispatch(modalCloseRequested({ by: 'visitor' }))
    await settle()
    expect(world.runtime.store.getState().connections.attempt).toBeNull()
    expect(world.runtime.log().map(({ action }) => action.type)).toContain(
      'walletModal/connections/connectCancelled',
    )
  })
})
