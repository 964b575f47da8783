import type { Platform } from '../../lib/links/platform'

/** The platform facts that decide which wallets are offered. */
export type WalletPlatform = Pick<Platform, 'isMobile' | 'isTelegram' | 'isWebView'>

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

/** The platform; assumed to be a desktop browser until the first interest in the modal. */
export const selectPlatform = (state: {
  readonly wallets?: { readonly platform: Platform | null }
}): Platform => state.wallets?.platform ?? DESKTOP
