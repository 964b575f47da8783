import { walletConnected } from '../../../events/connectionEvents'
import type { Namespace } from '../../../lib/address/caip'
import {
  WALLET_CONNECT_CONNECTOR_ID,
  type WalletConnectSession,
} from '../../../ports/walletConnect'
import type { FlowApi } from '../../../store/listening'
import { selectActiveNamespace } from '../../network/networkSelectors'
import { selectLastCaipNetworkIdByNamespace } from '../../network/networkSlice'
import { selectPairing } from '../pairingSlice'
import { settleOnNetwork } from './settleOnNetwork'
import { reportSession } from './reportSession'

/** Returns the session's namespaces that the page supports, the active one first. */
export function getSessionNamespaces(
  api: FlowApi,
  session: WalletConnectSession,
): readonly Namespace[] {
  const approved = api.extra.chains.namespaces.filter(namespace => session.namespaces[namespace])
  const active = selectActiveNamespace(api.getState())
  return [...approved].sort((a, b) => Number(b === active) - Number(a === active))
}

/**
 * Dispatches one `walletConnected` per approved namespace. Only the first sets the active
 * namespace.
 */
export function joinSession(api: FlowApi, session: WalletConnectSession): void {
  const { wallets } = api.getState()
  const picked = selectPairing(api.getState()).wallet
  // Some wallets send no name; use the name the user chose them by.
  const walletName = session.peer.name || (picked?.name ?? wallets.link?.name ?? '')
  const namespaces = getSessionNamespaces(api, session)
  reportSession(api, session)
  for (const [index, namespace] of namespaces.entries()) {
    const walletConnect = api.extra.walletConnect?.peek()
    const wanted = selectLastCaipNetworkIdByNamespace(api.getState(), namespace)
    const settled = walletConnect && settleOnNetwork(walletConnect, namespace, wanted)
    const part = settled ?? session.namespaces[namespace]
    if (!part) continue
    api.dispatch(
      walletConnected({
        namespace,
        connectorId: WALLET_CONNECT_CONNECTOR_ID,
        accounts: part.accounts,
        capabilities: part.capabilities,
        caipNetworkId: part.activeCaipNetworkId,
        walletName,
        isRestored: index > 0,
      }),
    )
  }
}
