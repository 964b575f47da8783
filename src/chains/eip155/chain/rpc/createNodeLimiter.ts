import { createBackoff, refuses, type BackoffFailure } from '../../../../lib/time/createBackoff'
import { retryAfter } from '../../../../lib/time/retryAfter'
import { readField } from '../../../shared/readField'

/** A node may ask for more than this; then nobody waits for it in front of a screen. */
const LONGEST_WAIT_MS = 30_000
/** Codes by which nodes say "too many" inside an answer: the standard one, and those of two well-known services. */
const TOO_MANY: readonly unknown[] = [-32005, -32007, 429]

/** A node that says no to everybody, or that did so a moment ago and is left alone. */
export class NodeRefusal extends Error {
  /** How long to wait before the one more try that a first refusal gets; null: none for now. */
  readonly waitMs: number | null
  constructor(status: BackoffFailure['status'], waitMs: number | null) {
    super(`HTTP status code: ${status}`)
    this.waitMs = waitMs
  }
}

/** Stands before one node: it is asked no more often than a service that refuses. */
export interface NodeLimiter {
  /** Before a request travels. @throws {NodeRefusal} */
  enter(): void
  /** What the node answered. @throws {NodeRefusal} */
  leave(response: Pick<Response, 'status' | 'headers'>): void
  /** Follows one question, which may share its request with others. */
  follow<T>(ask: () => Promise<T>): Promise<T>
}

/** The same rule as for the services: one more try after a first refusal, then one for each window. */
export function createNodeLimiter(url: string, now: () => number = () => Date.now()): NodeLimiter {
  const gate = createBackoff<BackoffFailure>(now)
  /** From when on a node that refused for the first time may be asked once more. */
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
      const wish = retryAfter(headers.get('retry-after'), now()) ?? 0
      const isFirst = gate.report(url, { status, retryAfterMs: wish }, gate.begin())
      const waitMs = isFirst && wish <= LONGEST_WAIT_MS ? wish : null
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
        if (TOO_MANY.includes(code)) gate.report(url, { status: 429 }, number)
        else if (typeof code === 'number') gate.report(url, null, number)
        throw thrown
      }
    },
  }
}
