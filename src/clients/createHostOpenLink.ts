import { toSafeLinkUrl } from '../lib/links/safeUrl'
import { createOpenLink } from './createOpenLink'
import { getTelegramApp } from './getTelegramApp'

const TELEGRAM_HOST = 't.me'

/**
 * Opens https links through Telegram's own API, which handles links to Telegram separately. Opens a
 * new tab when that API is missing or throws. Ignores any other scheme (P10).
 */
export function createHostOpenLink(page: Window | undefined): (url: string) => void {
  const openTab = createOpenLink(page)
  return url => {
    const safe = toSafeLinkUrl(url)
    if (safe === null) return
    const { protocol, hostname } = new URL(safe)
    if (protocol !== 'https:') return
    const app = getTelegramApp(page)
    try {
      if (!app) openTab(safe)
      else if (hostname === TELEGRAM_HOST && app.openTelegramLink) app.openTelegramLink(safe)
      else app.openLink(safe)
    } catch {
      openTab(safe)
    }
  }
}
