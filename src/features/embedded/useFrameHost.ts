import { parseUrl } from '../../lib/links/parseUrl'
import { useModalDispatch } from '../../store/context'

/** Whose page the frame shows, such as `secure.example`; empty where a state is looked at that another page made. */
export function useFrameHost(): string {
  const dispatch = useModalDispatch()
  try {
    return dispatch(
      (_dispatch, _getState, { embedded }) => parseUrl(embedded?.siteUrl ?? '')?.host ?? '',
    )
  } catch {
    return '' // an imported state on a page where nothing of ours runs yet
  }
}
