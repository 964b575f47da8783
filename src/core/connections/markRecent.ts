import type { Connection } from '../../domain/connector'
import type { NamespaceConnection } from './connectionsSlice'

const NO_CONNECTIONS: readonly Connection[] = []

/** Marks stored connections that are not live, neither active nor secondary, as `recent`. */
export const markRecent = (
  connections: readonly Connection[] | undefined,
  { phase, connectorId }: NamespaceConnection,
  others: readonly Pick<Connection, 'connectorId'>[] = [],
): readonly Connection[] =>
  connections?.map(connection => ({
    ...connection,
    recent:
      (phase !== 'connected' || connectorId !== connection.connectorId) &&
      others.every(other => other.connectorId !== connection.connectorId),
  })) ?? NO_CONNECTIONS
