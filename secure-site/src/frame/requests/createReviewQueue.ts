import { failure, rpcFailure } from '../failures'
import type { Review } from '../review/review'
import { texts } from '../texts'

/** A request that awaits the user's approval. */
export interface PendingReview<Answer> {
  /** The id of the host's message. */
  readonly id: string
  readonly method: string
  /**
   * Reads the request; throws if it can't be carried out. May show steps of its own first; `signal`
   * ends them when the request is withdrawn or rejected.
   */
  prepare(signal: AbortSignal): Promise<{ readonly review: Review; sign(): Promise<Answer> }>
}

/** Shows one review at a time. */
export interface ReviewScreen {
  /** Shown while the request is read. Resolves if the user rejects meanwhile. */
  showReading(method: string, signal: AbortSignal): Promise<'rejected'>
  /** Resolves with the user's choice. */
  show(review: Review, signal: AbortSignal): Promise<'approved' | 'rejected'>
  /**
   * Shown while it is signed and sent, with nothing to press. Shows `words`, or the default text.
   */
  showWorking(words?: string): void
  hide(): void
}

export interface ReviewQueue {
  /** Shows the request after all earlier ones. Rejects with 4001 if the user declines. */
  ask<Answer>(pending: PendingReview<Answer>): Promise<Answer>
  /**
   * Withdraws the request with this id, or all. One that is being signed continues: it may be sent
   * already.
   */
  withdraw(id?: string): void
}

/** Called on each choice, for the audit log. */
export type OnChoice = (choice: 'approved' | 'declined', method: string) => void

export const declined = () => rpcFailure(4001, texts.declined)

export function createReviewQueue(screen: ReviewScreen, onChoice: OnChoice): ReviewQueue {
  const open = new Map<string, AbortController>()
  let last: Promise<unknown> = Promise.resolve()
  let count = 0

  async function choose<Answer>(
    pending: PendingReview<Answer>,
    signal: AbortSignal,
  ): Promise<Awaited<ReturnType<PendingReview<Answer>['prepare']>>> {
    const reading = new AbortController()
    const stop = () => reading.abort()
    signal.addEventListener('abort', stop, { once: true })
    try {
      const early = screen.showReading(pending.method, reading.signal)
      const prepared = await Promise.race([pending.prepare(reading.signal), early])
      if (prepared === 'rejected') throw declined()
      reading.abort()
      const choice = await screen.show(prepared.review, signal)
      if (choice === 'rejected') throw declined()
      return prepared
    } finally {
      signal.removeEventListener('abort', stop)
      reading.abort()
    }
  }

  async function run<Answer>(
    pending: PendingReview<Answer>,
    { signal }: AbortController,
  ): Promise<Answer> {
    if (signal.aborted) throw failure('CANCELLED')
    const withdrawn = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(failure('CANCELLED')), { once: true })
    })
    try {
      const { review, sign } = await Promise.race([choose(pending, signal), withdrawn])
      // No withdrawal from here on: a sent transaction can't be revoked.
      open.delete(pending.id)
      onChoice('approved', pending.method)
      screen.showWorking(review.working)
      return await sign()
    } catch (thrown) {
      if (thrown instanceof Error && 'code' in thrown && thrown.code === 4001)
        onChoice('declined', pending.method)
      throw thrown
    }
  }

  return {
    ask: pending => {
      const controller = new AbortController()
      open.set(pending.id, controller)
      count += 1
      const asked = last.then(() => run(pending, controller))
      last = asked
        .catch(() => undefined) // reported to the requesting page; the queue continues
        .then(() => {
          open.delete(pending.id)
          count -= 1
          if (count === 0) screen.hide()
        })
      return asked
    },
    withdraw: id => {
      for (const [each, controller] of open) if (id === undefined || each === id) controller.abort()
    },
  }
}
