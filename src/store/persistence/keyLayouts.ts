import { isCaipNetworkId, NAMESPACES, splitCaipId, type Namespace } from '../../lib/address/caip'
import type { RootState } from '../rootReducer'
import { createListCodec, createJsonCodec, createPlainCodec, type Codec } from './codecs'
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

const createConnectorIdRow = (namespace: Namespace): KeyLayout => ({
  ...row(
    `connectorId:${namespace}`,
    `${namespace}:connected_connector_id`,
    createPlainCodec(isPlainId),
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
      createPlainCodec(isCaipNetworkId),
      s => s.network.activeId,
    ),
    fact: 'place',
    isOfSession: true,
  },
  {
    ...row(
      'activeNamespace',
      'active_namespace',
      createPlainCodec(text => NAMESPACES.some(namespace => namespace === text)),
      s => splitCaipId(s.network.activeId)[0],
    ),
    fact: 'place',
    follows: ({ activeCaipNetworkId: id }) =>
      isCaipNetworkId(id) ? splitCaipId(id)[0] : undefined,
  },
  row(
    'connectedNamespaces',
    'connected_namespaces',
    createListCodec(NAMESPACES),
    s => s.connections.connectedNamespaces,
  ),
  {
    ...row(
      'connectionStatus',
      'connection_status',
      createPlainCodec(text => STATUSES.includes(text)),
      state => (hasConnectorId(state) ? 'connected' : 'disconnected'),
    ),
    fact: 'session',
    follows: fields =>
      NAMESPACES.some(namespace => fields[`connectorId:${namespace}`] !== undefined)
        ? 'connected'
        : 'disconnected',
  },
  ...NAMESPACES.map(createConnectorIdRow),
  row('recentWallets', 'recent_wallets', createJsonCodec(readRecentWallets), s => s.wallets.recent),
  row(
    'preferredAccountTypes',
    'preferred_account_types',
    createJsonCodec(readAccountTypes),
    s => s.account.preferredAccountTypes,
  ),
  row(
    'connections',
    'connections',
    createJsonCodec(readConnections),
    s => s.connections.connections,
  ),
  row(
    'disconnectedConnectorIds',
    'disconnected_connector_ids',
    createJsonCodec(readDisconnectedIds),
    s => s.connections.disconnectedConnectorIds,
  ),
  row('walletId', 'wallet_id', createPlainCodec(isPlainId), s => s.wallets.connected[0]?.id),
  row('walletName', 'wallet_name', createPlainCodec(isPlainId), s => s.wallets.connected[0]?.name),
  // The WalletConnect library reads exactly this key.
  {
    ...row('walletLink', '', createJsonCodec(readWalletLink), s => s.wallets.link),
    key: 'WALLETCONNECT_DEEPLINK_CHOICE',
  },
]
