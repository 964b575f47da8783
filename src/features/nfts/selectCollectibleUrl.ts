import type { Collectible } from '../../domain/collectible'
import { toSafeLinkUrl } from '../../lib/links/safeUrl'
import type { RootState } from '../../store/rootReducer'
import { selectTransactionExplorerUrl } from '../../core/network/explorerSelectors'
import { selectNetworkById } from '../../core/network/networkSlice'

/**
 * Returns a collectible's explorer page: its contract with the token id, as common explorers have
 * it, or the transaction that brought it. Null if neither is known.
 */
export function selectCollectibleUrl(
  state: RootState,
  {
    caipNetworkId,
    contract,
    tokenId,
    hash,
  }: Pick<Collectible, 'caipNetworkId' | 'contract' | 'tokenId' | 'hash'>,
): string | null {
  const explorer = selectNetworkById(state, caipNetworkId)?.explorerUrl?.replace(/\/+$/, '')
  if (explorer !== undefined && contract !== null) {
    const number = tokenId === null ? '' : `?a=${encodeURIComponent(tokenId)}`
    return toSafeLinkUrl(`${explorer}/token/${encodeURIComponent(contract)}${number}`)
  }
  return hash === null ? null : selectTransactionExplorerUrl(state, caipNetworkId, hash)
}
