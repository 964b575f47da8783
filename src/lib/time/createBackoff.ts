/** How long an endpoint that refused is left alone, unless it named a time itself. */
export const BACKOFF_WINDOW_MS = 30_000
const LONGEST_WINDOW_MS = 3_600_000

/** What a gate has to know of a failure: an HTTP status, or a word where no answer came. */
export interface BackoffFailure {
  readonly status: number | string
  readonly retryAfterMs?: number
}

export type BackoffDecision<F extends BackoffFailure> =
  | { readonly kind: 'open' }
  /** The window has passed: one try, to see whether the endpoint is back. */
  | { readonly kind: 'probe' }
  | { readonly kind: 'closed'; readonly failure: F }

/** Remembers which endpoints refused, and until when they are to be left alone. */
export interface Backoff<F extends BackoffFailure> {
  ask(endpoint: string): BackoffDecision<F>
  /** The number of a request that is sent now. */
  begin(): number
  /** What became of a request; null: it was answered. True: the first refusal, with which a window begins. */
  report(endpoint: string, failure: F | null, request: number): boolean
}

interface Window<F> {
  /** The last request sent before it began. */
  readonly last: number
  readonly until: number
  readonly failure: F
}

/** A server that says no to everybody, not just to this request. */
export const refuses = ({ status }: BackoffFailure) =>
  status === 403 || status === 429 || (typeof status === 'number' && status >= 500)

/**
 * At most one try per endpoint and window after a 403, a 429 or a 5xx. Asking at the end of a window takes the one try,
 * so that a crowd of callers cannot all be the first. What was under way when the window began does not end it.
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
