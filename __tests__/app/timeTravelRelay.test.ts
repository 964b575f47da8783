import { createIntegration } from '../../src/app/createIntegration'
import { createEngine } from '../../src/app/engine'
import { disconnectRequested } from '../../src/events/connectionEvents'
import { modalCloseRequested } from '../../src/events/modalEvents'
import { pairingRequested } from '../../src/events/pairingEvents'
import { networkChosen } from '../../src/events/networkEvents'
import { answered, createFakeHttp } from '../../src/testing/createFakeHttp'
import { createFakeRelay } from '../../src/testing/createFakeRelay'
import { chunks } from '../../src/testing/chunks'
import { memoryStorage } from '../../src/testing/memoryStorage'
import { bob, pass, quietServices, settle } from '../support/flowWorld'
import { descriptorOf, hostOptions } from '../support/hostWorld'
import { bothSession, farWallet, openCode, twoFamilies } from '../support/relayWorld'
import {
  beginTravel,
  createTravelledHost,
  doing,
  expectNothingTouched,
} from '../support/travelWorld'

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
      chunks,
      deps: {
        http,
        watchReturn(onReturn) {
          returns.add(onReturn)
          return () => returns.delete(onReturn)
        },
      },
    },
  )
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
  return { ...createTravelledHost(walletModal), relay, outside, returns }
}
type World = ReturnType<typeof createInstrumented>

/** A visitor pairs, refuses, pairs again, moves, and says goodbye. */
async function visit(world: World) {
  const { relay } = world
  const does = doing(world)
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
  let travel: ReturnType<typeof beginTravel>

  beforeEach(() => {
    travel = beginTravel()
    world = createInstrumented()
  })
  afterEach(() => travel.end(world))

  it('jumping to every moment pairs nobody and says nothing to the wallet', async () => {
    await visit(world)
    expect(world.outside()).toMatchObject({ pairings: 2, session: bothSession })
    await expectNothingTouched(world, () => world.jumpEverywhere())
  })

  it('toggling every action touches nothing', async () => {
    await visit(world)
    await expectNothingTouched(world, () => world.toggleEverything())
  })

  it('importing the visit into a fresh page loads no relay and shows what was there', async () => {
    await visit(world)
    const recorded = world.liftedStore.getState()
    const live = world.runtime.store.getState()
    world.runtime.dispose()
    world = createInstrumented()
    const before = world.outside()
    await world.importRecording(recorded)
    expect(world.outside()).toEqual(before)
    expect(world.relay.loadCount()).toBe(0)
    expect(world.runtime.store.getState().pairing).toEqual(live.pairing)
    expect(world.runtime.store.getState().relay).toEqual(live.relay)
  })

  it('a pairing that waits ends in silence, and can be asked for again', async () => {
    world.store.dispatch(openCode)
    await settle()
    const actions = world.liftedStore.getState().nextActionId
    world.jump(1)
    await pass(700_000)
    expect(world.relay.openPairings()).toBe(0)
    expect(world.returns.size).toBe(0)
    expect(world.liftedStore.getState().nextActionId).toBe(actions)
    world.jump(world.staged() - 1)
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
    world.jump(1)
    world.store.dispatch(pairingRequested({ wallet: null }))
    await settle()
    expect(world.relay.openPairings()).toBeLessThanOrEqual(1)
    world.jump(world.staged() - 1)
    world.store.dispatch(modalCloseRequested({ by: 'page' }))
    await settle()
    expect(world.relay.openPairings()).toBe(0)
  })

  it('the session outlives the journey and can be ended after it', async () => {
    await visit(world)
    world.jump(1)
    await pass(1_000)
    expect(world.relay.client.session()).toEqual(bothSession)
    world.jump(world.staged() - 1)
    world.store.dispatch(disconnectRequested({}))
    await pass(2_000)
    expect(world.relay.client.session()).toBeNull()
    expect(world.relay.listenerCount()).toBe(0)
  })
})
