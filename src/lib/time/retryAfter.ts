const SECONDS = /^\d{1,10}$/
/** The only date form a server may send today (RFC 9110); `Date.parse` alone would accept bare numbers and worse. */
const HTTP_DATE =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/**
 * Milliseconds a `Retry-After` header asks us to wait, never negative; null when there is no usable header.
 *
 * @param now the present, in milliseconds
 */
export function retryAfter(header: string | null | undefined, now: number): number | null {
  const value = header?.trim() ?? ''
  if (SECONDS.test(value)) return Number(value) * 1000
  if (!HTTP_DATE.test(value)) return null
  const at = Date.parse(value)
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}
