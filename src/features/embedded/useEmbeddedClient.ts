import type { EmbeddedClient } from '../../ports/embedded'
import { useModalDispatch } from '../../store/context'

/**
 * Returns the frame's client if loaded. User data is read from it, never stored in the state (D11).
 */
export function useEmbeddedClient(): EmbeddedClient | null {
  const dispatch = useModalDispatch()
  try {
    return dispatch((_dispatch, _getState, { embedded }) => embedded?.peek() ?? null)
  } catch {
    return null // imported state, no runtime yet
  }
}
