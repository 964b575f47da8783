import { parseUrl } from './parseUrl'

/** Makes a second press reuse the same window. */
export const SOCIAL_WINDOW_NAME = 'wm-social-login'

/** The size of a provider's sign-in window (product §9). */
export const SOCIAL_WINDOW_FEATURES = 'popup,width=600,height=800,scrollbars=yes'

/** Returns the site's placeholder page for that window; null if `siteUrl` can't be parsed. */
export function getLoadingUrl(siteUrl: string, lang = ''): string | null {
  const url = parseUrl(siteUrl)
  return (
    url &&
    new URL(`${url.pathname.replace(/\/+$/, '')}/loading${lang && `?lang=${lang}`}`, url.origin)
      .href
  )
}
