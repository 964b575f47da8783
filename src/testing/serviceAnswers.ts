import type { UnknownAction } from '@reduxjs/toolkit'
import type { GasPrice, SwapQuote, SwapToken } from '../domain/schemas/swap'
import type { Transaction } from '../domain/transaction'
import type { TokenBalance } from '../domain/token'
import { tokensApi } from '../core/account/tokensApi'
import { swapApi, type SwapArgs } from '../features/swap/swapApi'
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

const UNREACHABLE: ServiceError = { status: 'FETCH_ERROR', message: 'Failed to fetch' }

/** The action an endpoint failure dispatches. */
function failed(entry: Omit<Entry, 'value'>, error = UNREACHABLE): UnknownAction {
  const meta = { arg: getQueryDescription(entry), requestId: 'failed', baseQueryMeta: {} }
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

const swapTokensEntry = (caipNetworkId: CaipNetworkId) => ({
  endpointName: swapApi.endpoints.getSwapTokens.name,
  arg: { caipNetworkId },
})

/** The service responded with a network's swappable tokens. */
export const swapTokensAnswered = (
  caipNetworkId: CaipNetworkId,
  tokens: readonly SwapToken[],
): UnknownAction => put({ ...swapTokensEntry(caipNetworkId), value: tokens })

/** A network's swappable tokens were requested. */
export const swapTokensAsked = (caipNetworkId: CaipNetworkId): UnknownAction =>
  pending(swapTokensEntry(caipNetworkId))

/** A network's swappable tokens could not be loaded. */
export const swapTokensFailed = (caipNetworkId: CaipNetworkId): readonly UnknownAction[] => [
  swapTokensAsked(caipNetworkId),
  failed(swapTokensEntry(caipNetworkId)),
]

const swapQuoteEntry = (arg: SwapArgs) => ({
  endpointName: swapApi.endpoints.getSwapQuote.name,
  arg,
})

/** A quote was requested. */
export const swapQuoteAsked = (args: SwapArgs): UnknownAction => pending(swapQuoteEntry(args))

/** The service responded with a quote; null for none. */
export const swapQuoteAnswered = (args: SwapArgs, quote: SwapQuote | null): UnknownAction =>
  put({ ...swapQuoteEntry(args), value: quote })

/** The service gave no quote. */
export const swapQuoteFailed = (args: SwapArgs, error?: ServiceError): readonly UnknownAction[] => [
  swapQuoteAsked(args),
  failed(swapQuoteEntry(args), error),
]

/** The service responded with a network's gas price. */
export const gasPriceAnswered = (caipNetworkId: CaipNetworkId, price: GasPrice): UnknownAction =>
  put({
    endpointName: swapApi.endpoints.getGasPrice.name,
    arg: { caipNetworkId },
    value: price,
  })
