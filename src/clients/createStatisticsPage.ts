import type { StatisticsPage } from '../ports/statisticsPage'

/** Bytes 6 and 8 of a UUID carry its version and its variant. */
function uuidFrom(bytes: Uint8Array): string {
  const hex = [...bytes].map((byte, at) => {
    const marked = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte
    return marked.toString(16).padStart(2, '0')
  })
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

export function createStatisticsPage(page: Window | undefined): StatisticsPage {
  return {
    isRefused() {
      const navigator: (Navigator & { readonly globalPrivacyControl?: boolean }) | undefined =
        page?.navigator
      return navigator?.globalPrivacyControl === true
    },
    readPage() {
      if (!page) return null
      const { origin, pathname, hostname } = page.location
      return { url: origin + pathname, domain: hostname }
    },
    newId() {
      try {
        // Not `randomUUID`, which pages without TLS lack.
        return uuidFrom(crypto.getRandomValues(new Uint8Array(16)))
      } catch {
        return null // WebCrypto is missing or refused.
      }
    },
    beacon(url, body) {
      // A text body needs no preflight, which an unloading page could not wait for.
      return page?.navigator.sendBeacon?.(url, JSON.stringify(body)) ?? false
    },
    watchLeave(onLeave) {
      const document = page?.document
      const onHidden = () => {
        if (document?.visibilityState === 'hidden') onLeave()
      }
      const onGone = () => onLeave()
      document?.addEventListener('visibilitychange', onHidden)
      document?.addEventListener('freeze', onGone)
      page?.addEventListener('pagehide', onGone)
      return () => {
        document?.removeEventListener('visibilitychange', onHidden)
        document?.removeEventListener('freeze', onGone)
        page?.removeEventListener('pagehide', onGone)
      }
    },
  }
}
