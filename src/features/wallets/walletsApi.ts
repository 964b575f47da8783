import { walletsSchema, type WalletsPage } from '../../domain/schemas/wallets'
import type { CaipNetworkId } from '../../lib/caip'
import { askValid } from '../../services/askValid'
import type { Answer } from '../../services/endpointRun'
import { modalApi } from '../../services/modalApi'

export interface WalletsArgs {
  /** From 1. */
  readonly page: number
  readonly entries: number
  readonly include?: readonly string[]
  readonly exclude?: readonly string[]
  readonly chains?: readonly CaipNetworkId[]
  readonly search?: string
  readonly badgeType?: 'none' | 'certified'
}

export interface ImageArgs {
  /** `asset`: networks and connectors. */
  readonly kind: keyof typeof IMAGE_PATHS
  readonly id: string
}

const IMAGE_PATHS = {
  wallet: '/getWalletImage/',
  asset: '/public/getAssetImage/',
  currency: '/public/getCurrencyImage/',
  token: '/public/getTokenImage/',
} as const

const IMAGE_TTL_S = 3_600
const RASTER = /^image\/(?:png|webp|jpeg|gif|avif)(?:;|$)/i
const DRAWING = /^image\/svg\+xml(?:;|$)/i

const NO_IMAGE: Answer<string> = {
  error: {
    status: 'PARSING_ERROR',
    code: 'SERVICE_ANSWER_INVALID',
    message: 'The answer is not an image',
  },
}

/**
 * An address for an `img` element. An object URL belongs to the host's origin, so a drawing, which could carry a script,
 * becomes a data URL instead: opened on its own it runs nothing.
 */
async function imageUrlOf(blob: unknown): Promise<Answer<string>> {
  if (!(blob instanceof Blob)) return NO_IMAGE
  if (RASTER.test(blob.type)) return { data: URL.createObjectURL(blob) }
  if (!DRAWING.test(blob.type)) return NO_IMAGE
  return { data: `data:image/svg+xml,${encodeURIComponent(await blob.text())}` }
}

/** The wallet directory and the pictures the project service keeps. */
export const walletsApi = modalApi.injectEndpoints({
  endpoints: build => ({
    getWallets: build.query<WalletsPage, WalletsArgs>({
      queryFn: ({ include, exclude, chains, search, badgeType, ...page }, _api, _extra, ask) =>
        askValid(
          ask,
          {
            service: 'project',
            path: '/getWallets',
            params: {
              ...page,
              include: include?.join(','),
              exclude: exclude?.join(','),
              chains: chains?.join(','),
              search: search?.trim(),
              badge_type: badgeType,
            },
          },
          walletsSchema,
        ),
    }),
    /** A picture as an address for an `img` element, given back to the browser when nobody shows it any more. */
    getImage: build.query<string, ImageArgs>({
      queryFn: async ({ kind, id }, _api, _extra, ask) => {
        const path = `${IMAGE_PATHS[kind]}${encodeURIComponent(id)}`
        const answer = await ask({ service: 'project', path, as: 'blob' })
        return answer.error ? answer : imageUrlOf(answer.data)
      },
      keepUnusedDataFor: IMAGE_TTL_S,
      async onCacheEntryAdded(_args, { cacheDataLoaded, cacheEntryRemoved }) {
        const url = await cacheDataLoaded.then(
          ({ data }) => data,
          () => null, // removed before it came, or it never came
        )
        await cacheEntryRemoved
        if (url?.startsWith('blob:')) URL.revokeObjectURL(url)
      },
    }),
  }),
})
