import { toSafeLinkUrl } from '../lib/links/safeUrl'
import type { OpenLink } from '../ports/browser'

/** Opens https pages in a new tab without an opener or referrer. Ignores any other scheme. */
export function createOpenLink(window: Window | undefined): OpenLink {
  return (url, features = 'noopener,noreferrer', target = '_blank') => {
    const safe = toSafeLinkUrl(url)
    return safe === null ? null : window?.open(safe, target, features)
  }
}
