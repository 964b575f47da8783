import type { Wallet } from '../../domain/wallet'
import type { CaipNetworkId, Namespace } from '../../lib/caip'
import { isReachable } from './isReachable'
import type { WalletPlace } from './platformOf'

/** Wallets whose own browser opens the page by a link they are known for, so that they need none of the directory. */
const OPEN_PAGES_THEMSELVES: Readonly<Record<string, Namespace | 'any'>> = {
  // Coinbase
  fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa: 'any',
  // Solflare
  '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79': 'solana',
  // Phantom
  a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393: 'solana',
}

interface Place {
  readonly platform: WalletPlace
  readonly activeNamespace: Namespace | null
  /** The networks the page asks for, of which a wallet must know one; null: whatever it knows. */
  readonly networkIds: readonly CaipNetworkId[] | null
}

/** Whether a wallet of the directory is of use on this page and this device. */
export function isListed(
  wallet: Wallet,
  { platform, activeNamespace, networkIds }: Place,
): boolean {
  const { chains } = wallet
  if (networkIds && chains?.length && !networkIds.some(id => chains.includes(id))) return false
  if (isReachable(wallet, platform)) return true
  if (platform.isTelegram || platform.isWebView) return false
  const namespace = OPEN_PAGES_THEMSELVES[wallet.id]
  return namespace === 'any' || (namespace !== undefined && namespace === activeNamespace)
}
