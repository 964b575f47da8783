import { backoffDelays } from '../lib/time/backoff'
import type { HttpClient, HttpFailure, HttpRequest, HttpResult } from '../ports/http'
import type { Delay } from './delay'

/**
 * The longest wait a visitor is put through; a server that demands more fails the request instead.
 */
export const LONGEST_WAIT_MS = 30_000

const BUSY: readonly HttpFailure['status'][] = [408, 413, 429]
const BROKEN: readonly HttpFailure['status'][] = ['FETCH_ERROR', 'TIMEOUT_ERROR']

/**
 * Retries transient failures up to three times, after 150, 300 and 600 ms or after `Retry-After`. A
 * wait longer than thirty seconds fails at once.
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

/**
 * A POST with an unknown outcome may have been executed, so it is only retried when the server
 * declined it.
 */
function isPassing({ status }: HttpFailure, { method }: HttpRequest): boolean {
  if (BUSY.includes(status) || status === 503) return true
  return (
    method !== 'POST' && (BROKEN.includes(status) || (typeof status === 'number' && status >= 500))
  )
}
