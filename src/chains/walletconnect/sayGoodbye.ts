import { raceAbort } from '../shared/raceAbort'
import type { Line } from './createLines'
import { LEFT } from './LEFT'
import { whenConnected } from './whenConnected'

/** What is left of a session that nobody could be told of goes without them. */
function drop({ library, pairings }: Line, topic: string) {
  pairings
    .release(topic)
    .then(() => library.client.session.delete(topic, LEFT))
    .catch(() => undefined) // it is gone already
}

/**
 * Tells the wallet that the session is over. When nobody answers in time, what is left of it goes without them. False where
 * the relay is out of reach: nobody was told, and what is needed to tell them is still there.
 */
export async function sayGoodbye(line: Line, topic: string, signal: AbortSignal): Promise<boolean> {
  const { library } = line
  const told = library.disconnect()
  told.catch(() => undefined) // nobody hears of it where the wait is over before it has begun
  try {
    await raceAbort(() => told, signal)
  } catch {
    library.session = undefined
    if (!library.client.core.relayer.connected) return false
    drop(line, topic)
  } finally {
    library.client.core.history.delete(topic)
  }
  return true
}

/** The same as soon as the relay can be reached, unless the signal aborts before. */
export async function sayGoodbyeLater(
  line: Line,
  topic: string,
  signal: AbortSignal,
): Promise<void> {
  const { client } = line.library
  await whenConnected(client.core.relayer, signal)
  try {
    await raceAbort(() => client.disconnect({ topic, reason: LEFT }), signal)
  } catch {
    drop(line, topic)
  }
}
