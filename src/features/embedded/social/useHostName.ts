import { useModalDispatch } from '../../../store/context'
import { parseUrl } from '../../../lib/links/parseUrl'

/** Returns this page's host. */
export function useHostName(): string {
  const dispatch = useModalDispatch()
  try {
    return dispatch(
      (_dispatch, _getState, { readOpenPage }) => parseUrl(readOpenPage()?.href ?? '')?.host ?? '',
    )
  } catch {
    return '' // imported state, no runtime yet
  }
}
