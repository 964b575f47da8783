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
import { tellSession } from './tellSession'

/** The namespaces of a session this page has networks for, the one the page is on first. */
export function namespacesOf(api: FlowApi, session: WalletConnectSession): readonly Namespace[] {
  const approved = api.extra.chains.namespaces.filter(namespace => session.namespaces[namespace])
  const active = selectActiveNamespace(api.getState())
  return [...approved].sort((a, b) => Number(b === active) - Number(a === active))
}

/** What a wallet approved becomes one `walletConnected` per namespace; only the first one decides where the page is. */
export function joinSession(api: FlowApi, session: WalletConnectSession): void {
  const { wallets } = api.getState()
  const picked = selectPairing(api.getState()).wallet
  // A wallet that gives itself no name goes by the one it was chosen by.
  const walletName = session.peer.name || (picked?.name ?? wallets.link?.name ?? '')
  const namespaces = namespacesOf(api, session)
  tellSession(api, session)
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
