import { createBackoff, refuses, type BackoffFailure } from '../../../../lib/time/createBackoff'
import { parseRetryAfter } from '../../../../lib/time/parseRetryAfter'
import { readField } from '../../../shared/readField'

/** If a node asks for a longer wait, it is not retried. */
const MAX_RETRY_AFTER_MS = 30_000
/** Rate limit codes in JSON-RPC errors: the standard one and those of two well-known services. */
const RATE_LIMIT_CODES: readonly unknown[] = [-32005, -32007, 429]

/** Thrown when a node rate-limits the page, or did so recently. */
export class NodeRefusal extends Error {
  /** Wait before the single retry after a first refusal; null for no retry. */
  readonly waitMs: number | null
  constructor(status: BackoffFailure['status'], waitMs: number | null) {
    super(`HTTP status code: ${status}`)
    this.waitMs = waitMs
  }
}

/** Rate-limits requests to one node with the same backoff as for services. */
export interface NodeLimiter {
  /** Called before a request is sent. @throws {NodeRefusal} */
  enter(): void
  /** Called with the node's response. @throws {NodeRefusal} */
  leave(response: Pick<Response, 'status' | 'headers'>): void
  /** Tracks one query, which may share its HTTP request with others. */
  follow<T>(ask: () => Promise<T>): Promise<T>
}

/** Creates the limiter: one retry after a first refusal, then one request per window. */
export function createNodeLimiter(url: string, now: () => number = () => Date.now()): NodeLimiter {
  const gate = createBackoff<BackoffFailure>(now)
  let secondTryAt: number | null = null

  return {
    enter() {
      if (secondTryAt !== null && secondTryAt <= now()) {
        secondTryAt = null
        return
      }
      const decision = gate.ask(url)
      if (decision.kind === 'closed') throw new NodeRefusal(decision.failure.status, null)
    },

    leave({ status, headers }) {
      if (!refuses({ status })) return
      const wish = parseRetryAfter(headers.get('retry-after'), now()) ?? 0
      const isFirst = gate.report(url, { status, retryAfterMs: wish }, gate.begin())
      const waitMs = isFirst && wish <= MAX_RETRY_AFTER_MS ? wish : null
      if (waitMs !== null) secondTryAt = now() + waitMs
      throw new NodeRefusal(status, waitMs)
    },

    async follow(ask) {
      const number = gate.begin()
      try {
        const answer = await ask()
        gate.report(url, null, number)
        return answer
      } catch (thrown) {
        const code = readField(thrown, 'code')
        if (RATE_LIMIT_CODES.includes(code)) gate.report(url, { status: 429 }, number)
        else if (typeof code === 'number') gate.report(url, null, number)
        throw thrown
      }
    },
  }
}
