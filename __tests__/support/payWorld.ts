import { PAY_POLL_MS } from '../../src/domain/limits'
import type { PayOrder } from '../../src/domain/payment/payOrder'
import { createPay, type PaymentRequest } from '../../src/entries/pay'
import { backRequested } from '../../src/events/backEvents'
import { modalCloseRequested } from '../../src/events/modalEvents'
import { payFromExchangeRequested, payFromWalletRequested } from '../../src/features/pay/payEvents'
import { selectPay } from '../../src/features/pay/paySlice'
import { selectExchanges } from '../../src/features/pay/selectExchanges'
import { selectShortBalance } from '../../src/features/pay/selectShortBalance'
import { selectCurrentView } from '../../src/core/router/routerSlice'
import { selectSend, sendConfirmed } from '../../src/features/send/sendSlice'
import type { Receipt } from '../../src/ports/chainClient'
import type { AdapterAnswers } from '../../src/testing/createFakeAdapter'
import { answered, type HttpAnswer } from '../../src/testing/createFakeHttp'
import type { TestStoreOptions } from '../../src/testing/createTestStore'
import type { KeyValueStorage } from '../../src/ports/browser'
import {
  BOB,
  connect,
  deferred,
  hang,
  NOW,
  pass,
  quietServices,
  settle,
  setUpFlowTests,
  type FlowWorld,
} from './flowWorld'
import { ether, fee, HASH, usdc } from './payment'

/** Half an ether for Bob. */
export const coin: PaymentRequest = {
  paymentAsset: {
    network: 'eip155:1',
    asset: 'native',
    metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
  recipient: BOB,
  amount: '0.5',
  payWithExchange: { hosts: ['tidewater.example'] },
}
/** Twelve and a half dollars for Bob. */
export const dollars: PaymentRequest = {
  paymentAsset: {
    network: 'eip155:1',
    asset: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    metadata: { name: 'USD Coin', symbol: 'USDC', decimals: 6 },
  },
  recipient: BOB,
  amount: 12.5,
  payWithExchange: { hosts: ['tidewater.example'] },
}
/** Three quarters of an ether for Bob. */
export const other: PaymentRequest = { ...coin, amount: '0.75' }
/** The order of `coin`, as it is in state. */
export const order: PayOrder = {
  id: 'first',
  mark: 'ab'.repeat(32),
  caipNetworkId: 'eip155:1',
  token: null,
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  recipient: BOB,
  amount: '0.5',
  opensTab: true,
  redirectUrl: null,
  exchanges: { hosts: ['tidewater.example'] },
}
/** A receipt of a payment that succeeded, and the outcome that the page gets for it. */
export const confirmed = { hash: HASH, status: 'confirmed', minedAt: NOW } as const
export const done = { status: 'done', value: { by: 'wallet', hash: HASH, exchangeId: null } }
export const URL = 'https://tidewater.example/pay?for=1'

interface Question {
  readonly method: string
  readonly params: Readonly<Record<string, unknown>>
}
const questionOf = (body: unknown) => body as Question
export const result = (value: unknown) => answered({ jsonrpc: '2.0', id: 1, result: value })
export const problem = (message: string) =>
  answered({ jsonrpc: '2.0', id: 1, error: { code: -32602, message } })

const LIST = [
  { id: 'tidewater', name: 'Tidewater', imageUrl: 'https://anywhere.example/x.png' },
  { id: 'granary', name: 'Granary', imageUrl: null },
]

/** A service with two exchanges; `broken` overrides single methods. */
export function createExchanges(
  broken: Readonly<Record<string, () => HttpAnswer | undefined>> = {},
) {
  const statuses: unknown[] = []
  const sessions: string[] = []
  const answers: Readonly<Record<string, () => HttpAnswer>> = {
    reown_getExchanges: () => result({ exchanges: LIST, total: 2 }),
    reown_getExchangePayUrl: () => result({ url: URL, sessionId: sessions.at(-1) ?? 'one' }),
    reown_getExchangeBuyStatus: () => result(statuses.shift() ?? { status: 'IN_PROGRESS' }),
  }
  const http: HttpAnswer = (asked, signal) => {
    const { method } = questionOf(asked.body)
    const answer = broken[method]?.() ?? answers[method]?.() ?? problem('Method not found')
    return typeof answer === 'function' ? answer(asked, signal) : answer
  }
  return { statuses, sessions, http: { '/v1/json-rpc': http } }
}

/** Pages that request payments, on fake time. */
export function setUpPayTests() {
  const createWorld = setUpFlowTests()

  return function site({
    adapter = {},
    exchanges = createExchanges(),
    features = { pay: true },
    mayLogErrors = false,
    storage,
    state,
  }: {
    adapter?: AdapterAnswers
    exchanges?: ReturnType<typeof createExchanges>
    features?: { pay?: boolean }
    mayLogErrors?: boolean
    /** The storage of an earlier page. */
    storage?: KeyValueStorage
    /** The state that the page's store starts with. */
    state?: TestStoreOptions['state']
  } = {}) {
    const world = createWorld({
      mayLogErrors,
      adapter: {
        estimateFee: async () => fee,
        waitForReceipt: hang,
        getTokenBalances: async () => [ether, usdc],
        ...adapter,
      },
      http: { ...quietServices, ...exchanges.http },
      options: { features },
      ...(storage && { storage }),
      ...(state && { state }),
    })
    const { pay } = createPay(world.hostStore)
    const ask = async (request: PaymentRequest = coin) => {
      const asked = { outcome: undefined as unknown }
      pay(request).then(
        outcome => (asked.outcome = outcome),
        (thrown: unknown) => (asked.outcome = thrown),
      )
      for (let turn = 0; turn < 12; turn += 1) await settle()
      return asked
    }
    return { world, ask }
  }
}

export const viewIn = ({ store }: FlowWorld) => selectCurrentView(store.getState()).name
export const payIn = ({ store }: FlowWorld) => selectPay(store.getState())
export const exchangesIn = ({ store }: FlowWorld) => selectExchanges(store.getState())
export const shortBalanceIn = ({ store }: FlowWorld) => selectShortBalance(store.getState())
export const sendIn = ({ store }: FlowWorld) => selectSend(store.getState())
export const calls = ({ http }: FlowWorld) =>
  http.requests.filter(({ path }) => path === '/v1/json-rpc').map(({ body }) => questionOf(body))
export const sends = ({ adapter }: FlowWorld) =>
  adapter.calls.filter(({ method }) => method === 'send').map(({ args }) => args[0])

export const requestsTo = (world: FlowWorld, method: string) =>
  calls(world).filter(asked => asked.method === method)

export const close = async (world: FlowWorld) => {
  world.dispatch(modalCloseRequested({ by: 'visitor' }))
  await settle()
}
export const back = async (world: FlowWorld) => {
  world.dispatch(backRequested())
  await settle()
}
/** Requests the review of the payment, as the visitor does. */
export const reviewPayment = async (world: FlowWorld) => {
  world.dispatch(payFromWalletRequested())
  await pass(100)
}
/** Reviews and confirms the payment as the visitor. */
export const payFromWallet = async (world: FlowWorld) => {
  await reviewPayment(world)
  world.dispatch(sendConfirmed())
  await settle()
}
export const openExchange = async (world: FlowWorld, id = 'tidewater') => {
  world.dispatch(payFromExchangeRequested(id))
  await pass(PAY_POLL_MS)
}

/** A connected site whose wallet and chain respond when the test lets them. */
export const createSlowSite =
  (site: ReturnType<typeof setUpPayTests>) =>
  async (exchanges = createExchanges()) => {
    const answer = deferred<string>()
    const receipt = deferred<Receipt>()
    const { world, ask } = site({
      exchanges,
      adapter: { send: () => answer.promise, waitForReceipt: () => receipt.promise },
    })
    await connect(world)
    return { world, ask, answer, receipt }
  }
