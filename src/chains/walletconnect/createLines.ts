import { createPairings, type Pairings } from './createPairings'
import { createTransport, type Transport } from './createTransport'
import type { Delay } from './Delay'
import type { OpenedLibrary, OpenLibrary } from './openLibrary'
import type { RelayLibrary } from './RelayLibrary'

/** Time for last words before a socket nobody needs is closed. */
const IDLE_MS = 1_500

/** The library at one relay, with what is done over it. */
export interface Line extends OpenedLibrary {
  readonly transport: Transport
  readonly pairings: Pairings
  detach(): void
}

interface LinesSource {
  readonly open: OpenLibrary
  readonly relayUrls: readonly string[]
  /** The host's own library: nobody stops its clocks. */
  readonly isShared: boolean
  /** Somebody has a session on this line, or waits for one. */
  isNeeded(line: Line): boolean
  /** Begins to hear what the library says about sessions; the answer stops that. */
  follow(library: RelayLibrary): () => void
  delay: Delay
}

/** The lines to the relays, one each, opened when somebody needs them. */
export interface Lines {
  to(url: string): Promise<Line>
  /**
   * A line that knows what is stored. One that was opened before another tab stored its session does not, and is
   * replaced; what is under way on it goes on.
   */
  withRecords(url: string): Promise<Line>
  /** After a moment for last words, the sockets of lines nobody needs are closed. */
  settleDown(): void
  /** Looks at every line that is needed. */
  check(): Promise<void>
  dispose(): void
}

export function createLines(source: LinesSource): Lines {
  const { open, relayUrls, isShared, isNeeded, follow, delay } = source
  const lines = new Map<string, Promise<Line>>()
  const standing = new Set<Line>()
  /** Left alone until what is under way on them is over. */
  const replaced = new WeakSet<Line>()
  /** Ends the wait before sockets are closed. */
  let moment = new AbortController()

  function createLine({ library, storage }: OpenedLibrary): Line {
    const isNeededHere = () => isNeeded(line)
    const transport = createTransport({ library, relayUrls, isNeeded: isNeededHere, delay })
    const stopFollowing = follow(library)
    const line: Line = {
      library,
      storage,
      transport,
      pairings: createPairings(library, delay),
      detach() {
        transport.dispose()
        stopFollowing()
      },
    }
    standing.add(line)
    settleDown() // whoever asked for it may have left meanwhile
    return line
  }

  function to(url: string): Promise<Line> {
    const known = lines.get(url)
    if (known) return known
    const opening = open(url).then(createLine)
    lines.set(url, opening)
    opening.catch(() => lines.delete(url)) // the next one who needs it tries again
    return opening
  }

  async function close(line: Line) {
    standing.delete(line)
    const asleep = isShared ? undefined : line.transport.sleep()
    line.detach()
    await asleep
  }

  async function settle() {
    for (const line of [...standing]) {
      if (isNeeded(line)) continue
      await (replaced.has(line) ? close(line) : line.transport.sleep())
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
      const line = await opening
      if (line.storage.isKept()) return line
      replaced.add(line)
      if (lines.get(url) === opening) lines.delete(url)
      settleDown()
      return to(url)
    },
    settleDown,
    async check() {
      for (const line of [...standing]) await line.transport.check()
    },
    dispose() {
      const closeAll = async () => {
        moment.abort()
        await Promise.all([...standing].map(close))
      }
      for (const opening of lines.values()) opening.then(closeAll).catch(() => undefined) // it never stood
      closeAll().catch(() => undefined) // a socket that is gone already
      lines.clear()
    },
  }
}
