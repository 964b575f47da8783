import type { EmbeddedClient } from '../../ports/embedded'
import { useModalDispatch, useModalSelector } from '../../store/context'
import { selectApprovalId } from './embeddedSlice'

/**
 * Returns the client only while a request waits: a time-travelled or imported state shows no frame.
 */
export function useFrameClient(): EmbeddedClient | null {
  const dispatch = useModalDispatch()
  const approvalId = useModalSelector(selectApprovalId)
  try {
    return dispatch((_dispatch, _getState, { embedded, secrets }) =>
      approvalId !== null && secrets.read(approvalId) !== undefined
        ? (embedded?.peek() ?? null)
        : null,
    )
  } catch {
    return null // imported state, no runtime yet
  }
}
