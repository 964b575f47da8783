import type { EmbeddedClient } from '../../ports/embedded'
import { useModalDispatch } from '../../store/context'

/** The frame's client, if it is here: what it knows of the visitor is read from it, and never put into state (D11). */
export function useEmbeddedClient(): EmbeddedClient | null {
  const dispatch = useModalDispatch()
  try {
    return dispatch((_dispatch, _getState, { embedded }) => embedded?.peek() ?? null)
  } catch {
    return null // an imported state on a page where nothing of ours runs yet
  }
}
