import { createSelector } from '@reduxjs/toolkit'
import type { Connector } from '../../domain/connector'
import type { RootState } from '../../store/rootReducer'
import { selectAllowedConnectors } from './connectorsSelectors'
import { getConnectorIdentity, isSameWallet } from './isSameWallet'

/** Returns all connectors of the wallet that a connector belongs to, itself included. */
export function getSameWalletConnectors(
  connectors: readonly Connector[],
  connectorId: string,
): Connector[] {
  const chosen = connectors.find(({ id }) => id === connectorId)
  if (!chosen) return []
  const identity = getConnectorIdentity(chosen)
  return connectors.filter(each => isSameWallet(identity, getConnectorIdentity(each)))
}

/** The connectors of a wallet, one per chain family. */
export const selectSameWalletConnectors = createSelector(
  [selectAllowedConnectors, (_state: RootState, connectorId: string) => connectorId],
  getSameWalletConnectors,
)
