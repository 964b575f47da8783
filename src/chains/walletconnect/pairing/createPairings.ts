import type { Delay } from '../relay/Delay'
import type {
  LibraryEvents,
  LibraryListener,
  LibrarySession,
  WalletConnectLibrary,
} from '../relay/WalletConnectLibrary'

const UNSUBSCRIBE_MS = 1_000

/** One code and what becomes of it. */
export interface Pairing {
  /** Comes once the relay has taken the proposal in. */
  readonly uri: Promise<string>
  /** Comes when a wallet approved; fails when it refused. */
  readonly session: Promise<LibrarySession>
  /** Takes the pairing URI back: the relay forgets the topic, the library the keys. */
  giveUp(): Promise<void>
}

/** Makes pairings over one library. */
export interface Pairings {
  begin(): Pairing
  /** Takes back what the relay and the library know of a topic. */
  release(topic: string): Promise<void>
}

/**
 * The library tells of a new pairing by events that do not say who asked, so each begins when the one before it has got
 * its topic.
 */
export function createPairings(library: WalletConnectLibrary, delay: Delay): Pairings {
  let turn: Promise<unknown> = Promise.resolve()
  const { core, proposal } = library.client

  /** Unsubscribes first: the library drops keys in the same breath and waits for nobody. */
  async function release(topic: string) {
    if (topic === '') return
    if (core.relayer.connected) {
      const patience = new AbortController()
      const gone = core.relayer.subscriber.unsubscribe(topic).catch(() => undefined)
      await Promise.race([gone, delay(UNSUBSCRIBE_MS, patience.signal)])
      patience.abort()
    }
    for (const { id, pairingTopic } of proposal.getAll()) {
      if (pairingTopic === topic) core.expirer.set(id, 0)
    }
    core.expirer.set(topic, 0)
    core.history.delete(topic)
  }

  /** Asks the library for a pairing and finds out which of its events are about it. */
  function ask() {
    const stops: (() => void)[] = []
    const listen = (events: LibraryEvents, name: string, listener: LibraryListener) => {
      events.on(name, listener)
      stops.push(() => events.off(name, listener))
    }
    let known: string | null = null
    const created = new Promise<string>(resolve => {
      listen(core.pairing.events, 'pairing_create', ({ topic }: { topic: string }) => {
        known ??= topic
        resolve(known)
      })
    })
    const shown = new Promise<string>(resolve => {
      listen(library, 'display_uri', (uri: string) => {
        if (known !== null && uri.startsWith(`wc:${known}@`)) resolve(uri)
      })
    })
    const session = library.pair(undefined)
    const failed = session.then(() => new Promise<never>(() => {}))
    const tidy = () => stops.forEach(stop => stop())
    session.then(tidy, tidy)
    return {
      topic: Promise.race([created, failed]).catch(() => null),
      uri: Promise.race([shown, failed]),
      session,
      tidy,
    }
  }

  return {
    release,
    begin() {
      let isOver = false
      let isShown = false
      const begun = turn.then(() => (isOver ? Promise.reject(new Error('Given up')) : ask()))
      turn = begun.then(
        ({ topic }) => topic,
        () => null,
      )
      const uri = begun.then(parts => parts.uri)
      const session = begun.then(parts => parts.session)
      uri.then(
        () => {
          isShown = true
        },
        () => undefined, // whoever waits for the session hears of it
      )
      session.catch(() => undefined) // whoever has given up hears no more of it

      return {
        uri,
        session,
        async giveUp() {
          if (isOver) return
          isOver = true
          const parts = await begun.catch(() => null)
          const topic = await parts?.topic
          if (!parts || topic == null) return
          await release(topic)
          // The library may keep the proposal of a pairing URI that was taken back; nobody here waits for its answer.
          if (isShown) return parts.tidy()
          // A proposal that gets through only after it was given up is taken back then.
          uri.then(
            async () => {
              parts.tidy()
              await release(topic)
            },
            () => undefined,
          )
        },
      }
    },
  }
}
