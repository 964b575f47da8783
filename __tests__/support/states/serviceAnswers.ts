import type { UnknownAction } from '@reduxjs/toolkit'
import { identityApi } from '../../../src/core/account/identityApi'
import type { SmartSession } from '../../../src/domain/permissions/permissions'
import { sessionsApi, toSessionsArgs } from '../../../src/features/smartSessions/sessionsApi'
import type { CaipAddress, CaipNetworkId } from '../../../src/lib/address/caip'
import type { NameSuggestion } from '../../../src/domain/schemas/profile'
import type { ChainFacts } from '../../../src/features/nfts/getCollectibleMoves'
import { nftsApi } from '../../../src/features/nfts/nftsApi'
import { namesApi, type SuggestionsArgs } from '../../../src/features/names/namesApi'
import type { GasPrice, SwapQuote, SwapToken } from '../../../src/domain/schemas/swap'
import type { Transaction } from '../../../src/domain/transaction'
import type { TokenBalance } from '../../../src/domain/token'
import { tokensApi } from '../../../src/core/account/tokensApi'
import { swapApi, type SwapArgs } from '../../../src/features/swap/swapApi'
import { transactionsApi } from '../../../src/core/transactions/transactionsApi'
import { modalApi } from '../../../src/services/modalApi'
import { accountApi } from '../../../src/core/account/accountApi'
import type { ErrorCode } from '../../../src/domain/errorCatalogue'
import type { Network } from '../../../src/domain/network'
import type { Exchange, PayOrder } from '../../../src/domain/payment/payOrder'
import type { FeeEstimate, SendIntent } from '../../../src/domain/payment/send'
import { contractsApi } from '../../../src/core/data/contractsApi'
import { selectRecipientNamesArgs } from '../../../src/features/send/recipient/recipientSelectors'
import { sendApi } from '../../../src/features/send/sendApi'
import type { RootState } from '../../../src/store/rootReducer'
import { sampleNetworks } from '../../../src/testing/samples'
import { payApi } from '../../../src/features/pay/payApi'
import type { ServiceError } from '../../../src/services/serviceError'
import type { OnrampQuote } from '../../../src/domain/schemas/onramp'
import { onrampApi } from '../../../src/features/onramp/onrampApi'
import type { CurrencyLists, LinkArgs, QuoteArgs } from '../../../src/features/onramp/onrampCache'

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
export function failed(entry: Omit<Entry, 'value'>, error = UNREACHABLE): UnknownAction {
  const meta = { arg: getQueryDescription(entry), requestId: 'failed', baseQueryMeta: {} }
  return {
    type: `${modalApi.reducerPath}/executeQuery/rejected`,
    payload: error,
    error: { message: 'Rejected' },
    meta: { ...meta, requestStatus: 'rejected', rejectedWithValue: true },
  }
}

/** The action that a request dispatches when it starts. */
export const pending = (entry: Omit<Entry, 'value'>): UnknownAction => ({
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
    ...UNREACHABLE,
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

/** The service responded with the currencies that it sells and accepts. */
export const onrampListsAnswered = (caipNetworkId: CaipNetworkId, lists: CurrencyLists) =>
  put({
    endpointName: onrampApi.endpoints.getOnRampLists.name,
    arg: { caipNetworkId },
    value: lists,
  })

/** A quote was requested. */
export const onrampQuoteAsked = (args: QuoteArgs) =>
  pending({ endpointName: onrampApi.endpoints.getOnRampQuote.name, arg: args })

/** The service responded with a quote. */
export const onrampQuoteAnswered = (args: QuoteArgs, quote: OnrampQuote) =>
  put({ endpointName: onrampApi.endpoints.getOnRampQuote.name, arg: args, value: quote })

/** The service refused a quote, or was unreachable. */
export function onrampQuoteFailed(args: QuoteArgs, error?: ServiceError): readonly UnknownAction[] {
  const entry = { endpointName: onrampApi.endpoints.getOnRampQuote.name, arg: args }
  return [pending(entry), failed(entry, error)]
}

/** The service responded with a checkout link, or with none. */
export const onrampLinkAnswered = (args: LinkArgs, url: string | null) =>
  put({ endpointName: onrampApi.endpoints.getOnRampLink.name, arg: args, value: url })

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

/** The sessions of an account; CAIP-10. */
const sessionsEntry = (account: CaipAddress) => ({
  endpointName: sessionsApi.endpoints.getSessions.name,
  arg: toSessionsArgs(account),
})

/** The account's sessions are being loaded. */
export const sessionListPending = (account: CaipAddress) => pending(sessionsEntry(account))

/** The service responded with the account's sessions. */
export const sessionListAnswered = (account: CaipAddress, sessions: readonly SmartSession[]) =>
  put({ ...sessionsEntry(account), value: sessions })

/** The account's sessions could not be loaded. */
export const sessionListFailed = (account: CaipAddress): readonly UnknownAction[] => [
  pending(sessionsEntry(account)),
  failed(sessionsEntry(account)),
]

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

const ETHEREUM_NETWORK = sampleNetworks[0] as Network

const feeEntry = (intent: SendIntent) => ({
  endpointName: sendApi.endpoints.getFeeEstimate.name,
  arg: { intent, network: ETHEREUM_NETWORK },
})

/** A node estimated the fee of a payment. */
export const feeAnswered = (intent: SendIntent, fee: FeeEstimate) =>
  put({ ...feeEntry(intent), value: fee })

/** A node did not estimate the fee of a payment, or the network would refuse the payment. */
export const feeFailed = (intent: SendIntent, code: ErrorCode): readonly UnknownAction[] => [
  pending(feeEntry(intent)),
  failed(feeEntry(intent), { ...UNREACHABLE, code, message: code }),
]

/** Nodes reported the time between blocks, in ms. */
export const blockTimeAnswered = (blockMs: number) =>
  put({
    endpointName: sendApi.endpoints.getBlockTime.name,
    arg: { newest: { height: '1', minedAt: 0 }, network: ETHEREUM_NETWORK },
    value: blockMs,
  })

/** A node reported whether the recipient is a contract, and the service its names. */
export const recipientAnswered = (
  state: RootState,
  { isContract, names }: { readonly isContract: boolean; readonly names: readonly string[] },
): readonly UnknownAction[] => {
  const args = selectRecipientNamesArgs(state)
  if (!args) throw new Error('No payment is under review')
  const { address } = args
  return [
    put({
      endpointName: contractsApi.endpoints.isContract.name,
      arg: { address, network: ETHEREUM_NETWORK },
      value: isContract,
    }),
    put({ endpointName: sendApi.endpoints.getRecipientNames.name, arg: args, value: names }),
  ]
}
