import { selectCachedQuery } from '../../../services/cachedQuery'

/** Cache key of an image, shared so that reading the cache does not load the API chunk. */
export const imageKey = (kind: string, id: string): string => `getImage:${kind}:${id}`

/** Returns the URL of a fetched image; null until then and for an undefined id. */
export function selectCachedImage(
  state: object,
  kind: 'wallet' | 'asset' | 'currency' | 'token',
  id: string | undefined,
): string | null {
  if (id === undefined) return null
  return selectCachedQuery<string>(state, imageKey(kind, id))?.data ?? null
}
