import { parseCaipNetworkId, type CaipNetworkId } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import { selectWalletCaipNetworkId } from './networkSlice'

/** Whether the wallet last said that it is on another network than the one it is to be asked for: it would refuse. */
export function selectIsElsewhere(state: RootState, caipNetworkId: CaipNetworkId): boolean {
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const walletId = selectWalletCaipNetworkId(state, namespace)
  return walletId !== null && walletId !== caipNetworkId
}
