import type { CaipNetworkId } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import { selectNetworkImage } from '../network/networkImage'
import {
  selectActiveCaipNetworkId,
  selectNetworkById,
  selectNetworks,
} from '../network/networkSlice'

/**
 * The picture of a coin's network, for the coin's corner; null where it would say nothing new: on the network in use,
 * which the header names, and on the coin of one network only, such as BTC.
 */
export function selectNetworkMarkOf(
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
