import { createPairings, type Pairings } from '../pairing/createPairings'
import { createTransport, type Transport } from './createTransport'
import type { Delay } from './Delay'
import type { OpenedLibrary, OpenLibrary } from './openLibrary'
import type { WalletConnectLibrary } from './WalletConnectLibrary'

/** Delay before closing an unused socket, so that final messages get out. */
const IDLE_MS = 1_500

/** The library connected to one relay, with its transport and pairings. */
export interface RelayConnection extends OpenedLibrary {
  readonly transport: Transport
  readonly pairings: Pairings
  detach(): void
}

interface RelayConnectionsSource {
  readonly open: OpenLibrary
  readonly relayUrls: readonly string[]
  /** The host's own library: its timers keep running. */
  readonly isShared: boolean
  /** Whether a session or an attempt uses this relay connection. */
  isNeeded(connection: RelayConnection): boolean
  /** Subscribes to session events of the library; returns the function that unsubscribes. */
  follow(library: WalletConnectLibrary): () => void
  delay: Delay
}

/** The relay connections, one per URL, opened on demand. */
export interface RelayConnections {
  to(url: string): Promise<RelayConnection>
  /**
   * Returns a connection that has read the stored records. An older one is replaced, and closed
   * once its current work is done.
   */
  withRecords(url: string): Promise<RelayConnection>
  /** Closes the sockets of unused connections after a short delay. */
  settleDown(): void
  /** Checks every connection that is in use. */
  check(): Promise<void>
  dispose(): void
}

export function createRelayConnections(source: RelayConnectionsSource): RelayConnections {
  const { open, relayUrls, isShared, isNeeded, follow, delay } = source
  const connections = new Map<string, Promise<RelayConnection>>()
  const openConnections = new Set<RelayConnection>()
  /** Connections to close once they are no longer needed. */
  const replaced = new WeakSet<RelayConnection>()
  /** Aborts the pending `settleDown`. */
  let idleTimer = new AbortController()

  function createRelayConnection(opened: OpenedLibrary): RelayConnection {
    const { library } = opened
    const isNeededHere = () => isNeeded(connection)
    const transport = createTransport({ library, relayUrls, isNeeded: isNeededHere, delay })
    const stopFollowing = follow(library)
    const connection: RelayConnection = {
      ...opened,
      transport,
      pairings: createPairings(library, delay),
      detach() {
        transport.dispose()
        stopFollowing()
      },
    }
    openConnections.add(connection)
    settleDown() // the caller may have left meanwhile
    return connection
  }

  function to(url: string): Promise<RelayConnection> {
    const known = connections.get(url)
    if (known) return known
    const opening = open(url).then(createRelayConnection)
    connections.set(url, opening)
    opening.catch(() => connections.delete(url)) // the next caller tries again
    return opening
  }

  async function close(connection: RelayConnection) {
    openConnections.delete(connection)
    const asleep = isShared ? undefined : connection.transport.sleep()
    connection.detach()
    await asleep
  }

  async function closeUnused() {
    for (const connection of [...openConnections]) {
      if (isNeeded(connection)) continue
      await (replaced.has(connection) ? close(connection) : connection.transport.sleep())
    }
  }

  function settleDown() {
    if (isShared) return
    idleTimer.abort()
    idleTimer = new AbortController()
    const { signal } = idleTimer
    delay(IDLE_MS, signal)
      .then(() => (signal.aborted ? undefined : closeUnused()))
      .catch(() => undefined) // the socket is already closed
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
      for (const connection of [...openConnections]) await connection.transport.check()
    },
    dispose() {
      const closeAll = async () => {
        idleTimer.abort()
        await Promise.all([...openConnections].map(close))
      }
      // it never opened
      for (const opening of connections.values()) opening.then(closeAll).catch(() => undefined)
      closeAll().catch(() => undefined) // the socket is already closed
      connections.clear()
    },
  }
}
