import { createPairings, type Pairings } from '../pairing/createPairings'
import { createTransport, type Transport } from './createTransport'
import type { Delay } from './Delay'
import type { OpenedLibrary, OpenLibrary } from './openLibrary'
import type { WalletConnectLibrary } from './WalletConnectLibrary'

/** Time for last words before a socket nobody needs is closed. */
const IDLE_MS = 1_500

/** The library at one relay, with what is done over it. */
export interface RelayConnection extends OpenedLibrary {
  readonly transport: Transport
  readonly pairings: Pairings
  detach(): void
}

interface RelayConnectionsSource {
  readonly open: OpenLibrary
  readonly relayUrls: readonly string[]
  /** The host's own library: nobody stops its clocks. */
  readonly isShared: boolean
  /** Somebody has a session on this line, or waits for one. */
  isNeeded(connection: RelayConnection): boolean
  /** Begins to hear what the library says about sessions; the answer stops that. */
  follow(library: WalletConnectLibrary): () => void
  delay: Delay
}

/** The lines to the relays, one each, opened when somebody needs them. */
export interface RelayConnections {
  to(url: string): Promise<RelayConnection>
  /**
   * A line that knows what is stored. One that was opened before another tab stored its session does not, and is
   * replaced; what is under way on it goes on.
   */
  withRecords(url: string): Promise<RelayConnection>
  /** After a moment for last words, the sockets of lines nobody needs are closed. */
  settleDown(): void
  /** Looks at every line that is needed. */
  check(): Promise<void>
  dispose(): void
}

export function createRelayConnections(source: RelayConnectionsSource): RelayConnections {
  const { open, relayUrls, isShared, isNeeded, follow, delay } = source
  const connections = new Map<string, Promise<RelayConnection>>()
  const standing = new Set<RelayConnection>()
  /** Left alone until what is under way on them is over. */
  const replaced = new WeakSet<RelayConnection>()
  /** Ends the wait before sockets are closed. */
  let moment = new AbortController()

  function createRelayConnection({ library, storage }: OpenedLibrary): RelayConnection {
    const isNeededHere = () => isNeeded(connection)
    const transport = createTransport({ library, relayUrls, isNeeded: isNeededHere, delay })
    const stopFollowing = follow(library)
    const connection: RelayConnection = {
      library,
      storage,
      transport,
      pairings: createPairings(library, delay),
      detach() {
        transport.dispose()
        stopFollowing()
      },
    }
    standing.add(connection)
    settleDown() // whoever asked for it may have left meanwhile
    return connection
  }

  function to(url: string): Promise<RelayConnection> {
    const known = connections.get(url)
    if (known) return known
    const opening = open(url).then(createRelayConnection)
    connections.set(url, opening)
    opening.catch(() => connections.delete(url)) // the next one who needs it tries again
    return opening
  }

  async function close(connection: RelayConnection) {
    standing.delete(connection)
    const asleep = isShared ? undefined : connection.transport.sleep()
    connection.detach()
    await asleep
  }

  async function settle() {
    for (const connection of [...standing]) {
      if (isNeeded(connection)) continue
      await (replaced.has(connection) ? close(connection) : connection.transport.sleep())
    }
  }

  function settleDown() {
    if (isShared) return
    moment.abort()
    moment = new AbortController()
    const { signal } = moment
    delay(IDLE_MS, signal)
      .then(() => (signal.aborted ? undefined : settle()))
      .catch(() => undefined) // a socket that is gone already
  }

  return {
    to,
    async withRecords(url) {
      const opening = to(url)
      const connection = await opening
      if (connection.storage.isKept()) return connection
      replaced.add(connection)
      if (connections.get(url) === opening) connections.delete(url)
      settleDown()
      return to(url)
    },
    settleDown,
    async check() {
      for (const connection of [...standing]) await connection.transport.check()
    },
    dispose() {
      const closeAll = async () => {
        moment.abort()
        await Promise.all([...standing].map(close))
      }
      for (const opening of connections.values()) opening.then(closeAll).catch(() => undefined) // it never stood
      closeAll().catch(() => undefined) // a socket that is gone already
      connections.clear()
    },
  }
}
