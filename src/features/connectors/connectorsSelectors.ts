import { createSelector } from '@reduxjs/toolkit'
import type { Connector } from '../../domain/connector'
import type { Namespace } from '../../lib/caip'
import { safeImageUrl } from '../../lib/safeUrl'
import type { RootState } from '../../store/rootReducer'
import { selectConnectionsByNamespace } from '../connections/connectionsSlice'
import { selectNamespaceFilter } from '../modal/modalSlice'
import { selectActiveNamespace } from '../network/networkSelectors'
import { selectOptions } from '../options/optionsSlice'
import { selectRecentWallets } from '../wallets/walletsSlice'
import { selectConnectorsByNamespace } from './connectorsSlice'
import { listWallets } from './listWallets'

const NO_CONNECTORS: readonly Connector[] = []

const selectAllowedConnectors = createSelector(
  [selectConnectorsByNamespace, selectNamespaceFilter],
  (byNamespace, filter): readonly Connector[] =>
    filter === null
      ? Object.values(byNamespace).flatMap(connectors => connectors ?? NO_CONNECTORS)
      : (byNamespace[filter] ?? NO_CONNECTORS),
)

const selectPreferredNamespace = (state: RootState): Namespace | null =>
  selectNamespaceFilter(state) ?? selectActiveNamespace(state)

const selectConnectedIds = createSelector([selectConnectionsByNamespace], byNamespace =>
  Object.values(byNamespace).flatMap(connection =>
    connection?.phase === 'connected' && connection.connectorId !== null
      ? [connection.connectorId]
      : [],
  ),
)

/** The wallets a visitor may choose from now, one row each. */
export const selectWalletChoices = createSelector(
  [selectAllowedConnectors, selectPreferredNamespace, selectRecentWallets, selectConnectedIds],
  (connectors, preferred, recent, connectedIds) =>
    listWallets({ connectors, preferred, recent, connectedIds }),
)

/** The host's own picture for a wallet, else the one the wallet brought. */
export const selectConnectorImage = (
  state: RootState,
  { id, imageUrl }: Pick<Connector, 'id' | 'imageUrl'>,
): string | null => safeImageUrl(selectOptions(state).connectorImages[id]) ?? imageUrl ?? null
