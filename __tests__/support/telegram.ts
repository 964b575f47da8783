import { readPageFacts } from '../../src/clients/readPageFacts'
import type { PageFacts } from '../../src/lib/links/platform'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

const inTelegram = (userAgent: string, more: Partial<PageFacts> = {}): PageFacts => ({
  ...readPageFacts(undefined),
  userAgent,
  hasTelegramObject: true,
  hasHostOpenLink: true,
  ...more,
})

/** Page facts in each of Telegram's apps. */
export const TELEGRAM_APPS = {
  iOS: inTelegram(IPHONE, { maxTouchPoints: 5, isPointerCoarse: true }),
  Android: inTelegram(ANDROID, { maxTouchPoints: 5, isPointerCoarse: true }),
  desktop: inTelegram(MAC),
  web: inTelegram(CHROME, { isFramed: true }),
} as const

/** Page facts on a phone outside Telegram. */
export const PHONE: PageFacts = {
  ...TELEGRAM_APPS.Android,
  hasTelegramObject: false,
  hasHostOpenLink: false,
}
