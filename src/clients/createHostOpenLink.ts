import { safeLinkUrl } from '../lib/links/safeUrl'
import { createOpenLink } from './createOpenLink'
import { telegramAppOf } from './telegramAppOf'

const TELEGRAM_HOST = 't.me'

/**
 * Opens https pages by Telegram's own call, which knows a link to Telegram itself from others. Where it is gone or
 * refuses, a new tab is asked for instead. Anything but https is left alone (P10).
 */
export function createHostOpenLink(page: Window | undefined): (url: string) => void {
  const openTab = createOpenLink(page)
  return url => {
    const safe = safeLinkUrl(url)
    if (safe === null) return
    const { protocol, hostname } = new URL(safe)
    if (protocol !== 'https:') return
    const app = telegramAppOf(page)
    try {
      if (!app) openTab(safe)
      else if (hostname === TELEGRAM_HOST && app.openTelegramLink) app.openTelegramLink(safe)
      else app.openLink(safe)
    } catch {
      openTab(safe)
    }
  }
}
