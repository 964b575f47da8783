import { parseUrl } from '../../lib/links/parseUrl'
import { useModalDispatch } from '../../store/context'

/** Returns the frame site's host, such as `secure.example`; empty for an imported state. */
export function useFrameHost(): string {
  const dispatch = useModalDispatch()
  try {
    return dispatch(
      (_dispatch, _getState, { embedded }) => parseUrl(embedded?.siteUrl ?? '')?.host ?? '',
    )
  } catch {
    return '' // imported state, no runtime yet
  }
}
