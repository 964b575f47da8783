interface ImageCache {
  readonly walletModalApi?: {
    readonly queries: Readonly<Record<string, { readonly data?: unknown } | undefined>>
  }
}

/** The name a picture has in the service cache, so that it is found there without the code that fills it. */
export const imageKey = (kind: string, id: string): string => `getImage:${kind}:${id}`

/** A picture of the project service, once it was fetched; null until then, and where none is named. */
export function selectCachedImage(
  state: object,
  kind: 'wallet' | 'asset' | 'currency' | 'token',
  id: string | undefined,
): string | null {
  if (id === undefined) return null
  const cached = (state as ImageCache).walletModalApi?.queries[imageKey(kind, id)]
  return typeof cached?.data === 'string' ? cached.data : null
}
