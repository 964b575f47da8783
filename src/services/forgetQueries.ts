import { modalApi } from './modalApi'
import { selectModalApiState } from './selectModalApiState'
import type { CachedQuery } from './cachedQuery'

interface QueriesApi {
  readonly getState: () => object
  readonly dispatch: (action: never) => unknown
}

/**
 * Deletes answers from the service cache, and aborts requests for them. Invalidated tags would wait
 * for every other request, and then delete newer answers as well.
 */
export function forgetQueries(
  { getState, dispatch }: QueriesApi,
  isForgotten: (query: CachedQuery, queryCacheKey: string) => boolean,
): void {
  const { queries } = selectModalApiState(getState())?.walletModalApi ?? {}
  for (const [queryCacheKey, query] of Object.entries(queries ?? {}) as [string, CachedQuery][]) {
    if (!isForgotten(query, queryCacheKey)) continue
    const running = modalApi.util.getRunningQueryThunk(
      query.endpointName as never,
      query.originalArgs as never,
    )
    const request = dispatch(running as never) as { abort(): void } | undefined
    request?.abort()
    dispatch(
      modalApi.internalActions.removeQueryResult({
        queryCacheKey: queryCacheKey as never,
      }) as never,
    )
  }
}
