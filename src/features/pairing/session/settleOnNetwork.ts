import type { CaipNetworkId, Namespace } from '../../../lib/address/caip'
import type { WalletConnectClient, WalletConnectNamespace } from '../../../ports/walletConnect'

/**
 * Among the networks a wallet approved it is the page that decides: where it was is where it stays. Undefined when the
 * session holds nothing of the namespace.
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
