export type ConnectorStatus = 'connected' | 'active' | 'disconnected'

export interface ConnectorStatusQuery {
  readonly connectorId: string
  /** The connector the namespace uses now. */
  readonly activeConnectorId: string | null | undefined
  readonly connections: readonly { readonly connectorId: string }[]
}

/** `connected` for the namespace's active connector, `active` for one that holds a connection, else `disconnected`. */
export function connectorStatus(query: ConnectorStatusQuery): ConnectorStatus {
  const { connectorId, activeConnectorId, connections } = query
  if (activeConnectorId === connectorId) return 'connected'
  const hasConnection = connections.some(connection => connection.connectorId === connectorId)
  return hasConnection ? 'active' : 'disconnected'
}

/** Reads a status from outside. @throws {Error} `Invalid connection status: …` */
export function parseConnectorStatus(value: unknown): ConnectorStatus {
  if (value === 'connected' || value === 'active' || value === 'disconnected') return value
  throw new Error(`Invalid connection status: ${String(value)}`)
}
