import { raceAbort } from '../shared/raceAbort'
import type { Line } from './createLines'
import { LEFT } from './LEFT'

/** Tells the wallet that the session is over. When nobody answers in time, what is left of it goes without them. */
export async function sayGoodbye(
  { library, pairings }: Line,
  topic: string,
  signal: AbortSignal,
): Promise<void> {
  const told = library.disconnect()
  told.catch(() => undefined) // nobody hears of it where the wait is over before it has begun
  try {
    await raceAbort(() => told, signal)
  } catch {
    library.session = undefined
    pairings
      .release(topic)
      .then(() => library.client.session.delete(topic, LEFT))
      .catch(() => undefined) // it is gone already
  } finally {
    library.client.core.history.delete(topic)
  }
}
