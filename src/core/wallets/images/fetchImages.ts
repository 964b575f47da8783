import { WALLET_IMAGE_TIMEOUT_MS } from '../../../domain/limits'
import { abortWithSignal } from '../../../services/abortWithSignal'
import type { FlowApi } from '../../../store/listening'
import { isImageMissing } from './isImageMissing'
import { imagesApi, type ImageArgs } from './imagesApi'

/** Leaves some of the browser's connections to the host app. */
const CONCURRENT_REQUESTS = 6

/** Fetches missing images, a few at a time. Aborting the signal cancels the pending requests. */
export async function fetchImages(
  api: FlowApi,
  images: readonly ImageArgs[],
  signal: AbortSignal,
): Promise<void> {
  const state = api.getState()
  const missing = new Map(
    images
      .filter(image => isImageMissing(state, image))
      .map(image => [`${image.kind}:${image.id}`, image]),
  )
  const waiting = [...missing.values()]
  const fetchNext = async () => {
    for (let image = waiting.shift(); image && !signal.aborted; image = waiting.shift()) {
      const isGivenUp = await fetchImage(api, image, signal)
      // The request was shared with an earlier caller that aborted it; try once more.
      if (isGivenUp && !signal.aborted) await fetchImage(api, image, signal)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, fetchNext))
}

/** Like `fetchImages` for images that are not visible yet: slow ones are dropped. */
export async function prefetchImages(api: FlowApi, images: readonly ImageArgs[]): Promise<void> {
  const controller = new AbortController()
  const deadline = api.fork(async fork => {
    await fork.delay(WALLET_IMAGE_TIMEOUT_MS)
    controller.abort()
  })
  await fetchImages(api, images, controller.signal)
  deadline.cancel()
}

/** Resolves with true when the request was aborted, here or by an earlier caller that shared it. */
async function fetchImage(api: FlowApi, image: ImageArgs, signal: AbortSignal): Promise<boolean> {
  const asked = api.dispatch(imagesApi.endpoints.getImage.initiate(image, { subscribe: false }))
  const { error } = await abortWithSignal(signal, asked)
  return error !== undefined && !('status' in error && error.status !== 'ABORTED')
}
