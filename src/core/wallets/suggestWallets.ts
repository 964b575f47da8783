import type { Wallet } from '../../domain/wallet'
import { toSafeLinkUrl } from '../../lib/links/safeUrl'
import { downloadTarget } from './downloadLinks'

export type WalletPlatformKind = 'browser' | 'phone' | 'desktop' | 'web'

export interface WalletSuggestion {
  readonly id: string
  readonly name: string
  readonly imageUrl: string | null
  readonly href: string
  readonly places: readonly WalletPlatformKind[]
}

/** Neutral list of wallets, also the fallback link for a wallet without a homepage. */
export const ALL_WALLETS_URL = 'https://ethereum.org/wallets/find-wallet/'

function getPlaces(wallet: Wallet): WalletPlatformKind[] {
  const places: [WalletPlatformKind, unknown][] = [
    ['browser', wallet.chrome_store],
    ['phone', wallet.app_store ?? wallet.play_store ?? wallet.mobile_link],
    ['desktop', wallet.desktop_link],
    ['web', wallet.webapp_link],
  ]
  return places.flatMap(([place, link]) => (link ? [place] : []))
}

/** Returns the first `count` wallets with safe links, on a phone into its app store. */
export const suggestWallets = (
  wallets: readonly Wallet[],
  count: number,
  system: 'ios' | 'android' | null = null,
): WalletSuggestion[] =>
  wallets.slice(0, count).map(wallet => ({
    id: wallet.id,
    name: wallet.name,
    imageUrl: wallet.image_url ?? null,
    href:
      (system && downloadTarget(wallet, system)?.href) ??
      toSafeLinkUrl(wallet.homepage) ??
      ALL_WALLETS_URL,
    places: getPlaces(wallet),
  }))
