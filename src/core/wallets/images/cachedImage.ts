interface ImageCache {
  readonly walletModalApi?: {
    readonly queries: Readonly<Record<string, { readonly data?: unknown } | undefined>>
  }
}

/** Cache key of an image, shared so that reading the cache does not load the API chunk. */
export const imageKey = (kind: string, id: string): string => `getImage:${kind}:${id}`

/** Returns the URL of a fetched image; null until then and for an undefined id. */
export function selectCachedImage(
  state: object,
  kind: 'wallet' | 'asset' | 'currency' | 'token',
  id: string | undefined,
): string | null {
  if (id === undefined) return null
  const cached = (state as ImageCache).walletModalApi?.queries[imageKey(kind, id)]
  return typeof cached?.data === 'string' ? cached.data : null
}
