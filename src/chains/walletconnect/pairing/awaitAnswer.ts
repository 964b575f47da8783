import { abortErrorOf } from '../../shared/raceAbort'
import type { RelayConnection } from '../relay/createRelayConnections'
import type { Delay } from '../relay/Delay'
import type { LibrarySession } from '../relay/WalletConnectLibrary'

/** A refusal is told to nobody but whoever made the proposal; that it is gone is seen by looking. */
const LOOK_MS = 1_000

/**
 * Waits for what a wallet answers to proposals that were stored by an earlier life of the page. Null when none is left to
 * be answered: refused, or run out. What is not answered when the signal aborts is taken back.
 */
export async function awaitAnswer(
  { library, pairings }: RelayConnection,
  delay: Delay,
  signal: AbortSignal,
): Promise<LibrarySession | null> {
  const { client } = library
  const topics = client.proposal.getAll().map(({ pairingTopic }) => pairingTopic)
  let answer: LibrarySession | undefined
  const stop = new AbortController()
  const onAbort = () => stop.abort()
  const onSession = ({ session }: { session: LibrarySession }) => {
    answer = session
    stop.abort()
  }
  client.on('session_connect', onSession)
  signal.addEventListener('abort', onAbort)
  try {
    // The answer may have come in while the library started.
    answer = client.session.getAll()[0]
    const isOpen = () => !answer && !signal.aborted && client.proposal.getAll().length > 0
    while (isOpen()) await delay(LOOK_MS, stop.signal)
  } finally {
    client.off('session_connect', onSession)
    signal.removeEventListener('abort', onAbort)
  }
  if (answer) return answer
  await Promise.all(topics.map(topic => pairings.release(topic)))
  if (signal.aborted) throw abortErrorOf(signal)
  return null
}
