import type { ServiceError } from './serviceError'

/**
 * A request with its answer, as RTK Query keeps them in the store. Read without the endpoints: the
 * first view and a page with its own views must not load RTK Query.
 */
export interface CachedQuery<Data = unknown, Args = unknown> {
  readonly status: 'uninitialized' | 'pending' | 'fulfilled' | 'rejected'
  readonly endpointName?: string
  /** Of the last request. */
  readonly originalArgs?: Args
  /** The last answer; it stays during another request, and after one that failed. */
  readonly data?: Data
  /** Not a `ServiceError` after an abort. */
  readonly error?: Partial<ServiceError>
  /** When `data` arrived; ms since 1970. */
  readonly fulfilledTimeStamp?: number
}

/** RTK Query's part of the state; absent until it has loaded. */
export interface CacheState {
  readonly walletModalApi?: {
    readonly queries: Readonly<Record<string, { readonly data?: unknown } | undefined>>
  }
}

/** The entry with this cache key; undefined until it is requested. */
export const selectCachedQuery = <Data, Args = unknown>(
  state: object,
  key: string,
): CachedQuery<Data, Args> | undefined =>
  (state as CacheState).walletModalApi?.queries[key] as CachedQuery<Data, Args> | undefined
