import { parseCaipNetworkId, type CaipNetworkId } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import { selectWalletCaipNetworkId } from './networkSlice'

/** Whether the wallet reported another network than the request needs, so that it would refuse. */
export function selectIsOnOtherNetwork(state: RootState, caipNetworkId: CaipNetworkId): boolean {
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const walletId = selectWalletCaipNetworkId(state, namespace)
  return walletId !== null && walletId !== caipNetworkId
}
