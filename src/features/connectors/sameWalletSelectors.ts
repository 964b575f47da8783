import { createSelector } from '@reduxjs/toolkit'
import type { Connector } from '../../domain/connector'
import type { RootState } from '../../store/rootReducer'
import { selectAllowedConnectors } from './connectorsSelectors'
import { connectorIdentity, isSameWallet } from './isSameWallet'

/** Returns all connectors of the wallet that a connector belongs to, itself included. */
export function sameWalletConnectors(
  connectors: readonly Connector[],
  connectorId: string,
): Connector[] {
  const chosen = connectors.find(({ id }) => id === connectorId)
  if (!chosen) return []
  const identity = connectorIdentity(chosen)
  return connectors.filter(each => isSameWallet(identity, connectorIdentity(each)))
}

/** The connectors of a wallet, one per chain family. */
export const selectSameWalletConnectors = createSelector(
  [selectAllowedConnectors, (_state: RootState, connectorId: string) => connectorId],
  sameWalletConnectors,
)
