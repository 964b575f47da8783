import { useCallback, useMemo, useRef } from 'react'
import { backRequested } from '../../events/backEvents'
import { selectApprovalId, selectFrameRequests } from '../../features/embedded/embeddedState'
import type { FrameRequest } from '../../ports/embedded'
import { useRead } from '../host/hooks/useRead'
import { useRuntime, type StoreProps } from '../host/hooks/useRuntime'

export interface HostApproval {
  /** What the embedded wallet asks the visitor, oldest first. What is signed is shown by the wallet’s own frame only. */
  readonly requests: readonly FrameRequest[]
  /**
   * A ref for an element, at least 360 by 600 px where there is room: the wallet’s frame lies over it while something is asked. An
   * element inside a `<dialog>` has the frame in the dialog.
   */
  readonly place: (element: HTMLElement | null) => void
  /** Rejects what is asked. */
  readonly reject: () => void
}

/**
 * Where the embedded wallet asks the visitor to approve something. Render an element with `place` as its ref while `requests` is not
 * empty, else nothing can be approved.
 *
 * @param title the name of the frame for screen readers
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
export function useApproval(title: string, where: StoreProps = {}): HostApproval {
  const { runtime } = useRuntime(where)
  const requests = useRead(runtime, selectFrameRequests)
  const approvalId = useRead(runtime, selectApprovalId)
  const hide = useRef<(() => void) | null>(null)
  const place = useCallback(
    (element: HTMLElement | null) => {
      hide.current?.()
      hide.current = null
      const deps = runtime.engine()?.deps
      // A state from elsewhere has no entry in the drawer: it shows no frame.
      if (!element || approvalId === null || deps?.secrets.read(approvalId) === undefined) return
      const client = deps.embedded?.peek()
      if (!client) return
      client.setContainer(element.closest('dialog'))
      const end = client.show(element, title)
      hide.current = () => {
        end()
        client.setContainer(null)
      }
    },
    [runtime, approvalId, title],
  )
  const reject = useCallback(() => void runtime.store.dispatch(backRequested()), [runtime])
  return useMemo(() => ({ requests, place, reject }), [requests, place, reject])
}
