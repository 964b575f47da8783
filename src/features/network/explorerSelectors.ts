import { safeLinkUrl } from '../../lib/links/safeUrl'
import type { CaipNetworkId } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import { selectActiveNetwork } from './networkSelectors'
import { selectNetworkById } from './networkSlice'

function pageOf(explorerUrl: string | undefined, kind: 'address' | 'tx', id: string) {
  if (explorerUrl === undefined) return null
  return safeLinkUrl(`${explorerUrl.replace(/\/+$/, '')}/${kind}/${encodeURIComponent(id)}`)
}

/** An account's page at the explorer of the active network; null where there is none. */
export function selectAddressExplorerUrl(state: RootState, address: string | null): string | null {
  return address === null
    ? null
    : pageOf(selectActiveNetwork(state)?.explorerUrl, 'address', address)
}

/** A transaction's page at the explorer of its network; null where there is none. */
export function selectTransactionExplorerUrl(
  state: RootState,
  caipNetworkId: CaipNetworkId | null,
  hash: string,
): string | null {
  const network = caipNetworkId && selectNetworkById(state, caipNetworkId)
  return network ? pageOf(network.explorerUrl, 'tx', hash) : null
}
