import type { OpenPage } from '../../../lib/links/browseLink'
import { useModalDispatch } from '../../../store/context'

/** Where the page is, which no option decides; null where a state is looked at on a page where nothing of ours runs. */
export function useOpenPage(): OpenPage | null {
  const dispatch = useModalDispatch()
  try {
    return dispatch((_dispatch, _getState, deps) => deps.readOpenPage())
  } catch {
    return null
  }
}
