import { createIntegration } from '../../../src/app/host/createIntegration'
import { createEngine } from '../../../src/app/runtime/engine'
import { ModalError } from '../../../src/domain/ModalError'
import type { SignInPhase } from '../../../src/domain/signInState'
import { connectRequested, disconnectRequested } from '../../../src/events/connectionEvents'
import { networkChosen } from '../../../src/events/networkEvents'
import {
  signInCancelled,
  signInMessageRequested,
  signInRequested,
  signOutRequested,
} from '../../../src/features/siwx/siwxEvents'
import { chunks } from '../../../src/testing/chunks'
import { createFakeAdapter } from '../../../src/testing/createFakeAdapter'
import { createFakeHttp } from '../../../src/testing/createFakeHttp'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { friendly, HERON, pass, quietServices } from '../../support/flowWorld'
import { hostOptions } from '../../support/hostWorld'
import { createFakeSiwx, PAGE } from '../../support/siwxWorld'
import {
  beginTravel,
  createTravelledHost,
  doing,
  expectNothingTouched,
} from '../../support/travelWorld'

const eip155 = { namespace: 'eip155' } as const
const PHASES: readonly SignInPhase[] = [
  'checking',
  'asking',
  'signing',
  'storing',
  'signedIn',
  'cancelled',
  'failed',
  'signedOut',
]

/** Creates a host that requires sign-in, with Redux DevTools attached. */
function createWorld() {
  let signatures = 0
  const adapter = createFakeAdapter({
    ...friendly,
    watch: () => () => undefined,
    async signMessage() {
      signatures += 1
      if (signatures === 1) throw new ModalError('USER_REJECTED')
      return '0x1b'
    },
  })
  const siwx = createFakeSiwx({ getRequired: () => false })
  const http = createFakeHttp(quietServices)
  const storage = memoryStorage()
  const walletModal = createIntegration(
    hostOptions({
      storage,
      siwx,
      adapters: [{ ...eip155, adapterType: 'test', load: async () => adapter }],
    }),
    {
      createEngine,
      chunks,
      deps: {
        http,
        readOpenPage: () => ({ href: PAGE.uri, origin: 'https://page.example', globals: [] }),
      },
    },
  )
  const outside = () => ({
    wallet: adapter.calls.length,
    http: http.requests.length,
    storage: storage.writeCount(),
    siwx: siwx.calls.length,
  })
  return { ...createTravelledHost(walletModal), outside }
}
type World = ReturnType<typeof createWorld>

/** Declines once, signs, switches network, declines there, returns, signs out and disconnects. */
async function visit(world: World) {
  const does = doing(world)
  await does(connectRequested(HERON))
  await pass(2_000)
  await does(signInMessageRequested(eip155))
  await does(signInRequested(eip155))
  await does(signInRequested(eip155))
  await does(networkChosen({ caipNetworkId: 'eip155:8453' }))
  await pass(2_000)
  await does(signInCancelled(eip155))
  await does(networkChosen({ caipNetworkId: 'eip155:1' }))
  await pass(2_000)
  await does(signOutRequested(eip155))
  await does(disconnectRequested({}))
  await pass(5_000)
}

const phasesIn = (world: World): readonly unknown[] => [
  ...new Set(
    world.liftedStore.getState().computedStates.flatMap(computed => {
      const { state } = computed as {
        state: { walletModal: { siwx?: { byNamespace: { eip155?: { phase: unknown } } } } }
      }
      return state.walletModal.siwx?.byNamespace.eip155?.phase ?? []
    }),
  ),
]

describe('P38 time travel over a recorded sign-in', () => {
  let clock: ReturnType<typeof beginTravel>
  beforeEach(() => (clock = beginTravel()))

  it('passes every phase and repeats no request', async () => {
    const world = createWorld()
    await visit(world)
    expect([...phasesIn(world)].sort()).toEqual([...PHASES].sort())
    expect(world.outside().siwx).toBeGreaterThan(5)
    await expectNothingTouched(world, world.jumpEverywhere)
    await expectNothingTouched(world, world.toggleEverything)

    const recording = world.liftedStore.getState()
    const other = createWorld()
    await pass(5_000)
    await other.importRecording(recording)
    await expectNothingTouched(other, other.jumpEverywhere)
    other.runtime.dispose()
    await clock.end(world)
  })
})
