import type { Wallet } from '../../domain/wallet'
import { hasPairingLink, type LinkKind } from '../../lib/links/deepLink'
import type { Platform } from '../../lib/links/platform'

/**
 * Where a wallet can be reached. `qrcode` is a phone other than this device, `mobile` is this
 * phone.
 */
export type WalletPlatform = 'browser' | 'unsupported' | 'qrcode' | 'mobile' | 'web' | 'desktop'

export interface PlatformFacts {
  /** Null for any wallet that scans QR codes. */
  readonly wallet: Wallet | null
  /** Whether the page has a connector for it. */
  readonly isInstalled: boolean
  readonly platform: Pick<Platform, 'isMobile' | 'isTelegram' | 'isWebView' | 'isAndroid'>
  /** Whether the page has adapters for injected wallets. */
  readonly hasAdapters: boolean
}

/** A browser extension wallet that is not installed here. */
const isMissing = ({ wallet, isInstalled, platform, hasAdapters }: PlatformFacts) =>
  hasAdapters && !isInstalled && !platform.isMobile && Boolean(wallet?.rdns ?? wallet?.chrome_store)

/** Returns the platforms of a wallet on this device in tab order. Never empty. */
export function listPlatforms(facts: PlatformFacts): WalletPlatform[] {
  const { wallet, isInstalled, platform, hasAdapters } = facts
  if (!wallet) return ['qrcode']
  const { isMobile } = platform
  const leadsTo = (kind: LinkKind) => hasPairingLink(wallet, kind, platform)
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

/** Returns the initial platform: one that works here before one that needs an installation. */
export const firstPlatform = (platforms: readonly WalletPlatform[]): WalletPlatform =>
  platforms.find(platform => platform !== 'unsupported') ?? 'unsupported'
