import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { ErrorCode } from '../domain/errorCatalogue'
import { getDeps } from './getDeps'
import type { EndpointRun } from './endpointRun'
import type { ModalApiState } from './modalApi'
import type { ServiceError } from './serviceError'

/**
 * Repeats the last failure, or one of a certain kind, without a request until some time has passed.
 */
export function withFailureBackoff<Args, T>(
  {
    blockMs,
    code,
    only,
  }: { readonly blockMs: number; readonly code: ErrorCode; readonly only?: ErrorCode },
  run: EndpointRun<Args, T>,
): EndpointRun<Args, T> {
  return async (args, api, ask) => {
    const now = getDeps(api).now()
    const last = getLastFailure(api)
    if (last?.failedAt !== undefined && now - last.failedAt < blockMs) return { error: last }
    const answer = await run(args, api, ask)
    if (!answer.error || answer.error.status === 'ABORTED') return answer
    if (only !== undefined && answer.error.code !== only) return answer
    return { error: { ...answer.error, code, failedAt: getDeps(api).now() } }
  }
}

function getLastFailure({ getState, queryCacheKey }: BaseQueryApi): ServiceError | undefined {
  const { queries } = (getState() as ModalApiState).walletModalApi
  const entry = queryCacheKey === undefined ? undefined : queries[queryCacheKey as never]
  return (entry as { readonly error?: ServiceError } | undefined)?.error
}
