import { WALLET_IMAGE_TIMEOUT_MS } from '../../../domain/limits'
import { abortedBy } from '../../../services/abortedBy'
import type { FlowApi } from '../../../store/listening'
import { isImageMissing } from './isImageMissing'
import { walletsApi, type ImageArgs } from '../walletsApi'

/** A page of a directory must not keep every connection of the browser busy. */
const AT_ONCE = 6

/** Asks for the pictures that are not here yet, a few at a time. What is still on its way when the signal aborts is given up. */
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
      const isGivenUp = await fetchOne(api, image, signal)
      // It had been asked for by somebody who did not wait; we do.
      if (isGivenUp && !signal.aborted) await fetchOne(api, image, signal)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext))
}

/** The same for pictures nobody sees yet: those that take long are left for later. */
export async function prefetchImages(api: FlowApi, images: readonly ImageArgs[]): Promise<void> {
  const controller = new AbortController()
  const deadline = api.fork(async fork => {
    await fork.delay(WALLET_IMAGE_TIMEOUT_MS)
    controller.abort()
  })
  await fetchImages(api, images, controller.signal)
  deadline.cancel()
}

/** True: given up, by us or by whoever had asked for it before. */
async function fetchOne(api: FlowApi, image: ImageArgs, signal: AbortSignal): Promise<boolean> {
  const asked = api.dispatch(walletsApi.endpoints.getImage.initiate(image, { subscribe: false }))
  const { error } = await abortedBy(signal, asked)
  return error !== undefined && !('status' in error && error.status !== 'ABORTED')
}
