import { raceAbort } from '../../shared/raceAbort'
import type { RelayConnection } from '../relay/createRelayConnections'
import { ABORTED } from './ABORTED'
import { whenConnected } from '../relay/whenConnected'

/** What is left of a session that nobody could be told of goes without them. */
function drop({ library, pairings }: RelayConnection, topic: string) {
  pairings
    .release(topic)
    .then(() => library.client.session.delete(topic, ABORTED))
    .catch(() => undefined) // it is gone already
}

/**
 * Tells the wallet that the session is over. When nobody answers in time, what is left of it goes without them. False where
 * the relay is out of reach: nobody was told, and what is needed to tell them is still there.
 */
export async function disconnectSession(
  connection: RelayConnection,
  topic: string,
  signal: AbortSignal,
): Promise<boolean> {
  const { library } = connection
  const told = library.disconnect()
  told.catch(() => undefined) // nobody hears of it where the wait is over before it has begun
  try {
    await raceAbort(() => told, signal)
  } catch {
    library.session = undefined
    if (!library.client.core.relayer.connected) return false
    drop(connection, topic)
  } finally {
    library.client.core.history.delete(topic)
  }
  return true
}

/** The same as soon as the relay can be reached, unless the signal aborts before. */
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
    drop(connection, topic)
  }
}
