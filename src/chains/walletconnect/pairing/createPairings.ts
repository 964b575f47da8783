import type { Delay } from '../relay/Delay'
import type {
  LibraryEvents,
  LibraryListener,
  LibrarySession,
  WalletConnectLibrary,
} from '../relay/WalletConnectLibrary'

const UNSUBSCRIBE_MS = 1_000

/** One pairing URI and its outcome. */
export interface Pairing {
  /** Resolves once the relay has accepted the proposal. */
  readonly uri: Promise<string>
  /** Resolves when a wallet approves; rejects when it declines. */
  readonly session: Promise<LibrarySession>
  /** Withdraws the pairing URI: unsubscribes the topic and deletes its keys. */
  giveUp(): Promise<void>
}

/** Creates pairings over one library instance. */
export interface Pairings {
  begin(): Pairing
  /** Removes a topic from the relay and from the library. */
  release(topic: string): Promise<void>
}

/**
 * Creates pairings one at a time: the library's `pairing_create` event does not identify its
 * caller, so each waits until the previous one has its topic.
 */
export function createPairings(library: WalletConnectLibrary, delay: Delay): Pairings {
  let turn: Promise<unknown> = Promise.resolve()
  const { core, proposal } = library.client

  /** Unsubscribes first, because expiry deletes the keys at once without waiting for the relay. */
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

  /** Starts a pairing and finds out which library events belong to it. */
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
        () => undefined, // `session` reports the failure
      )
      session.catch(() => undefined) // a pairing that was given up may reject unhandled

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
          // The library may keep a withdrawn proposal, so its outcome is ignored.
          if (isShown) return parts.tidy()
          // A proposal that the relay accepts only after giving up is withdrawn then.
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
