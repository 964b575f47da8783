import type { CaipNetworkId, Namespace } from '../../lib/caip'
import type { RelayClient, RelayNamespace } from '../../ports/relay'

/**
 * Among the networks a wallet approved it is the page that decides: where it was is where it stays. Undefined when the
 * session holds nothing of the namespace.
 */
export function settleOnNetwork(
  relay: RelayClient,
  namespace: Namespace,
  wanted: CaipNetworkId | null,
): RelayNamespace | undefined {
  const part = relay.session()?.namespaces[namespace]
  if (!part || wanted === null || part.activeNetworkId === wanted) return part
  if (!part.networkIds.includes(wanted)) return part
  relay.chooseNetwork(wanted)
  return relay.session()?.namespaces[namespace]
}
