import type { Deps } from '../ports/deps'

/**
 * Watches for the visitor's return: the page becomes visible, is restored from the back/forward
 * cache, or goes online again. A phone freezes a page's connections while another app is in front.
 */
export function createReturnWatcher(page: Window | undefined): Deps['watchReturn'] {
  return (onReturn, { withFocus = false } = {}) => {
    const document = page?.document
    const onVisible = () => {
      if (document?.visibilityState === 'visible') onReturn()
    }
    const back = () => onReturn()
    document?.addEventListener('visibilitychange', onVisible)
    page?.addEventListener('pageshow', back)
    page?.addEventListener('online', back)
    if (withFocus) page?.addEventListener('focus', back)
    return () => {
      document?.removeEventListener('visibilitychange', onVisible)
      page?.removeEventListener('pageshow', back)
      page?.removeEventListener('online', back)
      page?.removeEventListener('focus', back)
    }
  }
}
