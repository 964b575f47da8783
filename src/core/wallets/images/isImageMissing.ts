import type { HttpFailure } from '../../../ports/http'
import { selectModalApiState } from '../../../services/selectModalApiState'
import { imageKey } from './cachedImage'
import type { ImageArgs } from './imagesApi'

/** The service has no such image, so a retry is pointless. */
const isFinal = (status: HttpFailure['status'] | undefined) =>
  status === 'PARSING_ERROR' || status === 404 || status === 400 || status === 410

/** Whether an image is not loaded and worth requesting. */
export function isImageMissing(state: object, { kind, id }: ImageArgs): boolean {
  const queries = selectModalApiState(state)?.walletModalApi.queries
  const entry = queries?.[imageKey(kind, id) as never] as
    { readonly data?: unknown; readonly error?: Partial<HttpFailure> } | undefined
  return typeof entry?.data !== 'string' && !isFinal(entry?.error?.status)
}
