const SECONDS = /^\d{1,10}$/
/** A server that asks for more has made a mistake, or means that nobody comes back. */
const LONGEST_MS = 86_400_000
/** The only date form a server may send today (RFC 9110); `Date.parse` alone would accept bare numbers and worse. */
const HTTP_DATE =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/**
 * Milliseconds a `Retry-After` header asks us to wait: never negative, a day at most; null when there is no usable header.
 *
 * @param now the present, in milliseconds
 */
export function retryAfter(header: string | null | undefined, now: number): number | null {
  const value = header?.trim() ?? ''
  if (SECONDS.test(value)) return Math.min(Number(value) * 1000, LONGEST_MS)
  if (!HTTP_DATE.test(value)) return null
  const at = Date.parse(value)
  return Number.isNaN(at) ? null : Math.min(Math.max(0, at - now), LONGEST_MS)
}
