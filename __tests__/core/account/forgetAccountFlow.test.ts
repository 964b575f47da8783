import { accountRefreshRequested } from '../../../src/core/account/accountSlice'
import { disconnected } from '../../../src/events/connectionEvents'
import { sendApi } from '../../../src/features/send/sendApi'
import type { ModalApiState } from '../../../src/services/modalApi'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { sampleHistory, sampleTokens } from '../../support/states/sampleHoldings'
import { ETHEREUM, sampleNetworks, sampleSolana, SOLANA } from '../../../src/testing/samples'
import {
  balanceAnswered,
  chainTokens,
  historyAnswered,
  historyFailed,
  identityAnswered,
  purchasesAnswered,
  swapTokensAnswered,
  tokensAnswered,
} from '../../support/states/serviceAnswers'
import { states } from '../../support/states/states'
import {
  ALICE,
  BOB,
  deferred,
  quietServices,
  setUpFlowTests,
  settle,
} from '../../support/flowWorld'
import { ether } from '../../support/payment'

const whose = { address: ALICE, caipNetworkId: ETHEREUM }
const onChain = { address: ALICE, network: sampleNetworks[0] }
const gone = disconnected({ namespace: 'eip155', by: 'wallet' })

describe('forgetAccountFlow', () => {
  const createWorld = setUpFlowTests()
  type World = ReturnType<typeof createWorld>
  const cached = ({ store }: World) => {
    const { walletModalApi } = store.getState() as unknown as ModalApiState
    return Object.values(walletModalApi.queries).map(query => query?.endpointName)
  }

  it('deletes what was answered about the account, and its failures', async () => {
    const world = createWorld({ state: states.account })
    for (const answer of [
      balanceAnswered(onChain, '1.5'),
      identityAnswered(whose, 'alice.eth'),
      tokensAnswered(whose, sampleTokens),
      ...chainTokens(onChain, sampleTokens),
      historyAnswered(whose, sampleHistory),
      purchasesAnswered(whose, []),
      ...historyFailed({ ...whose, caipNetworkId: 'eip155:10' }),
    ]) {
      world.dispatch(answer)
    }
    expect(new Set(cached(world))).toEqual(
      new Set([
        'getNativeBalance',
        'getTrustedIdentity',
        'getTokenBalances',
        'getChainTokenBalances',
        'getHistory',
        'getPurchases',
      ]),
    )
    world.dispatch(gone)
    await settle()
    expect(cached(world)).toEqual([])
  })

  it('deletes what was answered about an account that was active before', async () => {
    const world = createWorld({ state: states.account })
    world.dispatch(balanceAnswered({ ...onChain, address: BOB }, '2'))
    world.dispatch(gone)
    await settle()
    expect(cached(world)).toEqual([])
  })

  it('keeps answers about networks and about accounts of other chain families', async () => {
    const world = createWorld({ state: states.account })
    world.dispatch(swapTokensAnswered(ETHEREUM, []))
    world.dispatch(balanceAnswered({ address: 'a Solana account', network: sampleSolana }, '7'))
    world.dispatch(tokensAnswered({ address: 'a Solana account', caipNetworkId: SOLANA }, []))
    world.dispatch(gone)
    await settle()
    expect(cached(world)).toEqual(['getSwapTokens', 'getNativeBalance', 'getTokenBalances'])
  })

  it('aborts pending requests, whose answers are stored nowhere', async () => {
    const balance = deferred<string>()
    const fee = deferred<never>()
    const signals: AbortSignal[] = []
    const storage = memoryStorage()
    const world = createWorld({
      state: states.account,
      storage,
      http: quietServices,
      adapter: {
        getNativeBalance: (_address, _network, signal) => {
          signals.push(signal)
          return balance.promise
        },
        estimateFee: (_intent, _network, signal) => {
          signals.push(signal)
          return fee.promise
        },
      },
    })
    const intent = { from: ALICE, to: BOB, amount: '1', token: ether, caipNetworkId: ETHEREUM }
    world.dispatch(accountRefreshRequested())
    const asked = world.store.dispatch(
      sendApi.endpoints.getFeeEstimate.initiate({ ...onChain, intent } as never, {
        subscribe: false,
      }),
    )
    await settle()
    expect(cached(world)).toEqual(expect.arrayContaining(['getNativeBalance', 'getFeeEstimate']))
    world.dispatch(gone)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
    balance.resolve('7')
    fee.reject(new Error('too late'))
    await asked
    await settle()
    expect(cached(world)).toEqual(['getSupportedChains'])
    expect(Object.keys(storage.entries()).filter(key => key.endsWith('_cache'))).toEqual([])
  })
})
