import { historySchema, type HistoryPage } from '../../domain/schemas/history'
import { TOKEN_IMAGE_HOSTS } from '../../domain/tokenImageHosts'
import { errorsTexts } from '../../strings/en/errorsTexts'
import type { CaipNetworkId } from '../../lib/address/caip'
import { askValid } from '../../services/askValid'
import { gated } from '../../services/gated'
import { imageHostsOf } from '../../services/imageHostsOf'
import { modalApi } from '../../services/modalApi'
import type { ServiceError } from '../../services/serviceError'

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

/** A visitor may read for a while; nothing asks again on its own. */
const HISTORY_KEPT_S = 3_600

const NOTHING: HistoryPage = { data: [], next: null }

const NO_ADDRESS: ServiceError = {
  status: 'FETCH_ERROR',
  code: 'HISTORY_WITHOUT_ADDRESS',
  message: errorsTexts['errors.historyWithoutAddress'],
}

const historyPage = gated<HistoryPageArgs, HistoryPage>(
  NOTHING,
  async ({ address, caipNetworkId, cursor }, api, ask) => {
    const answer = await askValid(
      ask,
      {
        service: 'blockchain',
        path: `/v1/account/${encodeURIComponent(address)}/history`,
        params: { cursor, chainId: caipNetworkId },
      },
      historySchema(imageHostsOf(api, TOKEN_IMAGE_HOSTS)),
    )
    if (answer.error) return { error: { code: 'HISTORY_UNAVAILABLE', ...answer.error } }
    const { data, next } = answer.data
    return { data: { data: data.filter(({ metadata }) => metadata.chain === caipNetworkId), next } }
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
      keepUnusedDataFor: HISTORY_KEPT_S,
      providesTags: ['Activity'],
    }),
  }),
})
