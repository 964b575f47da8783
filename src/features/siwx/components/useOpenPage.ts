import type { OpenPage } from '../../../lib/links/browseLink'
import { useModalDispatch } from '../../../store/context'

/** Returns the page's address in the browser; null in a state previewed without a runtime. */
export function useOpenPage(): OpenPage | null {
  const dispatch = useModalDispatch()
  try {
    return dispatch((_dispatch, _getState, deps) => deps.readOpenPage())
  } catch {
    return null
  }
}
