import { parseUrl } from '../../lib/links/parseUrl'
import { selectLocale } from '../../core/theme/themeSlice'
import { useModalDispatch } from '../../store/context'

/** Returns the URL of the site's account page (key export, recovery); null without a site. */
export function useAccountPage(): string | null {
  const dispatch = useModalDispatch()
  try {
    return dispatch((_dispatch, getState, { embedded }) => {
      const site = parseUrl(embedded?.siteUrl ?? '')
      return site ? new URL(`/account?lang=${selectLocale(getState())}`, site.origin).href : null
    })
  } catch {
    return null // imported state, no runtime yet
  }
}
