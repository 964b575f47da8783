import { historySchema, type HistoryPage } from '../../domain/schemas/history'
import { TOKEN_IMAGE_HOSTS } from '../../domain/tokenImageHosts'
import { errorsTexts } from '../../strings/en/errorsTexts'
import type { CaipNetworkId } from '../../lib/address/caip'
import type { Nonces } from '../../ports/chainClient'
import { askValid } from '../../services/askValid'
import { fromChain } from '../../services/fromChain'
import { gated } from '../../services/gated'
import { imageHostsOf } from '../../services/imageHostsOf'
import { modalApi } from '../../services/modalApi'
import type { ServiceError } from '../../services/serviceError'
import { byChainAccount, type ChainAccountArgs } from '../account/accountApi'

export interface HistoryArgs {
  /** Plain address; without one there is no history, only an error. */
  readonly address: string | null
  readonly caipNetworkId: CaipNetworkId
}

interface HistoryPageArgs {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  readonly cursor: string | null
}

export interface PurchasesArgs {
  /** Plain address. */
  readonly address: string
  /** Where the account is; what it bought is told of all networks. */
  readonly caipNetworkId: CaipNetworkId
}

/**
 * A visitor may read for as long as they like, and nothing asks again on its own: no clock takes away what is on screen.
 * A disconnect does (`forgetAccountFlow`).
 */
const KEPT = Infinity

const NOTHING: HistoryPage = { data: [], next: null }

/** Of a family whose accounts do not number what they send. */
const NO_NONCES: Nonces = { used: 0, sent: 0 }

const NO_ADDRESS: ServiceError = {
  status: 'FETCH_ERROR',
  code: 'HISTORY_WITHOUT_ADDRESS',
  message: errorsTexts['errors.historyWithoutAddress'],
}

const pathOf = (address: string) => `/v1/account/${encodeURIComponent(address)}/history`

const historyPage = gated<HistoryPageArgs, HistoryPage>(
  NOTHING,
  async ({ address, caipNetworkId, cursor }, api, ask) => {
    const answer = await askValid(
      ask,
      {
        service: 'blockchain',
        path: pathOf(address),
        params: { cursor, chainId: caipNetworkId },
      },
      historySchema(imageHostsOf(api, TOKEN_IMAGE_HOSTS)),
    )
    if (answer.error) return { error: { code: 'HISTORY_UNAVAILABLE', ...answer.error } }
    const { data, next } = answer.data
    return { data: { data: data.filter(({ metadata }) => metadata.chain === caipNetworkId), next } }
  },
)

const purchasesPage = gated<HistoryPageArgs, HistoryPage>(
  NOTHING,
  async ({ address, cursor }, api, ask) => {
    const answer = await askValid(
      ask,
      {
        service: 'blockchain',
        path: pathOf(address),
        params: { onramp: 'coinbase', cursor },
        cache: 'no-cache',
      },
      historySchema(imageHostsOf(api, TOKEN_IMAGE_HOSTS)),
    )
    return answer.error ? { error: { code: 'HISTORY_UNAVAILABLE', ...answer.error } } : answer
  },
)

/** What an account did on one network, page by page, newest first. */
export const transactionsApi = modalApi.injectEndpoints({
  endpoints: build => ({
    getHistory: build.infiniteQuery<HistoryPage, HistoryArgs, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      queryFn: async ({ queryArg: { address, caipNetworkId }, pageParam }, api, _extra, ask) =>
        address
          ? historyPage({ address, caipNetworkId, cursor: pageParam }, api, ask)
          : { error: NO_ADDRESS },
      keepUnusedDataFor: KEPT,
      // A long history would be compared row by row with each page that comes; the rows before it stay as they are.
      structuralSharing: false,
      providesTags: ['Activity'],
    }),
    /** What an account bought by Coinbase, on all networks, page by page; never an answer that a browser kept. */
    getPurchases: build.infiniteQuery<HistoryPage, PurchasesArgs, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      queryFn: ({ queryArg, pageParam: cursor }, api, _extra, ask) =>
        purchasesPage({ ...queryArg, cursor }, api, ask),
      serializeQueryArgs: ({ queryArgs: { address, caipNetworkId } }) => ({
        address,
        caipNetworkId,
      }),
      keepUnusedDataFor: KEPT,
    }),
    /** How many transactions of an account the chain has taken in, and how many it has been sent. */
    getNonces: build.query<Nonces, ChainAccountArgs>({
      queryFn: ({ address, network }, api) =>
        fromChain(api, network, async (chain, signal) => {
          const reader = await chain.loadHistoryReader?.(network, signal)
          return reader?.getNonces(address, signal) ?? NO_NONCES
        }),
      serializeQueryArgs: ({ queryArgs }) => byChainAccount(queryArgs),
    }),
  }),
})
