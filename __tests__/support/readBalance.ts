import {
  getBalancePhase,
  selectBalanceNetworkId,
  selectNativeBalance,
} from '../../src/core/account/nativeBalanceSelectors'
import type { Namespace } from '../../src/lib/address/caip'
import type { RootState } from '../../src/store/rootReducer'

/** What the modal shows as the native balance of a chain family. */
export function readBalance(state: RootState, namespace: Namespace = 'eip155') {
  const entry = selectNativeBalance(state, namespace)
  return {
    phase: getBalancePhase(entry),
    balance: entry.data?.balance ?? null,
    symbol: entry.data?.symbol ?? null,
    caipNetworkId: selectBalanceNetworkId(state, namespace),
  }
}
