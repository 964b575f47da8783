import type { Connector } from '../../domain/connector'
import type { ConnectAttempt } from './connectionsSlice'

/** `gone`: the wallet is not on this page any more; `idle`: nobody has asked it since the page was loaded. */
export type AttemptStage = 'gone' | 'idle' | ConnectAttempt['phase']

/** Where the conversation with one wallet stands. An attempt with another wallet says nothing about this one. */
export function attemptStage(
  connectorId: string,
  connector: Connector | null,
  attempt: ConnectAttempt | null,
): AttemptStage {
  const own = attempt?.connectorId === connectorId ? attempt : null
  if (own?.phase === 'done') return 'done'
  if (!connector) return 'gone'
  return own?.phase ?? 'idle'
}
