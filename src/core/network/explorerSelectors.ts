import type { Network } from '../../domain/network'
import { toSafeLinkUrl } from '../../lib/links/safeUrl'
import type { CaipNetworkId } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import { selectActiveNetwork } from './networkSelectors'
import { selectNetworkById } from './networkSlice'

function toExplorerUrl(explorerUrl: string | undefined, kind: 'address' | 'tx', id: string) {
  if (explorerUrl === undefined) return null
  return toSafeLinkUrl(`${explorerUrl.replace(/\/+$/, '')}/${kind}/${encodeURIComponent(id)}`)
}

/**
 * Returns the explorer URL of an address, on the active network by default; null without an
 * explorer.
 */
export function selectAddressExplorerUrl(
  state: RootState,
  address: string | null,
  network: Network | null = selectActiveNetwork(state),
): string | null {
  return address === null ? null : toExplorerUrl(network?.explorerUrl, 'address', address)
}

/** Returns the explorer URL of a transaction; null without an explorer. */
export function selectTransactionExplorerUrl(
  state: RootState,
  caipNetworkId: CaipNetworkId | null,
  hash: string,
): string | null {
  const network = caipNetworkId && selectNetworkById(state, caipNetworkId)
  return network ? toExplorerUrl(network.explorerUrl, 'tx', hash) : null
}
