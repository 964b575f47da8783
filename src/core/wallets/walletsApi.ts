import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { walletsSchema, type WalletsPage } from '../../domain/schemas/wallets'
import { sendAndValidate } from '../../services/sendAndValidate'
import type { Answer, SendRequest } from '../../services/endpointRun'
import { getImageHosts } from '../../services/getImageHosts'
import { modalApi } from '../../services/modalApi'
import { WALLET_PAGE_SIZE } from '../../domain/limits'
import type { RootState } from '../../store/rootReducer'
import { selectActiveNamespace } from '../network/networkSelectors'
import { selectConfiguredWalletIds } from './directory/directoryArgs'
import type { ListArgs } from './directory/directoryState'
import { getSearchKey, getWalletsKey, type WalletsArgs } from './directory/walletsCache'
import { isListed } from './isListed'
import { selectPlatform } from './selectPlatform'

/** Suggestions are few, and shown without subscribing for as long as the page is open. */
const SUGGESTIONS_KEPT_S = Infinity
/** Seconds. The user may browse the list for a while, and nothing refetches it. */
const WALLETS_KEPT_S = 3_600

const requestWallets = (
  api: Pick<BaseQueryApi, 'extra'>,
  ask: SendRequest,
  { include, exclude, chains, search, badgeType, ...page }: WalletsArgs,
): Promise<Answer<WalletsPage>> =>
  sendAndValidate(
    ask,
    {
      service: 'project',
      path: '/getWallets',
      endpoint: 'getWallets',
      params: {
        ...page,
        include: include?.join(','),
        exclude: exclude?.join(','),
        chains: chains?.join(','),
        search: search?.trim(),
        badge_type: badgeType,
      },
    },
    walletsSchema(getImageHosts(api)),
  )

/**
 * Leaves out wallets that this device cannot use, except those that the host excludes: their
 * entries identify installed ones.
 */
async function requestSuggestions(
  api: Pick<BaseQueryApi, 'extra' | 'getState'>,
  ask: SendRequest,
  args: WalletsArgs,
): Promise<Answer<WalletsPage>> {
  const answer = await requestWallets(api, ask, args)
  if (!answer.data) return answer
  const state = api.getState() as RootState
  const { exclude } = selectConfiguredWalletIds(state)
  const place = {
    platform: selectPlatform(state),
    activeNamespace: selectActiveNamespace(state),
    caipNetworkIds: null,
  }
  const { data: wallets, count } = answer.data
  return {
    data: {
      data: wallets.filter(each => exclude.includes(each.id) || isListed(each, place)),
      count,
    },
  }
}

/** The wallet directory of the project service. */
export const walletsApi = modalApi.injectEndpoints({
  endpoints: build => ({
    /** Wallets to suggest, and those that the host features or excludes. */
    getWallets: build.query<WalletsPage, WalletsArgs>({
      queryFn: (args, api, _extra, ask) => requestSuggestions(api, ask, args),
      serializeQueryArgs: ({ queryArgs }) => getWalletsKey(queryArgs),
      keepUnusedDataFor: SUGGESTIONS_KEPT_S,
    }),
    /** Search results. */
    searchWallets: build.query<WalletsPage, WalletsArgs>({
      queryFn: (args, api, _extra, ask) => requestWallets(api, ask, args),
      serializeQueryArgs: ({ queryArgs }) => getSearchKey(queryArgs),
      keepUnusedDataFor: WALLETS_KEPT_S,
    }),
    /** All wallets, page by page. */
    getDirectory: build.infiniteQuery<WalletsPage, ListArgs, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, _pages, page) =>
          last.data.length > 0 && page * WALLET_PAGE_SIZE < last.count ? page + 1 : undefined,
      },
      queryFn: ({ queryArg, pageParam }, api, _extra, ask) =>
        requestWallets(api, ask, { ...queryArg, page: pageParam, entries: WALLET_PAGE_SIZE }),
      keepUnusedDataFor: WALLETS_KEPT_S,
    }),
  }),
})
