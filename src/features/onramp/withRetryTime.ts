import { BACKOFF_WINDOW_MS, refuses } from '../../lib/time/createBackoff'
import type { EndpointRun } from '../../services/endpointRun'
import { getDeps } from '../../services/getDeps'

/**
 * Adds to a refusal when it happened and how long to wait, since views show the remaining time. The
 * HTTP client sends nothing to the endpoint for as long.
 */
export function withRetryTime<Args, T>(run: EndpointRun<Args, T>): EndpointRun<Args, T> {
  return async (args, api, ask) => {
    const answer = await run(args, api, ask)
    if (!answer.error) return answer
    const { error } = answer
    const retryAfterMs = error.retryAfterMs ?? (refuses(error) ? BACKOFF_WINDOW_MS : 0)
    if (retryAfterMs === 0) return answer
    return { error: { ...error, retryAfterMs, failedAt: getDeps(api).now() } }
  }
}
