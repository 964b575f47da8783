import type { Connection } from '../../domain/connector'
import type { NamespaceConnection } from './connectionsSlice'

const NO_CONNECTIONS: readonly Connection[] = []

/** Tells the wallet that is live from those of its namespace that are only remembered (`recent`). */
export const markRecent = (
  connections: readonly Connection[] | undefined,
  { phase, connectorId }: NamespaceConnection,
): readonly Connection[] =>
  connections?.map(connection => ({
    ...connection,
    recent: phase !== 'connected' || connectorId !== connection.connectorId,
  })) ?? NO_CONNECTIONS
