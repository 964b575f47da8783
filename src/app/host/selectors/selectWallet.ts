import type { Capability } from '../../../domain/capabilities'
import type { Connection, Connector, ConnectorType } from '../../../domain/connector'
import {
  selectConnectionByNamespace,
  selectStoredConnections,
  type NamespaceConnection,
} from '../../../core/connections/connectionsSlice'
import { markRecent } from '../../../core/connections/markRecent'
import { selectConnectorById } from '../../../core/connectors/selectConnectorById'
import { selectOtherConnections } from '../../../core/multiWallet/multiWalletState'
import { selectPeerIcon } from '../../../core/pairing/session/selectPeerIcon'
import type { SignIn } from '../../../features/siwx/siwxState'
import type { CaipNetworkId, Namespace } from '../../../lib/address/caip'
import { getConnectorStatus, type ConnectorStatus } from '../../../lib/text/getConnectorStatus'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../../ports/walletConnect'
import type { RootState } from '../../../store/rootReducer'
import { resolveNamespace } from '../resolveNamespace'
import { memoizeByInputs } from './memoizeByInputs'
import { selectModalPart, type StateWithModal } from './selectModalPart'

const selectNamespaceConnection = (state: RootState, namespace?: Namespace) =>
  selectConnectionByNamespace(state, resolveNamespace(state, namespace))

const markRecentMemoized = /* @__PURE__ */ memoizeByInputs(markRecent)

/**
 * Returns the connected wallets of a chain family, the current one first, then those remembered
 * from an earlier visit, which are `recent`.
 */
export function selectConnections(
  state: StateWithModal,
  namespace?: Namespace,
): readonly Connection[] {
  const part = selectModalPart(state)
  const shown = resolveNamespace(part, namespace)
  return markRecentMemoized(
    selectStoredConnections(part, shown),
    selectNamespaceConnection(part, shown),
    selectOtherConnections(part, shown),
  )
}

const NO_CONNECTORS: readonly Connector[] = []

/**
 * Returns the announced browser wallets of a chain family; empty until the page is idle
 * (`preload`), or a visitor approaches the modal.
 */
export function selectConnectors(
  state: StateWithModal,
  namespace?: Namespace,
): readonly Connector[] {
  const part = selectModalPart(state)
  const found = (part as Partial<RootState>).connectors?.byNamespace
  return found?.[resolveNamespace(part, namespace)] ?? NO_CONNECTORS
}

/** A connected wallet, as it reports itself. */
export interface ConnectedWallet {
  /** The id of its connector, such as its rdns. */
  readonly id: string | null
  readonly name: string | null
  readonly icon: string | null
  readonly type: ConnectorType | null
  readonly rdns: string | null
}

const toConnectedWallet = /* @__PURE__ */ memoizeByInputs(
  (
    { phase, connectorId, walletName }: NamespaceConnection,
    connector: Connector | null,
    peerIcon: string | null,
  ): ConnectedWallet | null => {
    if (phase !== 'connected') return null
    const isRemote = connectorId === WALLET_CONNECT_CONNECTOR_ID
    return {
      id: connectorId,
      name: walletName,
      icon: isRemote ? peerIcon : (connector?.imageUrl ?? null),
      type: isRemote ? 'WALLET_CONNECT' : (connector?.type ?? null),
      rdns: connector?.rdns ?? null,
    }
  },
)

/** Returns the name, icon and type of the connected wallet; `null` while none is connected. */
export function selectWalletInfo(
  state: StateWithModal,
  namespace?: Namespace,
): ConnectedWallet | null {
  const part = selectModalPart(state)
  const connection = selectNamespaceConnection(part, namespace)
  const connector = selectConnectorById(part, connection.connectorId ?? '')
  return toConnectedWallet(connection, connector, selectPeerIcon(part))
}

/**
 * Returns what the connected wallet of a chain family supports, and what can be read about its
 * account; empty while no wallet is connected there. Buying and swapping also depend on the options
 * and the network.
 *
 * @example
 * const canSend = useSelector(state => selectCapabilities(state, 'solana').includes('send'))
 */
export const selectCapabilities = (
  state: StateWithModal,
  namespace?: Namespace,
): readonly Capability[] =>
  selectNamespaceConnection(selectModalPart(state), namespace).capabilities

/** Returns the sign-in status on a chain family; `null` if sign-in is not requested. */
export function selectSignIn(state: StateWithModal, namespace?: Namespace): SignIn | null {
  const part = selectModalPart(state)
  return part.siwx?.byNamespace[resolveNamespace(part, namespace)] ?? null
}

/** Whether the current account is signed in on its network. */
export const selectIsSignedIn = (state: StateWithModal, namespace?: Namespace): boolean =>
  selectSignIn(state, namespace)?.phase === 'signedIn'

/**
 * Returns the CAIP-2 ids of the networks that a WalletConnect session allows on a chain family;
 * `null` while none is connected, and for other wallets, which answer when a switch is requested.
 */
export function selectApprovedNetworkIds(
  state: StateWithModal,
  namespace?: Namespace,
): readonly CaipNetworkId[] | null {
  const part = selectModalPart(state)
  const shown = resolveNamespace(part, namespace)
  const { phase, connectorId } = selectNamespaceConnection(part, shown)
  const isRemote = phase === 'connected' && connectorId === WALLET_CONNECT_CONNECTOR_ID
  return (isRemote ? part.walletConnect?.session?.namespaces[shown]?.caipNetworkIds : null) ?? null
}

/**
 * Returns a wallet's status on a chain family: `connected` for the current one, `active` for
 * another connected one, else `disconnected`.
 */
export function selectConnectorStatus(
  state: StateWithModal,
  connectorId: string,
  namespace?: Namespace,
): ConnectorStatus {
  const part = selectModalPart(state)
  const { phase, connectorId: inUse } = selectNamespaceConnection(part, namespace)
  return getConnectorStatus({
    connectorId,
    activeConnectorId: phase === 'connected' ? inUse : null,
    connections: selectOtherConnections(part, resolveNamespace(part, namespace)),
  })
}
