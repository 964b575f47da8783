import * as v from 'valibot'

/** An account address, an email address, or a URL with a query string or a fragment. */
const REFUSED = {
  'an account’s address': /0x[\da-f]{8,}|(?=[a-z]*\d)[\da-z]{26,}/i,
  'an email address': /\S@\S/,
  'a query string': /:\/\/\S*[?#]/,
} as const

/** Returns every text of a value, including member names. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, held]) => [name, ...textsOf(held)])
}

const refuses = <Told>(what: keyof typeof REFUSED) =>
  v.check<Told, string>(
    value => !textsOf(value).some(text => REFUSED[what].test(text)),
    `contains ${what}`,
  )

const text = v.pipe(v.string(), v.nonEmpty())

/**
 * The analytics request for one event (protocol §4.1), without anything that identifies the
 * visitor.
 */
export const statisticsPayload = v.pipe(
  v.strictObject({
    eventId: v.pipe(v.string(), v.uuid()),
    url: v.pipe(v.string(), v.url()),
    domain: text,
    timestamp: v.pipe(v.number(), v.integer()),
    props: v.strictObject({
      type: v.literal('track'),
      event: v.pipe(v.string(), v.regex(/^[A-Z][A-Z_0-9]+$/)),
      properties: v.optional(v.record(v.string(), v.unknown())),
    }),
  }),
  refuses('an account’s address'),
  refuses('an email address'),
  refuses('a query string'),
)

/** Returns what the schema finds wrong with a payload. */
export function faultsOf(payload: unknown): readonly string[] {
  const { issues = [] } = v.safeParse(statisticsPayload, payload)
  return issues.map(({ message }) => message)
}
