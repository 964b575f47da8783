import { parseUrl } from './parseUrl'

/** A second press uses the same window again. */
export const SOCIAL_WINDOW_NAME = 'wm-social-login'

/** The size of the window in which a provider asks the visitor (product §9). */
export const SOCIAL_WINDOW_FEATURES = 'popup,width=600,height=800,scrollbars=yes'

/** The page of the site that such a window shows until the provider's address is known; null for what is no address. */
export function loadingUrlOf(siteUrl: string, lang = ''): string | null {
  const url = parseUrl(siteUrl)
  return (
    url &&
    new URL(`${url.pathname.replace(/\/+$/, '')}/loading${lang && `?lang=${lang}`}`, url.origin)
      .href
  )
}
