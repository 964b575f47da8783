import type { Platform } from '../../lib/platform'

/** What the offer of wallets depends on. */
export type WalletPlace = Pick<Platform, 'isMobile' | 'isTelegram' | 'isWebView'>

const DESKTOP: WalletPlace = { isMobile: false, isTelegram: false, isWebView: false }

/** Where the page runs; taken for a desktop browser until somebody came near the modal. */
export const selectPlatform = (state: {
  readonly wallets?: { readonly platform: Platform | null }
}): WalletPlace => state.wallets?.platform ?? DESKTOP
