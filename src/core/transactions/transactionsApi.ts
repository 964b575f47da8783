import { historySchema, type HistoryPage } from '../../domain/schemas/history'
import { TOKEN_IMAGE_HOSTS } from '../../domain/tokenImageHosts'
import { errorsTexts } from '../../strings/en/errorsTexts'
import type { CaipNetworkId } from '../../lib/address/caip'
import type { Nonces } from '../../ports/chainClient'
import { accountTags } from '../../services/accountTags'
import { sendAndValidate } from '../../services/sendAndValidate'
import { readFromChain } from '../../services/readFromChain'
import { ifChainSupported } from '../../services/ifChainSupported'
import { getImageHosts } from '../../services/getImageHosts'
import { modalApi } from '../../services/modalApi'
import type { ServiceError } from '../../services/serviceError'
import { toChainAccountKey, type ChainAccountArgs } from '../account/accountApi'

export interface HistoryArgs {
  /** Plain address; null results in an error. */
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
  /** Network of the account; purchases cover all networks. */
  readonly caipNetworkId: CaipNetworkId
}

/** Rows on screen must not expire; a disconnect removes them (`forgetAccountFlow`). */
const KEPT = Infinity

const EMPTY_PAGE: HistoryPage = { data: [], next: null }

/** For namespaces whose accounts have no nonces. */
const NO_NONCES: Nonces = { used: 0, sent: 0 }

const NO_ADDRESS: ServiceError = {
  status: 'FETCH_ERROR',
  code: 'HISTORY_WITHOUT_ADDRESS',
  message: errorsTexts['errors.historyWithoutAddress'],
}

const getHistoryPath = (address: string) => `/v1/account/${encodeURIComponent(address)}/history`

const historyPage = ifChainSupported<HistoryPageArgs, HistoryPage>(
  EMPTY_PAGE,
  async ({ address, caipNetworkId, cursor }, api, ask) => {
    const answer = await sendAndValidate(
      ask,
      {
        service: 'blockchain',
        path: getHistoryPath(address),
        params: { cursor, chainId: caipNetworkId },
      },
      historySchema(getImageHosts(api, TOKEN_IMAGE_HOSTS)),
    )
    if (answer.error) return { error: { code: 'HISTORY_UNAVAILABLE', ...answer.error } }
    const { data, next } = answer.data
    return { data: { data: data.filter(({ metadata }) => metadata.chain === caipNetworkId), next } }
  },
)

const purchasesPage = ifChainSupported<HistoryPageArgs, HistoryPage>(
  EMPTY_PAGE,
  async ({ address, cursor }, api, ask) => {
    const answer = await sendAndValidate(
      ask,
      {
        service: 'blockchain',
        path: getHistoryPath(address),
        params: { onramp: 'coinbase', cursor },
        cache: 'no-cache',
      },
      historySchema(getImageHosts(api, TOKEN_IMAGE_HOSTS)),
    )
    return answer.error ? { error: { code: 'HISTORY_UNAVAILABLE', ...answer.error } } : answer
  },
)

/** An account's history on one network, page by page, newest first. */
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
      // RTK Query would compare all rows with each new page, although earlier rows do not change.
      structuralSharing: false,
      providesTags: (_answer, _error, args) => ['Activity', ...accountTags(args)],
    }),
    /** Purchases through Coinbase on all networks, by page; bypasses the browser's cache. */
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
      providesTags: (_answer, _error, args) => accountTags(args),
    }),
    /** How many transactions of an account are mined, and how many were sent. */
    getNonces: build.query<Nonces, ChainAccountArgs>({
      queryFn: ({ address, network }, api) =>
        readFromChain(api, network, async (chain, signal) => {
          const reader = await chain.loadHistoryReader?.(network, signal)
          return reader?.getNonces(address, signal) ?? NO_NONCES
        }),
      serializeQueryArgs: ({ queryArgs }) => toChainAccountKey(queryArgs),
      providesTags: (_answer, _error, args) => accountTags(args),
    }),
  }),
})
