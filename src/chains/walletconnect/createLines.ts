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
  /** Somebody has a session or waits for one. */
  isNeeded(): boolean
  /** Begins to hear what the library says about sessions; the answer stops that. */
  follow(library: RelayLibrary): () => void
  delay: Delay
}

/** The lines to the relays, one each, opened when somebody needs them. */
export interface Lines {
  to(url: string): Promise<Line>
  /** Nobody needs the relay any more: after a moment for last words its socket closes. */
  settleDown(): void
  /** Looks at the line a session lives on, else at all that stand. */
  check(only: Line | undefined): Promise<void>
  dispose(): void
}

export function createLines(source: LinesSource): Lines {
  const { open, relayUrls, isShared, isNeeded, follow, delay } = source
  const lines = new Map<string, Promise<Line>>()
  const disposal = new AbortController()

  function createLine({ library, storage }: OpenedLibrary): Line {
    const transport = createTransport({ library, relayUrls, isNeeded, delay })
    const stopFollowing = follow(library)
    return {
      library,
      storage,
      transport,
      pairings: createPairings(library, delay),
      detach() {
        transport.dispose()
        stopFollowing()
      },
    }
  }

  return {
    to(url) {
      const known = lines.get(url)
      if (known) return known
      const opening = open(url).then(createLine)
      lines.set(url, opening)
      opening.catch(() => lines.delete(url)) // the next one who needs it tries again
      return opening
    },
    settleDown() {
      if (isShared) return
      delay(IDLE_MS, disposal.signal)
        .then(async () => {
          if (isNeeded()) return
          for (const opening of lines.values()) await (await opening).transport.sleep()
        })
        .catch(() => undefined) // a line that never stood needs no closing
    },
    async check(only) {
      for (const opening of [...lines.values()]) {
        const line = await opening.catch(() => null)
        if (only ? line === only : line) await line?.transport.check()
      }
    },
    dispose() {
      disposal.abort()
      for (const opening of lines.values()) {
        opening
          .then(async line => {
            const asleep = isShared ? undefined : line.transport.sleep()
            line.detach()
            await asleep
          })
          .catch(() => undefined) // a line that never stood
      }
      lines.clear()
    },
  }
}
