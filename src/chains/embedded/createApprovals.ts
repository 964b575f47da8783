import { ModalError } from '../../domain/ModalError'
import { isUserRejection } from '../../lib/text/providerError'
import type { EmbeddedChange, FrameRequest } from '../../ports/embedded'

interface Approval extends FrameRequest {
  readonly giveUp: AbortController
}

export interface Approvals {
  /** Runs work that waits for the user, and reports its start and end. */
  during<T>(
    request: Omit<FrameRequest, 'id'>,
    signal: AbortSignal,
    /** Receives a signal that aborts when the user turns away. */
    work: (withdrawal: AbortSignal) => Promise<T>,
  ): Promise<T>
  /** Rejects all of them as `USER_REJECTED`. */
  reject(): void
  isEmpty(): boolean
}

/** Creates the list of requests that wait for the user in the frame, oldest first. */
export function createApprovals(tell: (change: EmbeddedChange) => void): Approvals {
  const waiting = new Map<string, Approval>()
  let count = 0

  const reportRequests = () =>
    tell({
      kind: 'requests',
      requests: [...waiting.values()].map(({ id, namespace, method }) => ({
        id,
        namespace,
        method,
      })),
    })

  function end(id: string, outcome: 'approved' | 'rejected' | 'failed') {
    waiting.delete(id)
    tell({ kind: 'requestEnded', id, outcome })
    reportRequests()
  }

  return {
    async during({ namespace, method }, signal, work) {
      count += 1
      const id = String(count)
      const giveUp = new AbortController()
      waiting.set(id, { id, namespace, method, giveUp })
      reportRequests()
      try {
        const answer = await work(giveUp.signal)
        end(id, 'approved')
        return answer
      } catch (thrown) {
        const isNo = signal.aborted || giveUp.signal.aborted || isRejection(thrown)
        end(id, isNo ? 'rejected' : 'failed')
        throw thrown
      }
    },
    reject() {
      for (const { giveUp } of [...waiting.values()]) {
        giveUp.abort(new ModalError('USER_REJECTED', 'Request was aborted'))
      }
    },
    isEmpty: () => waiting.size === 0,
  }
}

const isRejection = (thrown: unknown) =>
  thrown instanceof ModalError ? thrown.code === 'USER_REJECTED' : isUserRejection(thrown)
