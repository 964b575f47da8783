import { backoffDelays } from '../lib/time/backoff'
import type { HttpClient, HttpFailure, HttpRequest, HttpResult } from '../ports/http'
import type { Delay } from './delay'

/** Nobody waits longer than this in front of a screen; a server that asks for more is asked again later. */
export const LONGEST_WAIT_MS = 30_000

const BUSY: readonly HttpFailure['status'][] = [408, 413, 429]
const BROKEN: readonly HttpFailure['status'][] = ['FETCH_ERROR', 'TIMEOUT_ERROR']

/**
 * Sends, and after a passing failure sends again: three times at most, after 150, 300 and 600 ms, or after what
 * `Retry-After` asks for. A longer wish than thirty seconds is a failure now.
 */
export async function sendWithRetry(
  client: HttpClient,
  request: HttpRequest,
  signal: AbortSignal,
  delay: Delay,
  mayRetry: (failure: HttpFailure) => boolean = () => true,
): Promise<HttpResult> {
  let result = await client.send(request, signal)
  for (const ownWait of backoffDelays()) {
    if (result.ok || !isPassing(result.failure, request)) return result
    const wait = result.failure.retryAfterMs ?? ownWait
    if (wait > LONGEST_WAIT_MS || !mayRetry(result.failure)) return result
    if (!(await delay(wait, signal))) {
      return { ok: false, failure: { status: 'ABORTED', message: 'Request was aborted' } }
    }
    result = await client.send(request, signal)
  }
  return result
}

/** A POST whose fate is unknown may have been carried out; only a server that declined it gets it again. */
function isPassing({ status }: HttpFailure, { method }: HttpRequest): boolean {
  if (BUSY.includes(status) || status === 503) return true
  return (
    method !== 'POST' && (BROKEN.includes(status) || (typeof status === 'number' && status >= 500))
  )
}
