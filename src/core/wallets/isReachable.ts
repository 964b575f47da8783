import type { Wallet } from '../../domain/wallet'
import type { WalletPlace } from './selectPlatform'

const isHttps = (link: string | null | undefined) => link?.startsWith('https:') ?? false

/** Whether a link leads into the wallet from this device. On desktop a QR code always works. */
export function isReachable(wallet: Wallet, place: WalletPlace): boolean {
  const { mobile_link: mobile, link_mode: universal, webapp_link: web } = wallet
  if (place.isTelegram || place.isWebView) return [mobile, universal, web].some(isHttps)
  return !place.isMobile || Boolean(mobile)
}
