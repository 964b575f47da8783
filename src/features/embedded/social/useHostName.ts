import { useModalDispatch } from '../../../store/context'
import { parseUrl } from '../../../lib/links/parseUrl'

/** The host of this page, as a visitor's browser names it. */
export function useHostName(): string {
  const dispatch = useModalDispatch()
  try {
    return dispatch(
      (_dispatch, _getState, { readOpenPage }) => parseUrl(readOpenPage()?.href ?? '')?.host ?? '',
    )
  } catch {
    return '' // an imported state on a page where nothing of ours runs yet
  }
}
