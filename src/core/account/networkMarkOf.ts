import type { CaipNetworkId } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import { selectNetworkImage } from '../network/networkImage'
import {
  selectActiveCaipNetworkId,
  selectNetworkById,
  selectNetworks,
} from '../network/networkSlice'

/**
 * Returns the network icon for a token's corner. Null where it adds nothing: on the active network,
 * which the header names, and for a currency native to this network only, such as BTC.
 */
export function selectNetworkMark(
  state: RootState,
  symbol: string,
  caipNetworkId: CaipNetworkId | undefined,
): string | null {
  if (caipNetworkId === undefined || caipNetworkId === selectActiveCaipNetworkId(state)) return null
  const network = selectNetworkById(state, caipNetworkId)
  if (!network) return null
  const users = selectNetworks(state).filter(
    ({ nativeCurrency }) => nativeCurrency.symbol === symbol,
  )
  const isItsOwn = users.length === 1 && users[0]?.caipNetworkId === caipNetworkId
  return isItsOwn ? null : selectNetworkImage(state, network)
}
