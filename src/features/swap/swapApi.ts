import { isSwapNetwork } from '../../domain/swap/swapNetworks'
import { priceSchema } from '../../domain/schemas/price'
import {
  buildApproveSchema,
  buildTransactionSchema,
  gasPriceSchema,
  toSlippageParams,
  swapAllowanceSchema,
  swapQuotesSchema,
  swapTokensSchema,
  type BuiltApproval,
  type BuiltTransaction,
  type GasPrice,
  type SwapQuote,
  type SwapToken,
} from '../../domain/schemas/swap'
import { TOKEN_IMAGE_HOSTS } from '../../domain/tokenImageHosts'
import { toDecimal } from '../../lib/amount/decimal'
import { toCaipAddress, type CaipAddress, type CaipNetworkId } from '../../lib/address/caip'
import { accountTags } from '../../services/accountTags'
import { sendAndValidate } from '../../services/sendAndValidate'
import type { EndpointRun } from '../../services/endpointRun'
import { ifChainSupported } from '../../services/ifChainSupported'
import { getImageHosts } from '../../services/getImageHosts'
import { modalApi } from '../../services/modalApi'
import type { ServiceError } from '../../services/serviceError'
import type { ServiceOptionsState } from '../../services/serviceOptions'

interface NetworkArgs {
  readonly caipNetworkId: CaipNetworkId
}

/** Both sides, the account and the amount. */
export interface SwapArgs extends NetworkArgs {
  readonly from: CaipAddress
  readonly to: CaipAddress
  /** Plain address. */
  readonly account: string
  /** Base units of the source. */
  readonly units: string
}

export interface QuoteArgs extends SwapArgs {
  /** wei. */
  readonly gasPrice?: string | undefined
}

export interface BuildArgs extends SwapArgs {
  /** Percent. */
  readonly slippage: string
}

export interface AllowanceArgs extends NetworkArgs {
  readonly token: CaipAddress
  readonly account: string
}

export interface PriceArgs extends NetworkArgs {
  readonly token: CaipAddress
  readonly symbol: string
  /** The first row is the native coin, whatever its symbol. */
  readonly isCoin: boolean
}

/**
 * No view subscribes: the form reads a price while it requests the next one, which it does every
 * ten seconds while the page is visible.
 */
const PRICE_KEPT_S = 60
const CURRENCY = 'usd'
const NO_TOKENS: readonly SwapToken[] = []

const unsupported = (message: string): ServiceError => ({ status: 400, message, reason: message })

/** Fails with this message on unsupported networks. */
const onlyOnSupportedNetworks =
  <Args extends NetworkArgs, T>(
    message: string,
    isKnown: (caipNetworkId: CaipNetworkId) => boolean,
    run: EndpointRun<Args, T>,
  ): EndpointRun<Args, T> =>
  async (args, api, ask) => {
    const error = unsupported(message)
    if (!isKnown(args.caipNetworkId)) return { error }
    const answer = await ifChainSupported<Args, T | null>(null, run)(args, api, ask)
    if (answer.error) return answer
    return answer.data === null ? { error } : { data: answer.data }
  }

const isAnyNetwork = () => true
const getProjectId = ({ getState }: { readonly getState: () => unknown }) =>
  (getState() as { readonly options: ServiceOptionsState }).options.projectId

const tokens = ifChainSupported<NetworkArgs, readonly SwapToken[]>(
  NO_TOKENS,
  async ({ caipNetworkId }, api, ask) => {
    const answer = await sendAndValidate(
      ask,
      { service: 'blockchain', path: '/v1/convert/tokens', params: { chainId: caipNetworkId } },
      swapTokensSchema(getImageHosts(api, TOKEN_IMAGE_HOSTS)),
    )
    if (answer.error) return answer
    const isHere = ({ address }: SwapToken) => address.startsWith(`${caipNetworkId}:`)
    return { data: answer.data.tokens.filter(isHere) }
  },
)

const quote = ifChainSupported<QuoteArgs, SwapQuote | null>(
  null,
  async ({ from, to, account, units, gasPrice }, _api, ask) => {
    const params = { amount: units, userAddress: account, from, to, gasPrice }
    const answer = await sendAndValidate(
      ask,
      { service: 'blockchain', path: '/v1/convert/quotes', params },
      swapQuotesSchema,
    )
    return answer.error ? answer : { data: answer.data.quotes[0] ?? null }
  },
)

const allowance = ifChainSupported<AllowanceArgs, string>(
  '0',
  async ({ token, account, caipNetworkId }, _api, ask) => {
    const params = { tokenAddress: token, userAddress: toCaipAddress(caipNetworkId, account) }
    const answer = await sendAndValidate(
      ask,
      { service: 'blockchain', path: '/v1/convert/allowance', params },
      swapAllowanceSchema,
    )
    return answer.error ? answer : { data: answer.data.allowance }
  },
)

const gasPrice = onlyOnSupportedNetworks<NetworkArgs, GasPrice>(
  'Network not supported for Gas Price',
  isAnyNetwork,
  ({ caipNetworkId }, _api, ask) =>
    sendAndValidate(
      ask,
      { service: 'blockchain', path: '/v1/convert/gas-price', params: { chainId: caipNetworkId } },
      gasPriceSchema,
    ),
)

const price = ifChainSupported<PriceArgs, string | null>(
  null,
  async ({ token, symbol, isCoin }, api, ask) => {
    const answer = await sendAndValidate(
      ask,
      {
        service: 'blockchain',
        path: '/v1/fungible/price',
        method: 'POST',
        contentType: 'json',
        body: { currency: CURRENCY, addresses: [token], projectId: getProjectId(api) },
      },
      priceSchema(getImageHosts(api)),
    )
    if (answer.error) return answer
    const { fungibles } = answer.data
    const isMeant = (row: { readonly symbol: string }) =>
      row.symbol.toLowerCase() === symbol.toLowerCase()
    const found = isCoin ? fungibles[0] : fungibles.find(isMeant)
    return { data: toDecimal(found?.price) }
  },
)

const SWAPS_ONLY = 'Network not supported for Swaps'

const builtSwap = onlyOnSupportedNetworks<BuildArgs, BuiltTransaction>(
  SWAPS_ONLY,
  isSwapNetwork,
  async ({ from, to, account, units, slippage, caipNetworkId }, api, ask) => {
    const answer = await sendAndValidate(
      ask,
      {
        service: 'blockchain',
        path: '/v1/convert/build-transaction',
        method: 'POST',
        contentType: 'json',
        body: {
          projectId: getProjectId(api),
          amount: units,
          from,
          to,
          userAddress: toCaipAddress(caipNetworkId, account),
          ...toSlippageParams(slippage),
          disableEstimate: true,
        },
      },
      buildTransactionSchema,
    )
    return answer.error ? answer : { data: answer.data.tx }
  },
)

const builtApproval = onlyOnSupportedNetworks<SwapArgs, BuiltApproval>(
  SWAPS_ONLY,
  isSwapNetwork,
  async ({ from, to, account, units, caipNetworkId }, _api, ask) => {
    const userAddress = toCaipAddress(caipNetworkId, account)
    const answer = await sendAndValidate(
      ask,
      {
        service: 'blockchain',
        path: '/v1/convert/build-approve',
        params: { userAddress, from, to, amount: units },
      },
      buildApproveSchema,
    )
    return answer.error ? answer : { data: answer.data.tx }
  },
)

/**
 * Swap requests to the Blockchain API. Built transactions are never cached. A price is cached for
 * the form, which always requests another one (`FRESHNESS`).
 */
export const swapApi = modalApi.injectEndpoints({
  endpoints: build => ({
    getSwapTokens: build.query<readonly SwapToken[], NetworkArgs>({
      queryFn: (args, api, _extra, ask) => tokens(args, api, ask),
      // No view subscribes, and the form may stay open for hours. Opening it refetches.
      keepUnusedDataFor: Infinity,
    }),
    getSwapQuote: build.query<SwapQuote | null, QuoteArgs>({
      queryFn: (args, api, _extra, ask) => quote(args, api, ask),
      // The gas price accompanies the question; a new one does not make it another question.
      serializeQueryArgs: ({ queryArgs: { caipNetworkId, from, to, account, units } }) => ({
        caipNetworkId,
        from,
        to,
        account,
        units,
      }),
      keepUnusedDataFor: PRICE_KEPT_S,
      providesTags: (_answer, _error, args) => accountTags(args),
    }),
    getSwapAllowance: build.query<string, AllowanceArgs>({
      queryFn: (args, api, _extra, ask) => allowance(args, api, ask),
      keepUnusedDataFor: 0,
    }),
    getGasPrice: build.query<GasPrice, NetworkArgs>({
      queryFn: (args, api, _extra, ask) => gasPrice(args, api, ask),
      // The first quote sends the last one along, however long the form has been open by then.
      keepUnusedDataFor: Infinity,
    }),
    /** In dollars; null if unknown. */
    getTokenPrice: build.query<string | null, PriceArgs>({
      queryFn: (args, api, _extra, ask) => price(args, api, ask),
      keepUnusedDataFor: PRICE_KEPT_S,
    }),
    buildSwap: build.query<BuiltTransaction, BuildArgs>({
      queryFn: (args, api, _extra, ask) => builtSwap(args, api, ask),
      keepUnusedDataFor: 0,
    }),
    buildSwapApproval: build.query<BuiltApproval, SwapArgs>({
      queryFn: (args, api, _extra, ask) => builtApproval(args, api, ask),
      keepUnusedDataFor: 0,
    }),
  }),
})
