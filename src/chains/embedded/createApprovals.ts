import { ModalError } from '../../domain/ModalError'
import { isUserRejection } from '../../lib/text/providerError'
import type { EmbeddedChange, FrameRequest } from '../../ports/embedded'

interface Approval extends FrameRequest {
  readonly giveUp: AbortController
}

export interface Approvals {
  /** Does what waits for the visitor, and tells of its beginning and its end. */
  during<T>(
    request: Omit<FrameRequest, 'id'>,
    signal: AbortSignal,
    /** Receives what tells that the visitor turned away. */
    work: (withdrawal: AbortSignal) => Promise<T>,
  ): Promise<T>
  /** Every one of them ends as the visitor's no. */
  reject(): void
  isEmpty(): boolean
}

/** What waits for the visitor inside the frame, oldest first. */
export function createApprovals(tell: (change: EmbeddedChange) => void): Approvals {
  const waiting = new Map<string, Approval>()
  let count = 0

  const tellAll = () =>
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
    tellAll()
  }

  return {
    async during({ namespace, method }, signal, work) {
      count += 1
      const id = String(count)
      const giveUp = new AbortController()
      waiting.set(id, { id, namespace, method, giveUp })
      tellAll()
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
