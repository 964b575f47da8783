import type { UnknownAction } from '@reduxjs/toolkit'
import type { SwapToken } from '../domain/schemas/swap'
import type { Transaction } from '../domain/transaction'
import type { TokenBalance } from '../domain/token'
import { accountApi } from '../core/account/accountApi'
import { identityApi } from '../core/account/identityApi'
import { tokensApi } from '../core/account/tokensApi'
import { swapApi } from '../features/swap/swapApi'
import { transactionsApi } from '../features/transactions/transactionsApi'
import type { CaipNetworkId } from '../lib/address/caip'
import { modalApi } from '../services/modalApi'

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
function failed(entry: Omit<Entry, 'value'>): UnknownAction {
  const meta = { arg: getQueryDescription(entry), requestId: 'failed', baseQueryMeta: {} }
  const error = { status: 'FETCH_ERROR', message: 'Failed to fetch' }
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

/** The account's name was requested and checked. */
export const identityAnswered = (
  whose: Owner,
  name: string | null,
  avatar: string | null = null,
): UnknownAction =>
  put({
    endpointName: identityApi.endpoints.getTrustedIdentity.name,
    arg: { ...whose, isStoredOnly: false },
    value: { name, avatar },
  })

/** The chain responded with the native balance. */
export const balanceAnswered = (arg: OnChain, balance: string, symbol = 'ETH'): UnknownAction =>
  put({
    endpointName: accountApi.endpoints.getNativeBalance.name,
    arg,
    value: { balance, symbol },
  })

/** The native balance could not be read. */
export function balanceFailed(arg: OnChain): readonly UnknownAction[] {
  const entry = { endpointName: accountApi.endpoints.getNativeBalance.name, arg }
  return [pending(entry), failed(entry)]
}

/** The native balance was requested and the chain has not answered. */
export const balanceRequested = (arg: OnChain): UnknownAction =>
  pending({ endpointName: accountApi.endpoints.getNativeBalance.name, arg })

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
