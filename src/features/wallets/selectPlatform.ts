import type { Platform } from '../../lib/links/platform'

/** What the offer of wallets depends on. */
export type WalletPlace = Pick<Platform, 'isMobile' | 'isTelegram' | 'isWebView'>

const DESKTOP: Platform = {
  isMobile: false,
  isAndroid: false,
  isIos: false,
  isSafari: false,
  isMac: false,
  isTelegram: false,
  isLinkOpenedByHost: false,
  isWebView: false,
  isFramed: false,
  isSafeApp: false,
  isInstalled: false,
  canShare: false,
}

/** Where the page runs; taken for a desktop browser until somebody came near the modal. */
export const selectPlatform = (state: {
  readonly wallets?: { readonly platform: Platform | null }
}): Platform => state.wallets?.platform ?? DESKTOP
