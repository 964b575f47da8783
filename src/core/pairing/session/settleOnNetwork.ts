import type { CaipNetworkId, Namespace } from '../../../lib/address/caip'
import type { WalletConnectClient, WalletConnectNamespace } from '../../../ports/walletConnect'

/**
 * Keeps the page's network when the wallet approved it; the session's own choice applies otherwise.
 * Returns undefined when the session lacks the namespace.
 */
export function settleOnNetwork(
  walletConnect: WalletConnectClient,
  namespace: Namespace,
  wanted: CaipNetworkId | null,
): WalletConnectNamespace | undefined {
  const part = walletConnect.session()?.namespaces[namespace]
  if (!part || wanted === null || part.activeCaipNetworkId === wanted) return part
  if (!part.caipNetworkIds.includes(wanted)) return part
  walletConnect.chooseNetwork(wanted)
  return walletConnect.session()?.namespaces[namespace]
}
