import { encodeFunctionData, erc20Abi, parseAbi } from 'viem'
import type { CallsBatch } from '../../src/domain/calls/walletCalls'
import type { HttpRequest } from '../../src/ports/http'
import type { WalletSource } from '../../src/ports/walletSource'
import type { SwapSide } from '../../src/domain/swap/swapReview'
import { viewEntry } from '../../src/domain/views'
import { modalOpenRequested } from '../../src/events/modalEvents'
import { selectCurrentView, viewPushed } from '../../src/core/router/routerSlice'
import {
  selectSwap,
  sourceChosen,
  swapAmountTyped,
  swapConfirmed,
  swapReviewRequested,
  targetChosen,
} from '../../src/features/swap/swapSlice'
import { selectSwapProblem } from '../../src/features/swap/swapProblemSelectors'
import { selectSwapQuote } from '../../src/features/swap/swapQuoteSelectors'
import { selectSwapOptions, selectTokensStatus } from '../../src/features/swap/swapSelectors'
import type { AdapterAnswers } from '../../src/testing/createFakeAdapter'
import { answered, type HttpAnswer } from '../../src/testing/createFakeHttp'
import { states } from './states/states'
import {
  ALICE,
  hang,
  pass,
  quietServices,
  settle,
  type FlowWorld,
  setUpFlowTests,
} from './flowWorld'
import type { TestStoreOptions } from '../../src/testing/createTestStore'

export const COIN = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
export const USDC = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
export const LINK = '0x514910771af9ca656af840dff83e8264ecf986ca'
/** A token the account does not hold. */
export const DAI = '0x6b175474e89094c44da98b954eedeac495271d0f'
/** Its contract accepts a new allowance only when none is left. */
export const USDT = '0xdac17f958d2ee523a2206206994597c13d831ec7'
/** The aggregation router that the provider publishes for Ethereum. */
export const ROUTER = '0x111111125421ca6dc452d289314280a0f8842a65'
/** A contract the modal does not know. */
export const STRANGER = '0x00000000000000000000000000000000000c0de5'
export const THIEF = '0x000000000000000000000000000000000000dead'
export const SWAP_HASH = `0x${'5a'.repeat(32)}`
export const APPROVAL_HASH = `0x${'a1'.repeat(32)}`

const on = (address: string) => `eip155:1:${address}`
const DECIMALS: Readonly<Record<string, number>> = {
  [COIN]: 18,
  [USDC]: 6,
  [LINK]: 18,
  [USDT]: 6,
  [DAI]: 18,
}
const plain = (id: unknown) => String(id).split(':')[2]?.toLowerCase() ?? ''

const abi = parseAbi([
  'function swap(address executor, (address srcToken, address dstToken, address srcReceiver, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags) desc, bytes data)',
])
type Hex = `0x${string}`

/** The service's responses; a test may change them while it runs. */
export interface SwapService {
  /** Dollars per unit of a token. */
  prices: Record<string, number>
  /** Added to the price of the source, in percent. */
  moved: number
  /** Whether the service withholds all prices. */
  isSecretive: boolean
  router: string
  spender: string
  recipient: string
  /** The token's allowance, in base units. */
  allowance: bigint
  /** The calldata's minimum return, in percent of what the slippage allows at least. */
  keeps: bigint
  calldata: Hex | null
  /** Router flags; 1 lets it swap only a part. */
  flags: bigint
  gasPrice: string
  /** Tokens that strangers sent to the account, under any name. */
  dropped: readonly ReturnType<typeof held>[]
  fail: Partial<
    Record<
      | 'tokens'
      | 'quotes'
      | 'allowance'
      | 'build-transaction'
      | 'build-approve'
      | 'gas-price'
      | 'price',
      HttpAnswer
    >
  >
}

const failure = (status: number, reason?: string) =>
  ({
    ok: false,
    failure: {
      status,
      message: `HTTP status code: ${status}`,
      ...(reason !== undefined && { reason }),
    },
  }) as const
export const noLiquidity = failure(400, 'insufficient liquidity')
export const tooMany = failure(429)
export const broken = failure(500)

const quoteOf = (service: SwapService, from: string, to: string, units: bigint): bigint => {
  const cents = (token: string) => BigInt(Math.round((service.prices[token] ?? 0) * 100))
  const traded = units - (units * 85n) / 10_000n
  const moved = (traded * BigInt(1_000 + service.moved * 10)) / 1_000n
  const scaled = moved * cents(from) * 10n ** BigInt(DECIMALS[to] ?? 0)
  return scaled / (cents(to) * 10n ** BigInt(DECIMALS[from] ?? 0))
}

function paramsOf({ params = {} }: HttpRequest) {
  const from = plain(params['from'])
  const to = plain(params['to'])
  return { from, to, units: BigInt(String(params['amount'] ?? 0)), params }
}

export const held = (
  symbol: string,
  address: string | undefined,
  numeric: string,
  price: number,
) => ({
  name: symbol,
  symbol,
  chainId: 'eip155:1',
  ...(address !== undefined && { address: on(address) }),
  value: Number(numeric) * price,
  price,
  quantity: { decimals: String(DECIMALS[address ?? COIN] ?? 18), numeric },
  iconUrl: '',
})
const HELD = [
  held('ETH', undefined, '0.302001459', 3_000),
  held('USDC', USDC, '120', 1),
  held('LINK', LINK, '6.14', 15),
  held('USDT', USDT, '90', 1),
]

/** A swap provider that quotes by its prices. */
export function createSwapService(given: Partial<SwapService> = {}) {
  const service: SwapService = {
    prices: { [COIN]: 3_000, [USDC]: 1, [LINK]: 15, [USDT]: 1, [DAI]: 1 },
    moved: 0,
    isSecretive: false,
    router: ROUTER,
    spender: ROUTER,
    recipient: ALICE,
    allowance: 0n,
    keeps: 100n,
    calldata: null,
    flags: 0n,
    gasPrice: '20000000000',
    dropped: [],
    fail: {},
    ...given,
  }
  const or =
    (path: keyof SwapService['fail'], answer: (request: HttpRequest) => unknown): HttpAnswer =>
    (request, signal) => {
      const failing = service.fail[path]
      if (typeof failing === 'function') return failing(request, signal)
      return failing ?? answered(answer(request))
    }
  const http: Record<string, HttpAnswer> = {
    ...quietServices,
    '/v1/account/*/balance': () => answered({ balances: [...service.dropped, ...HELD] }),
    '/v1/convert/tokens': or('tokens', () => ({
      tokens: [
        { name: 'Ether', symbol: 'ETH', address: on(COIN), decimals: 18 },
        { name: 'USD Coin', symbol: 'USDC', address: on(USDC), decimals: 6 },
        { name: 'Tether USD', symbol: 'USDT', address: on(USDT), decimals: 6 },
        { name: 'Dai', symbol: 'DAI', address: on(DAI), decimals: 18 },
        { name: 'Chainlink', symbol: 'LINK', address: on(LINK), decimals: 18 },
      ],
    })),
    '/v1/convert/gas-price': or('gas-price', () => ({
      standard: service.gasPrice,
      fast: service.gasPrice,
      instant: service.gasPrice,
    })),
    '/v1/fungible/price': or('price', ({ body }) => {
      const [id] = (body as { addresses: string[] }).addresses
      const token = plain(id)
      if (service.isSecretive) return { fungibles: [] }
      const symbol = {
        [COIN]: 'ETH',
        [USDC]: 'USDC',
        [LINK]: 'LINK',
        [USDT]: 'USDT',
        [DAI]: 'DAI',
      }[token]
      const price = service.prices[token] ?? 0
      return { fungibles: [{ name: symbol, symbol, iconUrl: '', price }] }
    }),
    '/v1/convert/quotes': or('quotes', request => {
      const { from, to, units } = paramsOf(request)
      return {
        quotes: [
          {
            id: null,
            fromAmount: units.toString(),
            fromAccount: on(from),
            toAmount: quoteOf(service, from, to, units).toString(),
            toAccount: on(to),
          },
        ],
      }
    }),
    '/v1/convert/allowance': or('allowance', () => ({ allowance: service.allowance.toString() })),
    '/v1/convert/build-approve': or('build-approve', request => {
      const { from } = paramsOf(request)
      const args = [service.spender as Hex, 2n ** 256n - 1n] as const
      return {
        tx: {
          from: on(from),
          to: on(from),
          data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args }),
          value: '0',
          eip155: { gas: 50_000, gasPrice: service.gasPrice },
        },
      }
    }),
    '/v1/convert/build-transaction': or('build-transaction', ({ body }) => {
      const asked = body as Record<'from' | 'to' | 'amount', string> & {
        readonly eip155: { readonly slippage: number }
      }
      const [from, to, units] = [plain(asked.from), plain(asked.to), BigInt(asked.amount)]
      const quoted = quoteOf(service, from, to, units)
      const slippage = BigInt(Math.round(asked.eip155.slippage * 100))
      const least = ((quoted - (quoted * slippage) / 10_000n) * service.keeps) / 100n
      const data = encodeFunctionData({
        abi,
        args: [
          service.router as Hex,
          {
            srcToken: from as Hex,
            dstToken: to as Hex,
            srcReceiver: service.router as Hex,
            dstReceiver: service.recipient as Hex,
            amount: units,
            minReturnAmount: least,
            flags: service.flags,
          },
          '0x12',
        ],
      })
      return {
        tx: {
          from: on(ALICE),
          to: on(service.router),
          data: service.calldata ?? data,
          amount: quoted.toString(),
          eip155: { gas: '210000', gasPrice: service.gasPrice },
        },
      }
    }),
  }
  return { service, http }
}

export type SendCall = NonNullable<WalletSource['sendCall']>

/** A wallet that sends and records every call. */
export function createSwapWallet(
  sendCall: SendCall = async ({ calls: [call] }) =>
    call?.data?.startsWith('0x095ea7b3') ? APPROVAL_HASH : SWAP_HASH,
) {
  const sent: { readonly batch: CallsBatch; readonly fingerprint: string }[] = []
  const adapter: AdapterAnswers = {
    sendCall(batch, fingerprint, ...rest) {
      sent.push({ batch, fingerprint })
      return sendCall(batch, fingerprint, ...rest)
    },
    isContract: async () => true,
    getTokenDecimals: async token => DECIMALS[token.toLowerCase()] ?? 0,
    waitForReceipt: hang,
  }
  return { sent, adapter }
}

export const swapState = states.account

type World = Pick<FlowWorld, 'dispatch' | 'store'>

export const sideOf = ({ store }: Pick<FlowWorld, 'store'>, symbol: string): SwapSide => {
  const { own, others } = selectSwapOptions(store.getState())
  const found = [...own, ...others].find(({ side }) => side.symbol === symbol)
  if (!found) throw new Error(`${symbol} is not offered`)
  return found.side
}

/** Opens the form with its tokens. */
export async function openSwap(world: World) {
  world.dispatch(modalOpenRequested({ view: viewEntry('Account') }))
  await settle()
  world.dispatch(viewPushed(viewEntry('Swap')))
  await settle()
}

/** Fills in the target token and the amount to pay. */
export async function fillSwap(world: World, { to = 'USDC', amount = '0.05' } = {}) {
  world.dispatch(targetChosen(sideOf(world, to)))
  world.dispatch(swapAmountTyped(amount))
  await pass(200)
}

/** Opens the review of a swap. */
export async function reviewSwap(world: World, fill?: Parameters<typeof fillSwap>[1]) {
  await openSwap(world)
  await fillSwap(world, fill)
  world.dispatch(swapReviewRequested())
  await settle()
}

export const swapOf = ({ store }: Pick<FlowWorld, 'store'>) => selectSwap(store.getState())
export const viewOf = ({ store }: Pick<FlowWorld, 'store'>) =>
  selectCurrentView(store.getState()).name

export interface SwapWorldOptions extends Pick<TestStoreOptions, 'storage'> {
  readonly service?: Partial<SwapService>
  readonly adapter?: AdapterAnswers
  readonly sendCall?: SendCall
  readonly mayLogErrors?: boolean
}

/** Worlds with a connected account, a swap provider and a wallet that sends. */
export function setUpSwapTests() {
  const createWorld = setUpFlowTests()
  return function begin({ service: given, adapter, sendCall, ...rules }: SwapWorldOptions = {}) {
    const { service, http } = createSwapService(given)
    const wallet = createSwapWallet(sendCall)
    const world = createWorld({
      state: swapState,
      http,
      adapter: { ...wallet.adapter, ...adapter },
      ...rules,
    })
    return { service, world, sent: wallet.sent }
  }
}

/** Opens the review of a swap that pays with a token the account holds. */
export async function sellToken(world: World, { of = 'USDC', to = 'ETH', amount = '60' } = {}) {
  await openSwap(world)
  world.dispatch(sourceChosen(sideOf(world, of)))
  await fillSwap(world, { to, amount })
  world.dispatch(swapReviewRequested())
  await settle()
}

/** Presses the button of the review. */
export async function confirmSwap(world: World) {
  world.dispatch(swapConfirmed())
  await settle()
}

/** The requests that a world sent to one path of the service. */
export const requestsTo = (
  { http }: { readonly http: { readonly requests: readonly HttpRequest[] } },
  path: string,
) => http.requests.filter(request => request.path === path)

/** The price that the form shows; null without one. */
export const shownQuote = ({ store }: Pick<FlowWorld, 'store'>) =>
  selectSwapQuote(store.getState()).quote

/** How far the price and the token list of the form are, and what keeps it from a review. */
export const formStatus = ({ store }: Pick<FlowWorld, 'store'>) => ({
  quote: selectSwapQuote(store.getState()).status,
  tokens: selectTokensStatus(store.getState()),
  problem: selectSwapProblem(store.getState()),
})
