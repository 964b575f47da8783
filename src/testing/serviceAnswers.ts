import type { UnknownAction } from '@reduxjs/toolkit'
import type { ErrorCode } from '../domain/errorCatalogue'
import type { Network } from '../domain/network'
import type { Exchange, PayOrder } from '../domain/payment/payOrder'
import type { NameSuggestion } from '../domain/schemas/profile'
import type { SwapToken } from '../domain/schemas/swap'
import type { Transaction } from '../domain/transaction'
import type { TokenBalance } from '../domain/token'
import { tokensApi } from '../core/account/tokensApi'
import type { ChainFacts } from '../features/nfts/getCollectibleMoves'
import { nftsApi } from '../features/nfts/nftsApi'
import { namesApi, type SuggestionsArgs } from '../features/names/namesApi'
import { payApi } from '../features/pay/payApi'
import { swapApi } from '../features/swap/swapApi'
import { transactionsApi } from '../features/transactions/transactionsApi'
import type { CaipNetworkId } from '../lib/address/caip'
import { modalApi } from '../services/modalApi'
import type { ServiceError } from '../services/serviceError'

interface Entry {
  readonly endpointName: string
  readonly arg: unknown
  readonly value: unknown
}

const put = (entry: Entry) => modalApi.util.upsertQueryEntries([entry] as never)

/** The request's description, as the service cache names it. */
function getQueryDescription(entry: Omit<Entry, 'value'>): unknown {
  const [row] = put({ ...entry, value: null }).payload as unknown as readonly Described[]
  return row?.queryDescription
}

interface Described {
  readonly queryDescription: unknown
}

/** The action an endpoint failure dispatches. */
function failed(
  entry: Omit<Entry, 'value'>,
  more: Pick<ServiceError, 'code' | 'failedAt'> = {},
): UnknownAction {
  const meta = { arg: getQueryDescription(entry), requestId: 'failed', baseQueryMeta: {} }
  const error: ServiceError = { status: 'FETCH_ERROR', message: 'Failed to fetch', ...more }
  return {
    type: `${modalApi.reducerPath}/executeQuery/rejected`,
    payload: error,
    error: { message: 'Rejected' },
    meta: { ...meta, requestStatus: 'rejected', rejectedWithValue: true },
  }
}

const pending = (entry: Omit<Entry, 'value'>): UnknownAction => ({
  type: `${modalApi.reducerPath}/executeQuery/pending`,
  meta: {
    arg: getQueryDescription(entry),
    requestId: 'failed',
    requestStatus: 'pending',
    startedTimeStamp: 0,
  },
})

interface Owner {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
}

/** The balance service responded. */
export const tokensAnswered = (
  { address, caipNetworkId }: Owner,
  tokens: readonly TokenBalance[],
) =>
  put({
    endpointName: tokensApi.endpoints.getTokenBalances.name,
    arg: { address, caipNetworkId },
    value: tokens,
  })

/** The balance service was unreachable. */
export function tokensFailed({ address, caipNetworkId }: Owner): readonly UnknownAction[] {
  const entry = {
    endpointName: tokensApi.endpoints.getTokenBalances.name,
    arg: { address, caipNetworkId },
  }
  return [pending(entry), failed(entry)]
}

interface OnChain {
  readonly address: string
  readonly network: unknown
}

/** A balance request to the chain itself; null for a failure. */
export function chainTokens(
  { address, network }: OnChain,
  tokens: readonly TokenBalance[] | null,
): readonly UnknownAction[] {
  const entry = {
    endpointName: tokensApi.endpoints.getChainTokenBalances.name,
    arg: { address, network, tokens: [] },
  }
  return tokens === null ? [pending(entry), failed(entry)] : [put({ ...entry, value: tokens })]
}

/** The history service responded with one page. */
export const historyAnswered = (
  { address, caipNetworkId }: Owner,
  transactions: readonly Transaction[],
  next: string | null = null,
) =>
  put({
    endpointName: transactionsApi.endpoints.getHistory.name,
    arg: { address, caipNetworkId },
    value: { pages: [{ data: transactions, next }], pageParams: [null] },
  })

/** The history service was unreachable. */
export function historyFailed({ address, caipNetworkId }: Owner): readonly UnknownAction[] {
  const entry = {
    endpointName: transactionsApi.endpoints.getHistory.name,
    arg: { address, caipNetworkId },
  }
  return [pending(entry), failed(entry)]
}

/** The service responded with the account's purchases. */
export const purchasesAnswered = (
  whose: Owner,
  transactions: readonly Transaction[],
  next: string | null = null,
) =>
  put({
    endpointName: transactionsApi.endpoints.getPurchases.name,
    arg: whose,
    value: { pages: [{ data: transactions, next }], pageParams: [null] },
  })

/** The account's purchases could not be loaded. */
export function purchasesFailed(whose: Owner): readonly UnknownAction[] {
  const entry = { endpointName: transactionsApi.endpoints.getPurchases.name, arg: whose }
  return [pending(entry), failed(entry)]
}
/** The service responded with a network's swappable tokens. */
export const swapTokensAnswered = (
  caipNetworkId: CaipNetworkId,
  tokens: readonly SwapToken[],
): UnknownAction =>
  put({ endpointName: swapApi.endpoints.getSwapTokens.name, arg: { caipNetworkId }, value: tokens })

const exchangesEntry = (order: PayOrder) => ({
  endpointName: payApi.endpoints.getExchanges.name,
  arg: order,
})

/** The exchanges that can pay an order were requested. */
export const exchangesPending = (order: PayOrder): UnknownAction => pending(exchangesEntry(order))

/** The service responded with the exchanges that can pay an order. */
export const exchangesAnswered = (order: PayOrder, exchanges: readonly Exchange[]): UnknownAction =>
  put({ ...exchangesEntry(order), value: exchanges })

/** The exchanges that can pay an order could not be loaded; `failedAt` is for a refusal. */
export const exchangesFailed = (
  order: PayOrder,
  code?: ErrorCode,
  failedAt?: number,
): readonly UnknownAction[] => [
  exchangesPending(order),
  failed(exchangesEntry(order), {
    ...(code && { code }),
    ...(failedAt !== undefined && { failedAt }),
  }),
]

interface Holder {
  readonly order: PayOrder
  readonly address: string
  readonly network: Network
}

/** The chain responded with an account's balance of an order's asset. */
export const payHoldingAnswered = (holder: Holder, held: string): UnknownAction =>
  put({ endpointName: payApi.endpoints.getPayHolding.name, arg: holder, value: held })

const suggestionsEntry = (arg: SuggestionsArgs) => ({
  endpointName: namesApi.endpoints.getNameSuggestions.name,
  arg,
})

/** Names like a typed one were requested. */
export const nameSuggestionsPending = (args: SuggestionsArgs): UnknownAction =>
  pending(suggestionsEntry(args))

/** The registry responded with names like a typed one. */
export const nameSuggestionsAnswered = (
  args: SuggestionsArgs,
  suggestions: readonly NameSuggestion[],
): UnknownAction => put({ ...suggestionsEntry(args), value: suggestions })

/** Names like a typed one could not be loaded. */
export const nameSuggestionsFailed = (args: SuggestionsArgs): readonly UnknownAction[] => [
  nameSuggestionsPending(args),
  failed(suggestionsEntry(args)),
]

/** The chain responded with what it knows of an account's collectibles. */
export const collectibleFactsAnswered = (
  owner: Pick<OnChain, 'address'> & { readonly network: Network },
  facts: ChainFacts,
): UnknownAction =>
  put({
    endpointName: nftsApi.endpoints.getCollectibleFacts.name,
    arg: { ...owner, withSpam: false, hashes: [] },
    value: facts,
  })
