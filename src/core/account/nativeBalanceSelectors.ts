import type { NativeBalance } from '../../domain/schemas/nativeBalance'
import type { CaipNetworkId, Namespace } from '../../lib/address/caip'
import { type CachedQuery, selectCachedQuery } from '../../services/cachedQuery'
import type { RootState } from '../../store/rootReducer'
import { selectActiveNamespace } from '../network/networkSelectors'
import {
  selectActiveCaipNetworkId,
  selectLastCaipNetworkIdByNamespace,
} from '../network/networkSlice'
import { selectAccountByNamespace } from './accountState'

/** The cache's entry of `getNativeBalance`. After a failed refetch it has data and an error. */
export type NativeBalanceEntry = CachedQuery<NativeBalance>

export type BalancePhase = 'unknown' | 'loading' | 'known' | 'unavailable'

const NOT_READ: NativeBalanceEntry = { status: 'uninitialized' }

/** Cache key of a balance, shared so that reading the cache does not load the API chunk. */
export const getNativeBalanceKey = (address: string, caipNetworkId: CaipNetworkId): string =>
  `getNativeBalance(${JSON.stringify({ address, caipNetworkId })})`

/** The network whose balance a chain family shows. */
export function selectBalanceNetworkId(
  state: RootState,
  namespace: Namespace,
): CaipNetworkId | null {
  return selectActiveNamespace(state) === namespace
    ? selectActiveCaipNetworkId(state)
    : selectLastCaipNetworkIdByNamespace(state, namespace)
}

/** Cache key of the balance that a chain family shows; null while it has no account. */
export function selectNativeBalanceKey(state: RootState, namespace: Namespace): string | null {
  const { address } = selectAccountByNamespace(state, namespace)
  const caipNetworkId = selectBalanceNetworkId(state, namespace)
  return address !== null && caipNetworkId ? getNativeBalanceKey(address, caipNetworkId) : null
}

/** The native balance of a chain family's account, on the network that the family shows. */
export function selectNativeBalance(state: RootState, namespace: Namespace): NativeBalanceEntry {
  const key = selectNativeBalanceKey(state, namespace)
  return (key !== null && selectCachedQuery<NativeBalance>(state, key)) || NOT_READ
}

/** The last known balance stays while a newer one is read; if that fails, it is unavailable. */
export function getBalancePhase({ status, data, error }: NativeBalanceEntry): BalancePhase {
  if (data) return error === undefined ? 'known' : 'unavailable'
  if (status === 'pending') return 'loading'
  return status === 'rejected' ? 'unavailable' : 'unknown'
}

/** The native balance on the active network. */
export function selectActiveNativeBalance(state: RootState): NativeBalanceEntry {
  const namespace = selectActiveNamespace(state)
  return namespace === null ? NOT_READ : selectNativeBalance(state, namespace)
}

/** Its amount; null while unknown. */
export const selectActiveNativeAmount = (state: RootState): string | null =>
  selectActiveNativeBalance(state).data?.balance ?? null
