import { raceAbort } from '../../shared/raceAbort'
import type { RelayConnection } from '../relay/createRelayConnections'
import { ABORTED } from './ABORTED'
import { whenConnected } from '../relay/whenConnected'

/** Deletes a session's remains without notifying the wallet. */
function deleteSession({ library, pairings }: RelayConnection, topic: string) {
  pairings
    .release(topic)
    .then(() => library.client.session.delete(topic, ABORTED))
    .catch(() => undefined) // it is already gone
}

/**
 * Notifies the wallet that the session is over; deletes its remains if there is no answer. False
 * when the relay is unreachable: the keys are kept to notify the wallet later.
 */
export async function disconnectSession(
  connection: RelayConnection,
  topic: string,
  signal: AbortSignal,
): Promise<boolean> {
  const { library } = connection
  const disconnecting = library.disconnect()
  // With an aborted signal, `raceAbort` never attaches a handler.
  disconnecting.catch(() => undefined)
  try {
    await raceAbort(() => disconnecting, signal)
  } catch {
    library.session = undefined
    if (!library.client.core.relayer.connected) return false
    deleteSession(connection, topic)
  } finally {
    library.client.core.history.delete(topic)
  }
  return true
}

/** Disconnects as soon as the relay is reachable, unless the signal aborts before. */
export async function disconnectSessionLater(
  connection: RelayConnection,
  topic: string,
  signal: AbortSignal,
): Promise<void> {
  const { client } = connection.library
  await whenConnected(client.core.relayer, signal)
  try {
    await raceAbort(() => client.disconnect({ topic, reason: ABORTED }), signal)
  } catch {
    deleteSession(connection, topic)
  }
}
