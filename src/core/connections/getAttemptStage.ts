import type { Connector } from '../../domain/connector'
import type { ConnectAttempt } from './connectionsSlice'

/** `gone`: the page no longer has the connector. `idle`: no attempt since the page loaded. */
export type AttemptStage = 'gone' | 'idle' | ConnectAttempt['phase']

/**
 * Returns the stage of the attempt to connect one wallet; attempts with other wallets are ignored.
 */
export function getAttemptStage(
  connectorId: string,
  connector: Connector | null,
  attempt: ConnectAttempt | null,
): AttemptStage {
  const own = attempt?.connectorId === connectorId ? attempt : null
  if (own?.phase === 'done') return 'done'
  if (!connector) return 'gone'
  return own?.phase ?? 'idle'
}
