import type { HttpFailure } from '../../../ports/http'
import { selectCachedQuery } from '../../../services/cachedQuery'
import { imageKey } from './cachedImage'
import type { ImageArgs } from './imagesApi'

/** The service has no such image, so a retry is pointless. */
const isFinal = (status: HttpFailure['status'] | undefined) =>
  status === 'PARSING_ERROR' || status === 404 || status === 400 || status === 410

/** Whether an image is not loaded and worth requesting. */
export function isImageMissing(state: object, { kind, id }: ImageArgs): boolean {
  const { data, error } = selectCachedQuery<string>(state, imageKey(kind, id)) ?? {}
  return data === undefined && !isFinal(error?.status)
}
