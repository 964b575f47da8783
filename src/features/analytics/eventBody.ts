import { isPrivateText } from '../../lib/text/isPrivateText'

/** What is posted of one event (protocol §4.1), or of one failure (§4.3). */
export interface EventBody {
  /** UUID, version 4. */
  readonly eventId: string
  readonly url: string
  readonly domain: string
  /** ms since 1970; of a failure, an ISO date. */
  readonly timestamp: number | string
  readonly props: Readonly<Record<string, unknown>>
}

/** What the page knows of a place, and may tell: a path may name an account. */
export const placeToTell = ({
  url,
  domain,
}: {
  readonly url: string
  readonly domain: string
}) => ({
  url: isPrivateText(url) ? new URL(url).origin : url,
  domain,
})

/** Of the project, not of its visitor. */
const OF_PROJECT = new Set(['projectId', 'eventId'])

/** Whether a text in it may name a visitor or an account; `allowed` is told on purpose. */
export function holdsPrivateText(value: unknown, allowed: string | null): boolean {
  if (typeof value === 'string') return value !== allowed && isPrivateText(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([name, held]) => !OF_PROJECT.has(name) && holdsPrivateText(held, allowed),
  )
}
