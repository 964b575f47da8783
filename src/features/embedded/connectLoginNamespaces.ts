import { walletConnected } from '../../events/connectionEvents'
import type { CaipNetworkId, Namespace } from '../../lib/address/caip'
import {
  EMBEDDED_CONNECTOR_ID,
  EMBEDDED_NAMESPACES,
  type EmbeddedSession,
} from '../../ports/embedded'
import type { FlowApi } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { selectNamespaceConnectors } from '../../core/connectors/connectorsSlice'
import { selectNamespaceFilter } from '../../core/modal/modalSelectors'
import { selectActiveNamespace } from '../../core/network/networkSelectors'
import { selectLastCaipNetworkIdByNamespace } from '../../core/network/networkSlice'
import { loginStorageReported } from './embeddedEvents'

/** Wallet name of every login. */
const WALLET_NAME = 'Email wallet'

/** The last used network if the frame supports it, else its first; null if none. */
function selectLoginNetwork(state: RootState, namespace: Namespace): CaipNetworkId | null {
  const last = selectLastCaipNetworkIdByNamespace(state, namespace)
  const connector = selectNamespaceConnectors(state, namespace).find(({ type }) => type === 'AUTH')
  const known = connector?.chains
  if (last === null || known?.length === 0) return null
  return known === undefined || known.includes(last) ? last : (known[0] ?? null)
}

/** The network to log in on, by namespace. */
export function getLoginNetworks(
  api: FlowApi,
): Readonly<Partial<Record<Namespace, CaipNetworkId>>> {
  const wanted: Partial<Record<Namespace, CaipNetworkId>> = {}
  for (const namespace of EMBEDDED_NAMESPACES) {
    if (!api.extra.chains.namespaces.includes(namespace)) continue
    const id = selectLoginNetwork(api.getState(), namespace)
    if (id !== null) wanted[namespace] = id
  }
  return wanted
}

/** A login's namespaces with accounts, the page's own first. */
export function getLoginNamespaces(api: FlowApi, session: EmbeddedSession): readonly Namespace[] {
  const state = api.getState()
  const first = selectNamespaceFilter(state) ?? selectActiveNamespace(state)
  return EMBEDDED_NAMESPACES.filter(
    namespace => (session.namespaces[namespace]?.accounts.length ?? 0) > 0,
  ).sort((a, b) => Number(b === first) - Number(a === first))
}

/** Dispatches one `walletConnected` per namespace; only the first decides the active network. */
export function connectLoginNamespaces(api: FlowApi, session: EmbeddedSession): void {
  for (const [index, namespace] of getLoginNamespaces(api, session).entries()) {
    const part = session.namespaces[namespace]
    if (!part) continue
    api.dispatch(
      walletConnected({
        namespace,
        connectorId: EMBEDDED_CONNECTOR_ID,
        accounts: part.accounts,
        capabilities: part.capabilities,
        caipNetworkId: part.activeCaipNetworkId,
        walletName: WALLET_NAME,
        isRestored: index > 0,
      }),
    )
  }
  api.dispatch(loginStorageReported({ isStoredHere: session.isStoredHere ?? true }))
}
