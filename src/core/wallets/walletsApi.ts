import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { walletsSchema, type WalletsPage } from '../../domain/schemas/wallets'
import { sendAndValidate } from '../../services/sendAndValidate'
import type { Answer, SendRequest } from '../../services/endpointRun'
import { getImageHosts } from '../../services/getImageHosts'
import { modalApi } from '../../services/modalApi'
import { WALLET_PAGE_SIZE } from '../../domain/limits'
import type { ListArgs } from './directory/directoryState'
import { imageKey } from './images/cachedImage'

export interface WalletsArgs extends ListArgs {
  /** Starts at 1. */
  readonly page: number
  readonly entries: number
  readonly search?: string
  readonly badgeType?: 'none' | 'certified'
}

export interface ImageArgs {
  /** `asset` covers networks and connectors. */
  readonly kind: keyof typeof IMAGE_PATHS
  readonly id: string
}

const IMAGE_PATHS = {
  wallet: '/getWalletImage/',
  asset: '/public/getAssetImage/',
  currency: '/public/getCurrencyImage/',
  token: '/public/getTokenImage/',
} as const

/** Views select images without subscribing, so an unused entry may still be on screen. */
const IMAGES_KEPT_S = Infinity
/** Seconds. The user may browse the list for a while, and nothing refetches it. */
const WALLETS_KEPT_S = 3_600
const RASTER = /^image\/(?:png|webp|jpeg|gif|avif)(?:;|$)/i
const SVG = /^image\/svg\+xml(?:;|$)/i

const NO_IMAGE: Answer<string> = {
  error: {
    status: 'PARSING_ERROR',
    code: 'SERVICE_ANSWER_INVALID',
    message: 'The answer is not an image',
  },
}

/**
 * Returns a URL for an `img` element. Object URLs share the host's origin, where an SVG opened on
 * its own could run scripts, so SVGs become data URLs.
 */
async function toImageUrl(blob: unknown): Promise<Answer<string>> {
  if (!(blob instanceof Blob)) return NO_IMAGE
  if (RASTER.test(blob.type)) return { data: URL.createObjectURL(blob) }
  if (!SVG.test(blob.type)) return NO_IMAGE
  return { data: `data:image/svg+xml,${encodeURIComponent(await blob.text())}` }
}

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

/** The wallet directory and the images of the project service. */
export const walletsApi = modalApi.injectEndpoints({
  endpoints: build => ({
    /** The first matching wallets, or search results. */
    getWallets: build.query<WalletsPage, WalletsArgs>({
      queryFn: (args, api, _extra, ask) => requestWallets(api, ask, args),
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
    /** An image as a URL for an `img` element, revoked when the cache entry is removed. */
    getImage: build.query<string, ImageArgs>({
      queryFn: async ({ kind, id }, _api, _extra, ask) => {
        const path = `${IMAGE_PATHS[kind]}${encodeURIComponent(id)}`
        const answer = await ask({ service: 'project', path, as: 'blob' })
        return answer.error ? answer : toImageUrl(answer.data)
      },
      serializeQueryArgs: ({ queryArgs: { kind, id } }) => imageKey(kind, id),
      keepUnusedDataFor: IMAGES_KEPT_S,
      async onCacheEntryAdded(_args, { cacheDataLoaded, cacheEntryRemoved }) {
        const url = await cacheDataLoaded.then(
          ({ data }) => data,
          () => null, // removed before it loaded, or failed
        )
        await cacheEntryRemoved
        if (url?.startsWith('blob:')) URL.revokeObjectURL(url)
      },
    }),
  }),
})
