import type { Wallet } from '../../domain/wallet'
import type { WalletPlace } from './selectPlatform'

const isHttps = (link: string | null | undefined) => link?.startsWith('https:') ?? false

/** A link leads into the wallet from here. On a desktop a code to scan always does. */
export function isReachable(wallet: Wallet, place: WalletPlace): boolean {
  const { mobile_link: mobile, link_mode: universal, webapp_link: web } = wallet
  if (place.isTelegram || place.isWebView) return [mobile, universal, web].some(isHttps)
  return !place.isMobile || Boolean(mobile)
}
