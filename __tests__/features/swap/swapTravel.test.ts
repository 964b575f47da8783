import { createIntegration } from '../../../src/app/host/createIntegration'
import { createEngine } from '../../../src/app/runtime/engine'
import { viewEntry } from '../../../src/domain/views'
import { connectRequested } from '../../../src/events/connectionEvents'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { viewPushed } from '../../../src/core/router/routerSlice'
import {
  sourceChosen,
  swapAmountTyped,
  swapConfirmed,
  swapReviewRequested,
  targetChosen,
} from '../../../src/features/swap/swapSlice'
import { chunks } from '../../../src/testing/chunks'
import { createFakeAdapter } from '../../../src/testing/createFakeAdapter'
import { createFakeHttp } from '../../../src/testing/createFakeHttp'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { friendly, HERON, NOW, pass } from '../../support/flowWorld'
import { hostOptions } from '../../support/hostWorld'
import { APPROVAL_HASH, createSwapService, createSwapWallet, USDC } from '../../support/swapWorld'
import {
  beginTravel,
  createTravelledHost,
  doing,
  expectNothingTouched,
} from '../../support/travelWorld'

/** Creates a host with Redux DevTools attached. */
function createInstrumented() {
  const { service, http: answers } = createSwapService()
  const wallet = createSwapWallet()
  const adapter = createFakeAdapter({
    ...friendly,
    ...wallet.adapter,
    watch: () => () => undefined,
    async waitForReceipt(hash) {
      if (hash === APPROVAL_HASH) service.allowance = 60_000_000n
      return { hash, status: 'confirmed', minedAt: NOW }
    },
  })
  const http = createFakeHttp(answers)
  const storage = memoryStorage()
  const walletModal = createIntegration(
    hostOptions({
      storage,
      adapters: [{ namespace: 'eip155', adapterType: 'test', load: async () => adapter }],
    }),
    { createEngine, chunks, deps: { http } },
  )
  /** Returns everything that left the store. */
  const outside = () => ({
    sent: wallet.sent.length,
    adapter: adapter.calls.length,
    http: http.requests.length,
    storage: storage.writeCount(),
  })
  return { ...createTravelledHost(walletModal), outside }
}

const ETHER = {
  address: 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  symbol: 'ETH',
  name: 'Ether',
  decimals: 18,
} as const
const DOLLAR = {
  address: `eip155:1:${USDC}`,
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 6,
} as const

/** Every jump replays the whole visit. */
jest.setTimeout(60_000)

it('time travel over a recorded swap sends no request', async () => {
  const travel = beginTravel()
  const world = createInstrumented()
  const does = doing(world)
  await does(modalOpenRequested({}))
  await does(connectRequested(HERON))
  await does(modalOpenRequested({ view: viewEntry('Account') }))
  await does(viewPushed(viewEntry('Swap')))
  await does(sourceChosen(DOLLAR))
  await does(targetChosen(ETHER))
  await does(swapAmountTyped('60'))
  await does(swapReviewRequested())
  await does(swapConfirmed())
  await does(swapConfirmed())
  await does(modalCloseRequested({ by: 'page' }))
  await pass(60_000) // remaining cleanup runs
  expect(world.outside()).toMatchObject({ sent: 2 })

  await expectNothingTouched(world, world.jumpEverywhere)
  await expectNothingTouched(world, world.toggleEverything)
  await expectNothingTouched(world, () => world.importRecording(world.liftedStore.getState()))
  await travel.end(world)
})
