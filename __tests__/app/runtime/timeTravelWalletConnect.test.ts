import { createIntegration } from '../../../src/app/host/createIntegration'
import { createEngine } from '../../../src/app/runtime/engine'
import { disconnectRequested } from '../../../src/events/connectionEvents'
import { modalCloseRequested } from '../../../src/events/modalEvents'
import { pairingRequested } from '../../../src/events/pairingEvents'
import { networkChosen } from '../../../src/events/networkEvents'
import { answered, createFakeHttp } from '../../../src/testing/createFakeHttp'
import { createFakeWalletConnect } from '../../../src/testing/createFakeWalletConnect'
import { chunks } from '../../../src/testing/chunks'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { bob, pass, quietServices, settle } from '../../support/flowWorld'
import { descriptorOf, hostOptions } from '../../support/hostWorld'
import {
  bothSession,
  remoteWallet,
  openPairingUri,
  twoFamilies,
} from '../../support/walletConnectWorld'
import {
  beginTravel,
  createTravelledHost,
  doing,
  expectNothingTouched,
} from '../../support/travelWorld'

/** A host whose developer inspects a WalletConnect session with DevTools. */
function createInstrumented() {
  const walletConnect = createFakeWalletConnect({
    adapter: { switchNetwork: async () => undefined },
  })
  const http = createFakeHttp({ ...quietServices, '/getWallets': answered({ data: [], count: 0 }) })
  const storage = memoryStorage()
  const returns = new Set<() => void>()
  const walletModal = createIntegration(
    hostOptions({ ...twoFamilies, storage, adapters: [descriptorOf(), walletConnect.descriptor] }),
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
  /** Counts every effect outside the store. */
  const outside = () => ({
    pairings: walletConnect.pairings.length,
    requests: walletConnect.requests.length,
    refreshes: walletConnect.refreshCount(),
    loads: walletConnect.loadCount(),
    calls: walletConnect.adapters.reduce((sum, { calls }) => sum + calls.length, 0),
    session: walletConnect.client.session(),
    http: http.requests.length,
    writes: storage.writeCount(),
  })
  return { ...createTravelledHost(walletModal), walletConnect, outside, returns }
}
type World = ReturnType<typeof createInstrumented>

/** A visitor pairs, declines, pairs again, switches, and disconnects. */
async function visit(world: World) {
  const { walletConnect } = world
  const does = doing(world)
  await does(openPairingUri)
  walletConnect.pairing().refuse()
  await does(pairingRequested({ wallet: remoteWallet }))
  walletConnect.pairing().issuePairingUri()
  walletConnect.pairing().approve(bothSession)
  await pass(900)
  walletConnect.report({ kind: 'accounts', namespace: 'eip155', accounts: [bob] })
  await does(networkChosen({ caipNetworkId: 'eip155:8453' }))
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

  it('jumping to every moment pairs no wallet and sends it nothing', async () => {
    await visit(world)
    expect(world.outside()).toMatchObject({ pairings: 2, session: bothSession })
    await expectNothingTouched(world, () => world.jumpEverywhere())
  })

  it('toggling every action has no effect', async () => {
    await visit(world)
    await expectNothingTouched(world, () => world.toggleEverything())
  })

  it('importing the visit into a fresh page loads no relay and shows the imported state', async () => {
    await visit(world)
    const recorded = world.liftedStore.getState()
    const live = world.runtime.store.getState()
    world.runtime.dispose()
    world = createInstrumented()
    const before = world.outside()
    await world.importRecording(recorded)
    expect(world.outside()).toEqual(before)
    expect(world.walletConnect.loadCount()).toBe(0)
    expect(world.runtime.store.getState().pairing).toEqual(live.pairing)
    expect(world.runtime.store.getState().walletConnect).toEqual(live.walletConnect)
  })

  it('a pending pairing ends silently, and can be requested again', async () => {
    world.store.dispatch(openPairingUri)
    await settle()
    const actions = world.liftedStore.getState().nextActionId
    world.jump(1)
    await pass(700_000)
    expect(world.walletConnect.openPairings()).toBe(0)
    expect(world.returns.size).toBe(0)
    expect(world.liftedStore.getState().nextActionId).toBe(actions)
    world.jump(world.staged() - 1)
    world.store.dispatch(pairingRequested({ wallet: remoteWallet }))
    await settle()
    expect(world.walletConnect.openPairings()).toBe(1)
    world.store.dispatch(modalCloseRequested({ by: 'page' }))
    await settle()
    expect(world.walletConnect.openPairings()).toBe(0)
  })

  it('a pairing request while the past is on screen ends without a loop', async () => {
    world.store.dispatch(openPairingUri)
    await settle()
    world.jump(1)
    world.store.dispatch(pairingRequested({ wallet: null }))
    await settle()
    expect(world.walletConnect.openPairings()).toBeLessThanOrEqual(1)
    world.jump(world.staged() - 1)
    world.store.dispatch(modalCloseRequested({ by: 'page' }))
    await settle()
    expect(world.walletConnect.openPairings()).toBe(0)
  })

  it('the session outlives the journey and can be disconnected after it', async () => {
    await visit(world)
    world.jump(1)
    await pass(1_000)
    expect(world.walletConnect.client.session()).toEqual(bothSession)
    world.jump(world.staged() - 1)
    world.store.dispatch(disconnectRequested({}))
    await pass(2_000)
    expect(world.walletConnect.client.session()).toBeNull()
    expect(world.walletConnect.listenerCount()).toBe(0)
  })
})
