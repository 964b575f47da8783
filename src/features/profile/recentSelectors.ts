import { createSelector } from '@reduxjs/toolkit'
import type { Namespace } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import {
  selectConnectionByNamespace,
  selectDisconnectedConnectorIds,
} from '../../core/connections/connectionsSlice'
import {
  selectIsWalletConnectInUse,
  selectKnownWallets,
} from '../../core/connectors/connectorsSelectors'
import { selectNamespaceConnectors, selectSkeletons } from '../../core/connectors/connectorsSlice'
import {
  listWallets,
  type DirectoryRow,
  type InstalledRow,
} from '../../core/connectors/listWallets'
import { withNameWarnings } from '../../core/connectors/withNameWarnings'
import { selectOtherConnections } from '../../core/multiWallet/multiWalletState'
import { selectNetworks } from '../../core/network/networkSlice'
import { selectOptions } from '../../core/options/optionsSlice'
import { selectSuggestedLists } from '../../core/wallets/directory/suggestionSelectors'
import { selectPlatform } from '../../core/wallets/selectPlatform'
import { selectRecentWallets } from '../../core/wallets/walletsSlice'

export type RecentRow = InstalledRow | DirectoryRow

const NONE: readonly string[] = []

/**
 * Returns recently used wallets that are not connected, the latest first: those of this browser,
 * then of the directory unless WalletConnect is in use.
 */
export const selectRecentRows = createSelector(
  [
    (_state: RootState, namespace: Namespace) => namespace,
    (state: RootState, namespace: Namespace) =>
      selectDisconnectedConnectorIds(state)[namespace] ?? NONE,
    (state: RootState, namespace: Namespace) =>
      selectConnectionByNamespace(state, namespace).connectorId,
    selectOtherConnections,
    selectNamespaceConnectors,
    selectRecentWallets,
    selectKnownWallets,
    selectSkeletons,
    selectOptions,
    selectSuggestedLists,
    selectPlatform,
    selectNetworks,
    selectIsWalletConnectInUse,
  ],
  (
    namespace,
    left,
    current,
    others,
    connectors,
    recent,
    known,
    skeletons,
    { wallets, hasWalletConnect },
    { excluded },
    platform,
    networks,
    isWalletConnectTaken,
  ): readonly RecentRow[] => {
    if (wallets.enableWallets === false) return []
    const rows = listWallets({
      connectors: withNameWarnings(connectors, known, skeletons),
      preferred: namespace,
      filter: namespace,
      recent,
      featured: [],
      custom: [],
      recommended: [],
      excluded,
      excludedIds: wallets.excludeWalletIds ?? [],
      installedIds: wallets.installedWalletIds ?? null,
      connectedIds: [],
      order: [],
      hasWalletConnect,
      platform,
      networks,
    })
    const rankOf = ({ connector }: InstalledRow) => left.indexOf(connector.id)
    const installed = rows
      .filter((row): row is InstalledRow => row.connector !== null && row.connector.id !== current)
      .filter(({ connector }) => others.every(({ connectorId }) => connectorId !== connector.id))
      .filter(row => rankOf(row) >= 0 || row.mark === 'recent')
      .sort((a, b) => rankOf(b) - rankOf(a))
    const listed = rows.filter((row): row is DirectoryRow => row.kind === 'wallet')
    return isWalletConnectTaken ? installed : [...installed, ...listed]
  },
)
