import { toAbortError } from '../../shared/raceAbort'
import type { RelayConnection } from '../relay/createRelayConnections'
import type { Delay } from '../relay/Delay'
import type { LibrarySession } from '../relay/WalletConnectLibrary'

/** A rejection reaches only the page that made the proposal, so this page polls. */
const POLL_MS = 1_000

/**
 * Waits for the answer to proposals stored before a reload; null when all were rejected or expired.
 * Withdraws open ones when the signal aborts.
 */
export async function waitForApproval(
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
    // The answer may have arrived while the library started.
    answer = client.session.getAll()[0]
    const isOpen = () => !answer && !signal.aborted && client.proposal.getAll().length > 0
    while (isOpen()) await delay(POLL_MS, stop.signal)
  } finally {
    client.off('session_connect', onSession)
    signal.removeEventListener('abort', onAbort)
  }
  if (answer) return answer
  await Promise.all(topics.map(topic => pairings.release(topic)))
  if (signal.aborted) throw toAbortError(signal)
  return null
}
