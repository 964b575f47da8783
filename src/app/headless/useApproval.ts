import { useCallback, useMemo, useRef } from 'react'
import { backRequested } from '../../events/backEvents'
import { selectApprovalId, selectFrameRequests } from '../../core/login/embeddedState'
import type { FrameRequest } from '../../ports/embedded'
import { useHostSelector } from '../host/hooks/useHostSelector'
import { useRuntime, type StoreProps } from '../host/hooks/useRuntime'

export interface HostApproval {
  /** The embedded wallet's requests, oldest first. Only its own frame shows what is signed. */
  readonly requests: readonly FrameRequest[]
  /**
   * A ref for an element, at least 360 by 600 px where there is room: the wallet’s frame covers it
   * while a request is open. For an element inside a `<dialog>`, the frame is placed in the dialog.
   */
  readonly place: (element: HTMLElement | null) => void
  /** Rejects the current request. */
  readonly reject: () => void
}

/**
 * Returns the embedded wallet's open requests, and a place for its frame. Render an element with
 * `place` as its ref while `requests` is not empty; otherwise the visitor cannot approve anything.
 *
 * @param title the frame's accessible name
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
export function useApproval(title: string, where: StoreProps = {}): HostApproval {
  const { runtime } = useRuntime(where)
  const requests = useHostSelector(runtime, selectFrameRequests)
  const approvalId = useHostSelector(runtime, selectApprovalId)
  const hide = useRef<(() => void) | null>(null)
  const place = useCallback(
    (element: HTMLElement | null) => {
      hide.current?.()
      hide.current = null
      const deps = runtime.engine()?.deps
      // A replayed or preloaded state has no entry in the secret store: no frame is shown.
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
