import { instrument } from '@redux-devtools/instrument'
import { configureStore, type StoreEnhancer, type UnknownAction } from '@reduxjs/toolkit'
import { createIntegration } from '../../src/app/createIntegration'
import { createEngine } from '../../src/app/engine'
import { findRuntime } from '../../src/app/findRuntime'
import { disconnectRequested } from '../../src/events/connectionEvents'
import { modalCloseRequested } from '../../src/events/modalEvents'
import { pairingRequested } from '../../src/events/pairingEvents'
import { networkChosen } from '../../src/events/networkEvents'
import type { HostStore } from '../../src/store/scopedStore'
import { answered, createFakeHttp } from '../../src/testing/createFakeHttp'
import { createFakeRelay } from '../../src/testing/createFakeRelay'
import { createWholeAccountEngine } from '../../src/testing/createWholeAccountEngine'
import { memoryStorage } from '../../src/testing/memoryStorage'
import { bob, NOW, pass, quietServices, settle } from '../support/flowWorld'
import { descriptorOf, hostOptions } from '../support/hostWorld'
import { bothSession, farWallet, openCode, twoFamilies } from '../support/relayWorld'

interface Lifted {
  readonly stagedActionIds: readonly number[]
  readonly nextActionId: number
}
interface LiftedStore {
  dispatch(action: object): void
  getState(): Lifted
}

/** A host whose developer looks at a wallet on another device with DevTools. */
function createInstrumented() {
  const relay = createFakeRelay({ adapter: { switchNetwork: async () => undefined } })
  const http = createFakeHttp({ ...quietServices, '/getWallets': answered({ data: [], count: 0 }) })
  const storage = memoryStorage()
  const returns = new Set<() => void>()
  const walletModal = createIntegration(
    hostOptions({ ...twoFamilies, storage, adapters: [descriptorOf(), relay.descriptor] }),
    {
      createEngine,
      createAccountEngine: createWholeAccountEngine,
      deps: {
        http,
        watchReturn(onReturn) {
          returns.add(onReturn)
          return () => returns.delete(onReturn)
        },
      },
    },
  )
  const store = configureStore({
    reducer: { todos: (todos: readonly string[] = []) => todos },
    middleware: getDefault => getDefault({ immutableCheck: true, serializableCheck: true }),
    enhancers: getDefault =>
      getDefault()
        .prepend(walletModal.enhancer)
        .concat(instrument() as StoreEnhancer),
    devTools: false,
  }) as unknown as HostStore
  const { liftedStore } = store as unknown as { liftedStore: LiftedStore }
  const runtime = findRuntime(store, 'walletModal')
  /** Everything that left the store. */
  const outside = () => ({
    pairings: relay.pairings.length,
    requests: relay.requests.length,
    refreshes: relay.refreshCount(),
    loads: relay.loadCount(),
    calls: relay.adapters.reduce((sum, { calls }) => sum + calls.length, 0),
    session: relay.client.session(),
    http: http.requests.length,
    writes: storage.writeCount(),
  })
  return { relay, store, liftedStore, runtime, outside, returns }
}
type World = ReturnType<typeof createInstrumented>

/** A visitor pairs, refuses, pairs again, moves, and says goodbye. */
async function visit({ store, relay }: World) {
  const does = async (action: UnknownAction) => {
    store.dispatch(action)
    await pass(900)
  }
  await does(openCode)
  relay.pairing().refuse()
  await does(pairingRequested({ wallet: farWallet }))
  relay.pairing().issueCode()
  relay.pairing().approve(bothSession)
  await pass(900)
  relay.report({ kind: 'accounts', namespace: 'eip155', accounts: [bob] })
  await does(networkChosen({ networkId: 'eip155:8453' }))
  await does(modalCloseRequested({ by: 'page' }))
}

jest.setTimeout(60_000)

describe('time travel through a pairing', () => {
  let world: World
  let printed: jest.SpyInstance

  beforeEach(() => {
    jest.useFakeTimers({ now: NOW })
    printed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    world = createInstrumented()
  })
  afterEach(async () => {
    world.runtime.dispose()
    await pass(3_600_000)
    jest.useRealTimers()
    const messages: unknown[] = printed.mock.calls
    printed.mockRestore()
    expect(messages).toEqual([])
  })

  const staged = () => world.liftedStore.getState().stagedActionIds.length
  const jump = (index: number) =>
    world.liftedStore.dispatch({ type: 'JUMP_TO_STATE', actionId: index, index })

  async function touchesNothing(travel: () => void | Promise<void>) {
    const before = world.outside()
    const actions = world.liftedStore.getState().nextActionId
    await travel()
    await settle()
    expect(world.outside()).toEqual(before)
    expect(world.liftedStore.getState().nextActionId).toBe(actions)
  }

  it('jumping to every moment pairs nobody and says nothing to the wallet', async () => {
    await visit(world)
    expect(world.outside()).toMatchObject({ pairings: 2, session: bothSession })
    await touchesNothing(async () => {
      for (let index = 0; index < staged(); index++) {
        jump(index)
        await pass(100)
      }
      await pass(60_000)
    })
  })

  it('toggling every action touches nothing', async () => {
    await visit(world)
    await touchesNothing(async () => {
      for (const id of world.liftedStore.getState().stagedActionIds.filter(each => each > 0)) {
        world.liftedStore.dispatch({ type: 'TOGGLE_ACTION', id })
        world.liftedStore.dispatch({ type: 'TOGGLE_ACTION', id })
      }
      await pass(60_000)
    })
  })

  it('importing the visit into a fresh page loads no relay and shows what was there', async () => {
    await visit(world)
    const recorded = world.liftedStore.getState()
    const live = world.runtime.store.getState()
    world.runtime.dispose()
    world = createInstrumented()
    const before = world.outside()
    world.liftedStore.dispatch({ type: 'IMPORT_STATE', nextLiftedState: recorded })
    await pass(60_000)
    expect(world.outside()).toEqual(before)
    expect(world.relay.loadCount()).toBe(0)
    expect(world.runtime.store.getState().pairing).toEqual(live.pairing)
    expect(world.runtime.store.getState().relay).toEqual(live.relay)
  })

  it('a pairing that waits ends in silence, and can be asked for again', async () => {
    world.store.dispatch(openCode)
    await settle()
    const actions = world.liftedStore.getState().nextActionId
    jump(1)
    await pass(700_000)
    expect(world.relay.openPairings()).toBe(0)
    expect(world.returns.size).toBe(0)
    expect(world.liftedStore.getState().nextActionId).toBe(actions)
    jump(staged() - 1)
    world.store.dispatch(pairingRequested({ wallet: farWallet }))
    await settle()
    expect(world.relay.openPairings()).toBe(1)
    world.store.dispatch(modalCloseRequested({ by: 'page' }))
    await settle()
    expect(world.relay.openPairings()).toBe(0)
  })

  it('a wish to pair while the past is on screen ends without a loop', async () => {
    world.store.dispatch(openCode)
    await settle()
    jump(1)
    world.store.dispatch(pairingRequested({ wallet: null }))
    await settle()
    expect(world.relay.openPairings()).toBeLessThanOrEqual(1)
    jump(staged() - 1)
    world.store.dispatch(modalCloseRequested({ by: 'page' }))
    await settle()
    expect(world.relay.openPairings()).toBe(0)
  })

  it('the session outlives the journey and can be ended after it', async () => {
    await visit(world)
    jump(1)
    await pass(1_000)
    expect(world.relay.client.session()).toEqual(bothSession)
    jump(staged() - 1)
    world.store.dispatch(disconnectRequested({}))
    await pass(2_000)
    expect(world.relay.client.session()).toBeNull()
    expect(world.relay.listenerCount()).toBe(0)
  })
})
