import type { Delay } from './Delay'
import type { WalletConnectLibrary } from './WalletConnectLibrary'

/**
 * A socket suspended together with the page may still report itself open; a live relay answers
 * within this time.
 */
const ALIVE_MS = 500
const RESTART_MS = 4_000
const MIN_RECONNECT_MS = 500
const MAX_RECONNECT_MS = 30_000
/** The library reconnects with pauses, so another relay is tried only after this many attempts. */
const TRIES_PER_RELAY = 2

interface TransportSource {
  readonly library: WalletConnectLibrary
  readonly relayUrls: readonly string[]
  /** Whether a session or an attempt needs the connection. */
  isNeeded(): boolean
  delay: Delay
}

/** The relay connection: maintained while needed, closed otherwise. */
export interface Transport {
  /** Verifies quickly that the connection works, and fetches missed messages. */
  check(): Promise<void>
  /** Expects the library's own connection attempt to succeed; tries other relays if it does not. */
  expect(): Promise<void>
  wake(): Promise<void>
  /** Closes the socket and stops the heartbeat. */
  sleep(): Promise<void>
  dispose(): void
}

/** Reconnects with growing, jittered pauses, trying the other relays in turn (P9, P29). */
export function createTransport({
  library,
  relayUrls,
  isNeeded,
  delay,
}: TransportSource): Transport {
  const { relayer, heartbeat } = library.client.core
  const disposal = new AbortController()
  let isReconnecting = false
  let isAsleep = false

  async function succeedsWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
    const patience = new AbortController()
    const done = work.then(
      () => true,
      () => false,
    )
    const late = delay(ms, patience.signal).then(() => false)
    try {
      return await Promise.race([done, late])
    } finally {
      patience.abort()
    }
  }

  const restart = (relayUrl?: string) =>
    succeedsWithin(RESTART_MS, relayer.restartTransport(relayUrl))

  async function reconnect() {
    if (isReconnecting) return
    isReconnecting = true
    try {
      for (let attempt = 0; ; attempt++) {
        const pause =
          Math.min(MIN_RECONNECT_MS * 2 ** attempt, MAX_RECONNECT_MS) * (0.75 + Math.random() / 2)
        if (!(await delay(pause, disposal.signal))) return
        if (relayer.connected || !isNeeded()) return
        await restart(relayUrls[Math.floor(attempt / TRIES_PER_RELAY) % relayUrls.length])
      }
    } finally {
      isReconnecting = false
    }
  }

  const onLost = () => {
    // `mend` retries until the connection is no longer needed
    if (isNeeded()) reconnect().catch(() => undefined)
  }
  /** Pending sends and connection attempts may reopen the socket, even after disposal. */
  const onOpened = () => {
    if (isAsleep) relayer.transportClose().catch(() => undefined)
  }
  relayer.on('relayer_disconnect', onLost)
  relayer.on('relayer_connect', onOpened)

  return {
    async check() {
      if (!isNeeded()) return
      // Resubscribing makes the relay deliver stored messages and proves that it responds.
      if (relayer.connected && (await succeedsWithin(ALIVE_MS, relayer.subscriber.start()))) return
      await restart()
      if (!relayer.connected) onLost()
    },
    async expect() {
      if ((await delay(RESTART_MS, disposal.signal)) && !relayer.connected) onLost()
    },
    async wake() {
      if (!isAsleep) return
      isAsleep = false
      await heartbeat.init()
    },
    async sleep() {
      if (isAsleep) return
      isAsleep = true
      heartbeat.stop()
      await succeedsWithin(RESTART_MS, relayer.transportClose())
    },
    dispose() {
      disposal.abort()
      relayer.off('relayer_disconnect', onLost)
      if (!isAsleep) relayer.off('relayer_connect', onOpened)
    },
  }
}
