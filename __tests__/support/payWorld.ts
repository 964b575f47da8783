import { createPay, type PaymentRequest } from '../../src/entries/pay'
import { selectPay } from '../../src/features/pay/paySlice'
import { selectExchanges } from '../../src/features/pay/selectExchanges'
import { selectShortBalance } from '../../src/features/pay/selectShortBalance'
import { selectCurrentView } from '../../src/core/router/routerSlice'
import { selectSend } from '../../src/features/send/sendSlice'
import type { AdapterAnswers } from '../../src/testing/createFakeAdapter'
import { answered, type HttpAnswer } from '../../src/testing/createFakeHttp'
import type { KeyValueStorage } from '../../src/ports/browser'
import { BOB, hang, quietServices, settle, setUpFlowTests, type FlowWorld } from './flowWorld'
import { ether, fee, usdc } from './payment'

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
  }: {
    adapter?: AdapterAnswers
    exchanges?: ReturnType<typeof createExchanges>
    features?: { pay?: boolean }
    mayLogErrors?: boolean
    /** The storage of an earlier page. */
    storage?: KeyValueStorage
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
