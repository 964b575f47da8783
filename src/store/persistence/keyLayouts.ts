import { isCaipNetworkId, NAMESPACES, partsOf, type Namespace } from '../../lib/address/caip'
import type { RootState } from '../rootReducer'
import { commaJoined, json, plain, type Codec } from './codecs'
import type { KeyLayout } from './keyLayout'
import { isPlainId } from './readStoredSession'
import {
  readAccountTypes,
  readConnections,
  readDisconnectedIds,
  readRecentWallets,
  readWalletLink,
} from './storedValues'

const STATUSES = ['connected', 'disconnected', 'connecting', 'reconnecting']

const row = (
  field: string,
  key: string,
  codec: Codec,
  select: (state: RootState) => unknown,
): KeyLayout => ({ field, key: `@appkit/${key}`, select, ...codec })

const connectorIdRow = (namespace: Namespace): KeyLayout => ({
  ...row(
    `connectorId:${namespace}`,
    `${namespace}:connected_connector_id`,
    plain(isPlainId),
    state => state.connections.storedConnectorIds[namespace],
  ),
  fact: 'session',
})

const hasConnectorId = (state: RootState): boolean =>
  Object.keys(state.connections.storedConnectorIds).length > 0

/** The storage keys that the slices own (storage facts, section 1.1). */
export const KEY_LAYOUTS: readonly KeyLayout[] = [
  {
    ...row(
      'activeCaipNetworkId',
      'active_caip_network_id',
      plain(isCaipNetworkId),
      s => s.network.activeId,
    ),
    fact: 'place',
    isOfSession: true,
  },
  {
    ...row(
      'activeNamespace',
      'active_namespace',
      plain(text => NAMESPACES.some(namespace => namespace === text)),
      s => partsOf(s.network.activeId)[0],
    ),
    fact: 'place',
    follows: ({ activeCaipNetworkId: id }) => (isCaipNetworkId(id) ? partsOf(id)[0] : undefined),
  },
  row(
    'connectedNamespaces',
    'connected_namespaces',
    commaJoined(NAMESPACES),
    s => s.connections.connectedNamespaces,
  ),
  {
    ...row(
      'connectionStatus',
      'connection_status',
      plain(text => STATUSES.includes(text)),
      state => (hasConnectorId(state) ? 'connected' : 'disconnected'),
    ),
    fact: 'session',
    follows: fields =>
      NAMESPACES.some(namespace => fields[`connectorId:${namespace}`] !== undefined)
        ? 'connected'
        : 'disconnected',
  },
  ...NAMESPACES.map(connectorIdRow),
  row('recentWallets', 'recent_wallets', json(readRecentWallets), s => s.wallets.recent),
  row(
    'preferredAccountTypes',
    'preferred_account_types',
    json(readAccountTypes),
    s => s.account.preferredAccountTypes,
  ),
  row('connections', 'connections', json(readConnections), s => s.connections.connections),
  row(
    'disconnectedConnectorIds',
    'disconnected_connector_ids',
    json(readDisconnectedIds),
    s => s.connections.disconnectedConnectorIds,
  ),
  row('walletId', 'wallet_id', plain(isPlainId), s => s.wallets.connected[0]?.id),
  row('walletName', 'wallet_name', plain(isPlainId), s => s.wallets.connected[0]?.name),
  // The WalletConnect library reads exactly this key.
  {
    ...row('walletLink', '', json(readWalletLink), s => s.wallets.link),
    key: 'WALLETCONNECT_DEEPLINK_CHOICE',
  },
]
