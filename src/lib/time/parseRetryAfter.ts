const SECONDS = /^\d{1,10}$/
/** Longer delays are a server's mistake, or amount to never retrying. */
const LONGEST_MS = 86_400_000
/** The only date format servers may send (RFC 9110); `Date.parse` alone accepts far more. */
const HTTP_DATE =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/**
 * Parses a `Retry-After` header to milliseconds, from 0 to a day; null without a valid header.
 *
 * @param now the current time, in milliseconds
 */
export function parseRetryAfter(header: string | null | undefined, now: number): number | null {
  const value = header?.trim() ?? ''
  if (SECONDS.test(value)) return Math.min(Number(value) * 1000, LONGEST_MS)
  if (!HTTP_DATE.test(value)) return null
  const at = Date.parse(value)
  return Number.isNaN(at) ? null : Math.min(Math.max(0, at - now), LONGEST_MS)
}
