/** How long requests to a refusing endpoint are paused, unless its `Retry-After` is longer. */
export const BACKOFF_WINDOW_MS = 30_000
const LONGEST_WINDOW_MS = 3_600_000

/** A failed request: an HTTP status, or a word if there was no response. */
export interface BackoffFailure {
  readonly status: number | string
  readonly retryAfterMs?: number
}

export type BackoffDecision<F extends BackoffFailure> =
  | { readonly kind: 'open' }
  /** The window has passed: allows one request, to check whether the endpoint has recovered. */
  | { readonly kind: 'probe' }
  | { readonly kind: 'closed'; readonly failure: F }

/** Tracks which endpoints refuse requests, and until when to avoid them. */
export interface Backoff<F extends BackoffFailure> {
  ask(endpoint: string): BackoffDecision<F>
  /** Returns the number of a request that is about to be sent. */
  begin(): number
  /** Records an outcome; null is success. True for the first refusal, which opens a window. */
  report(endpoint: string, failure: F | null, request: number): boolean
}

interface Window<F> {
  /** The last request sent before the window began. */
  readonly last: number
  readonly until: number
  readonly failure: F
}

/** Whether the server is refusing requests in general, not just this one. */
export const refuses = ({ status }: BackoffFailure) =>
  status === 403 || status === 429 || (typeof status === 'number' && status >= 500)

/**
 * Allows one request per endpoint and window after a 403, 429 or 5xx. The first caller after a
 * window gets it; requests in flight since before don't end the window.
 */
export function createBackoff<F extends BackoffFailure>(now: () => number): Backoff<F> {
  const windows = new Map<string, Window<F>>()
  let count = 0
  return {
    ask(endpoint) {
      const window = windows.get(endpoint)
      if (!window) return { kind: 'open' }
      const left = window.until - now()
      if (left > 0) return { kind: 'closed', failure: { ...window.failure, retryAfterMs: left } }
      windows.set(endpoint, { ...window, until: now() + BACKOFF_WINDOW_MS })
      return { kind: 'probe' }
    },
    begin: () => (count += 1),
    report(endpoint, failure, request) {
      const window = windows.get(endpoint)
      if (failure && refuses(failure)) {
        const wish = Math.min(failure.retryAfterMs ?? 0, LONGEST_WINDOW_MS)
        const until = now() + Math.max(wish, BACKOFF_WINDOW_MS)
        windows.set(endpoint, { last: count, until: Math.max(until, window?.until ?? 0), failure })
        return window === undefined
      }
      const isAnswer = !failure || typeof failure.status === 'number'
      if (isAnswer && window && request > window.last) windows.delete(endpoint)
      return false
    },
  }
}
