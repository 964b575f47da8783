import type { EmbeddedClient } from '../../ports/embedded'
import { useModalDispatch, useModalSelector } from '../../store/context'
import { selectApprovalId } from './embeddedSlice'

/**
 * The client whose frame is to be shown: only while something waits in it now. A state of another time, or of another page,
 * shows no frame.
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
    return null // an imported state on a page where nothing of ours runs yet
  }
}
