import type { Wallet } from '../../domain/wallet'
import type { WalletPlatform } from './selectPlatform'

const isHttps = (link: string | null | undefined) => link?.startsWith('https:') ?? false

/** Whether a link leads into the wallet from this device. On desktop a QR code always works. */
export function isReachable(wallet: Wallet, platform: WalletPlatform): boolean {
  const { mobile_link: mobile, link_mode: universal, webapp_link: web } = wallet
  if (platform.isTelegram || platform.isWebView) return [mobile, universal, web].some(isHttps)
  return !platform.isMobile || Boolean(mobile)
}
