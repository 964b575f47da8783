import type { Answer } from '../../../services/endpointRun'
import { modalApi } from '../../../services/modalApi'
import { imageKey } from './cachedImage'

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

/** The images of the project service. */
export const imagesApi = modalApi.injectEndpoints({
  endpoints: build => ({
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
