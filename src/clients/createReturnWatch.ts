import type { Deps } from '../ports/deps'

/**
 * Tells when the visitor comes back to the page: it is seen again, it was taken from the browser's cache, or the network
 * is there again. A phone freezes what a page has open while another app is in front.
 */
export function createReturnWatch(page: Window | undefined): Deps['watchReturn'] {
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
