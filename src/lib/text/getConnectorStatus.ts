export type ConnectorStatus = 'connected' | 'active' | 'disconnected'

export interface ConnectorStatusQuery {
  readonly connectorId: string
  /** The connector that the namespace uses now. */
  readonly activeConnectorId: string | null | undefined
  readonly connections: readonly { readonly connectorId: string }[]
}

/** `connected` for the active connector, `active` for another with a connection. */
export function getConnectorStatus(query: ConnectorStatusQuery): ConnectorStatus {
  const { connectorId, activeConnectorId, connections } = query
  if (activeConnectorId === connectorId) return 'connected'
  const hasConnection = connections.some(connection => connection.connectorId === connectorId)
  return hasConnection ? 'active' : 'disconnected'
}

/** Validates an untrusted status. @throws {Error} `Invalid connection status: …` */
export function parseConnectorStatus(value: unknown): ConnectorStatus {
  if (value === 'connected' || value === 'active' || value === 'disconnected') return value
  throw new Error(`Invalid connection status: ${String(value)}`)
}
