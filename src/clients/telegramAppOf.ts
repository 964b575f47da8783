interface TelegramApp {
  openLink(url: string): void
  /** For links to Telegram itself; older ones do not have it. */
  openTelegramLink?(url: string): void
}

interface TelegramPage {
  readonly Telegram?: { readonly WebApp?: Partial<TelegramApp> }
}

/** What Telegram's script put on the page, where it can open links; null elsewhere. */
export function telegramAppOf(page: Window | undefined): TelegramApp | null {
  const app = (page as TelegramPage | undefined)?.Telegram?.WebApp
  return typeof app?.openLink === 'function' ? (app as TelegramApp) : null
}
