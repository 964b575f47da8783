import { isPrivateText } from '../../lib/text/isPrivateText'

/** The body of an event (protocol §4.1) or a failure (§4.3). */
export interface EventBody {
  /** UUID, version 4. */
  readonly eventId: string
  readonly url: string
  readonly domain: string
  /** ms since 1970; an ISO date for a failure. */
  readonly timestamp: number | string
  readonly props: Readonly<Record<string, unknown>>
}

/** Reduces the URL to its origin if it may contain private text: a path may name an account. */
export const toReportedPage = ({
  url,
  domain,
}: {
  readonly url: string
  readonly domain: string
}) => ({
  url: isPrivateText(url) ? new URL(url).origin : url,
  domain,
})

/** Fields that identify the project, not its visitor. */
const PROJECT_FIELDS = new Set(['projectId', 'eventId'])

/** Whether a value contains text that may identify a visitor or an account; `allowed` is exempt. */
export function hasPrivateText(value: unknown, allowed: string | null): boolean {
  if (typeof value === 'string') return value !== allowed && isPrivateText(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([name, held]) => !PROJECT_FIELDS.has(name) && hasPrivateText(held, allowed),
  )
}
