interface TelegramApp {
  openLink(url: string): void
  /** For links to Telegram itself; absent in older versions. */
  openTelegramLink?(url: string): void
}

interface TelegramPage {
  readonly Telegram?: { readonly WebApp?: Partial<TelegramApp> }
}

/** Telegram's web app object when it can open links; null elsewhere. */
export function getTelegramApp(page: Window | undefined): TelegramApp | null {
  const app = (page as TelegramPage | undefined)?.Telegram?.WebApp
  return typeof app?.openLink === 'function' ? (app as TelegramApp) : null
}
