import type { PageFacts } from '../lib/links/platform'
import { getTelegramApp } from './getTelegramApp'

const TELEGRAM = ['TelegramWebviewProxy', 'Telegram', 'TelegramWebviewProxyProto']

const matches = (page: Window, query: string): boolean =>
  typeof page.matchMedia === 'function' && page.matchMedia(query).matches

/** Reads the page's facts once; without a page they describe a desktop browser. */
export function readPageFacts(page: Window | undefined): PageFacts {
  const navigator: (Navigator & { readonly standalone?: boolean }) | undefined = page?.navigator
  return {
    userAgent: navigator?.userAgent ?? '',
    maxTouchPoints: navigator?.maxTouchPoints ?? 0,
    isPointerCoarse: page !== undefined && matches(page, '(pointer:coarse)'),
    isStandalone:
      page !== undefined &&
      (matches(page, '(display-mode: standalone)') || navigator?.standalone === true),
    isFramed: page !== undefined && page.self !== page.top,
    outerOrigin: page?.location.ancestorOrigins?.[0] ?? null,
    hasTelegramObject: page !== undefined && TELEGRAM.some(name => name in page),
    hasHostOpenLink: getTelegramApp(page) !== null,
    hasShare: typeof navigator?.share === 'function',
  }
}
