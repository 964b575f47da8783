import type { Wallet } from '../../domain/wallet'
import { hasPairingLink, type LinkPlace } from '../../lib/links/deepLink'
import type { Platform } from '../../lib/links/platform'

/** Where a wallet can be reached. `qrcode` and `mobile` are the phone, from afar and at hand. */
export type WalletPlatform = 'browser' | 'unsupported' | 'qrcode' | 'mobile' | 'web' | 'desktop'

export interface PlatformFacts {
  /** Null: any wallet that scans. */
  readonly wallet: Wallet | null
  /** One of its connectors is on this page. */
  readonly isInstalled: boolean
  readonly platform: Pick<Platform, 'isMobile' | 'isTelegram' | 'isWebView' | 'isAndroid'>
  /** The page talks to wallets of the browser at all. */
  readonly hasAdapters: boolean
}

/** A wallet that lives in browsers, and is not in this one. */
const isMissing = ({ wallet, isInstalled, platform, hasAdapters }: PlatformFacts) =>
  hasAdapters && !isInstalled && !platform.isMobile && Boolean(wallet?.rdns ?? wallet?.chrome_store)

/** The ways into one wallet from here, in the order of their tabs. Never empty. */
export function listPlatforms(facts: PlatformFacts): WalletPlatform[] {
  const { wallet, isInstalled, platform, hasAdapters } = facts
  if (!wallet) return ['qrcode']
  const { isMobile } = platform
  const leadsTo = (place: LinkPlace) => hasPairingLink(wallet, place, platform)
  const offered: readonly [WalletPlatform, boolean][] = [
    ['browser', hasAdapters && isInstalled],
    ['unsupported', isMissing(facts)],
    ['mobile', isMobile && leadsTo('mobile')],
    ['qrcode', !isMobile && Boolean(wallet.mobile_link)],
    ['web', leadsTo('web')],
    ['desktop', !isMobile && leadsTo('desktop')],
  ]
  const platforms = offered.flatMap(([platform, isOffered]) => (isOffered ? [platform] : []))
  return platforms.length > 0 ? platforms : ['qrcode']
}

/** What is shown first: a way that works here, before one that would have to be installed. */
export const firstPlatform = (platforms: readonly WalletPlatform[]): WalletPlatform =>
  platforms.find(platform => platform !== 'unsupported') ?? 'unsupported'
