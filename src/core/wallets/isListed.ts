import { IN_APP_BROWSER_WALLETS } from '../../domain/namespacedWallets'
import type { Wallet } from '../../domain/wallet'
import type { CaipNetworkId, Namespace } from '../../lib/address/caip'
import { isReachable } from './isReachable'
import type { WalletPlatform } from './selectPlatform'

interface Place {
  readonly platform: WalletPlatform
  readonly activeNamespace: Namespace | null
  /** The page's networks, of which a wallet must support one; null skips the check. */
  readonly caipNetworkIds: readonly CaipNetworkId[] | null
}

/** Whether a directory wallet works on this page and device. */
export function isListed(
  wallet: Wallet,
  { platform, activeNamespace, caipNetworkIds }: Place,
): boolean {
  const { chains } = wallet
  if (caipNetworkIds && chains?.length && !caipNetworkIds.some(id => chains.includes(id)))
    return false
  if (isReachable(wallet, platform)) return true
  if (platform.isTelegram || platform.isWebView) return false
  const namespace = IN_APP_BROWSER_WALLETS[wallet.id]
  return namespace === 'any' || (namespace !== undefined && namespace === activeNamespace)
}
