import { parseUrl } from '../../lib/links/parseUrl'
import { selectLocale } from '../theme/themeSlice'
import { useModalDispatch } from '../../store/context'

/** Address of the site's page on which owners export their key and set how it is recovered; null where no site is known here. */
export function useAccountPage(): string | null {
  const dispatch = useModalDispatch()
  try {
    return dispatch((_dispatch, getState, { embedded }) => {
      const site = parseUrl(embedded?.siteUrl ?? '')
      return site ? new URL(`/account?lang=${selectLocale(getState())}`, site.origin).href : null
    })
  } catch {
    return null // an imported state on a page where nothing of ours runs yet
  }
}
