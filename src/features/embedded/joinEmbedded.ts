import { walletConnected } from '../../events/connectionEvents'
import type { CaipNetworkId, Namespace } from '../../lib/address/caip'
import {
  EMBEDDED_CONNECTOR_ID,
  EMBEDDED_NAMESPACES,
  type EmbeddedSession,
} from '../../ports/embedded'
import type { FlowApi } from '../../store/listening'
import { selectConnectorById } from '../connectors/selectConnectorById'
import { selectNamespaceFilter } from '../modal/modalSelectors'
import { selectActiveNamespace } from '../network/networkSelectors'
import { selectLastCaipNetworkIdByNamespace } from '../network/networkSlice'

/** What a wallet in a frame goes by where its connector has not told its name yet. */
export const EMBEDDED_WALLET_NAME = 'Email'

/** The network that the page is on, or was on last, in each chain family that the login can have accounts on. */
export function wantedNetworks(api: FlowApi): Readonly<Partial<Record<Namespace, CaipNetworkId>>> {
  const wanted: Partial<Record<Namespace, CaipNetworkId>> = {}
  for (const namespace of EMBEDDED_NAMESPACES) {
    if (!api.extra.chains.namespaces.includes(namespace)) continue
    const id = selectLastCaipNetworkIdByNamespace(api.getState(), namespace)
    if (id !== null) wanted[namespace] = id
  }
  return wanted
}

/** The chain families of a login, the one the page is on first. */
export function familiesOf(api: FlowApi, session: EmbeddedSession): readonly Namespace[] {
  const state = api.getState()
  const first = selectNamespaceFilter(state) ?? selectActiveNamespace(state)
  return EMBEDDED_NAMESPACES.filter(
    namespace => (session.namespaces[namespace]?.accounts.length ?? 0) > 0,
  ).sort((a, b) => Number(b === first) - Number(a === first))
}

/** A login becomes one `walletConnected` per chain family; only the first one decides where the page is. */
export function joinEmbedded(api: FlowApi, session: EmbeddedSession): void {
  const walletName =
    selectConnectorById(api.getState(), EMBEDDED_CONNECTOR_ID)?.name ?? EMBEDDED_WALLET_NAME
  for (const [index, namespace] of familiesOf(api, session).entries()) {
    const part = session.namespaces[namespace]
    if (!part) continue
    api.dispatch(
      walletConnected({
        namespace,
        connectorId: EMBEDDED_CONNECTOR_ID,
        accounts: part.accounts,
        capabilities: part.capabilities,
        caipNetworkId: part.activeCaipNetworkId,
        walletName,
        isRestored: index > 0,
      }),
    )
  }
}
