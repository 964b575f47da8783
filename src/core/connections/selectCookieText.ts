import { writeCookieSession, type CookieAccount } from '../../domain/cookieSession'
import { NAMESPACES, splitCaipId } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import { selectAccountByNamespace } from '../account/accountState'
import {
  selectActiveCaipNetworkId,
  selectLastCaipNetworkIdByNamespace,
  selectWalletCaipNetworkId,
} from '../network/networkSlice'
import { selectConnectionByNamespace, selectStoredConnectorIds } from './connectionsSlice'

/** Returns the session cookie's text; null unless an account is connected or being restored. */
export function selectCookieText(state: RootState): string | null {
  const active = selectActiveCaipNetworkId(state)
  if (active === null) return null
  const accounts = NAMESPACES.flatMap((namespace): CookieAccount[] => {
    const { phase, connectorId } = selectConnectionByNamespace(state, namespace)
    const { address } = selectAccountByNamespace(state, namespace)
    const id = connectorId ?? selectStoredConnectorIds(state)[namespace]
    const caipNetworkId =
      selectWalletCaipNetworkId(state, namespace) ??
      selectLastCaipNetworkIdByNamespace(state, namespace)
    const isShown = phase === 'connected' || phase === 'restoring'
    if (!isShown || address === null || id === undefined || caipNetworkId === null) return []
    return [{ namespace, address, caipNetworkId, connectorId: id }]
  })
  // The cookie is truncated at its end, so the active namespace goes first.
  const [first] = splitCaipId(active)
  accounts.sort((a, b) => Number(b.namespace === first) - Number(a.namespace === first))
  return writeCookieSession({ caipNetworkId: active, accounts })
}
