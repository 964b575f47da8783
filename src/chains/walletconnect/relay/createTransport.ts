import type { Delay } from './Delay'
import type { WalletConnectLibrary } from './WalletConnectLibrary'

/** A socket that went to sleep with the page may still call itself open; a live relay answers sooner than this. */
const ALIVE_MS = 500
const RESTART_MS = 4_000
const FIRST_MEND_MS = 500
const MAX_MEND_MS = 30_000
/** The library pauses and comes back by itself; only after this many tries is another relay worth asking. */
const TRIES_PER_RELAY = 2

interface TransportSource {
  readonly library: WalletConnectLibrary
  readonly relayUrls: readonly string[]
  /** Somebody has a session or waits for one. */
  isNeeded(): boolean
  delay: Delay
}

/** The line to the relay: looked after while it is needed, silent while it is not. */
export interface Transport {
  /** Makes sure within moments that the line stands, and fetches what was missed. */
  check(): Promise<void>
  /** The library has begun to connect by itself; other relays are asked when it does not get there. */
  expect(): Promise<void>
  wake(): Promise<void>
  /** Closes the socket and stops the clockwork. */
  sleep(): Promise<void>
  dispose(): void
}

/** Comes back from lost lines with growing, jittered pauses, trying the other relays in turn (P9, P29). */
export function createTransport({
  library,
  relayUrls,
  isNeeded,
  delay,
}: TransportSource): Transport {
  const { relayer, heartbeat } = library.client.core
  const disposal = new AbortController()
  let isMending = false
  let isAsleep = false

  /** True when the work was done in time. */
  async function inTime(ms: number, work: Promise<unknown>): Promise<boolean> {
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

  const restart = (relayUrl?: string) => inTime(RESTART_MS, relayer.restartTransport(relayUrl))

  async function mend() {
    if (isMending) return
    isMending = true
    try {
      for (let attempt = 0; ; attempt++) {
        const pause =
          Math.min(FIRST_MEND_MS * 2 ** attempt, MAX_MEND_MS) * (0.75 + Math.random() / 2)
        if (!(await delay(pause, disposal.signal))) return
        if (relayer.connected || !isNeeded()) return
        await restart(relayUrls[Math.floor(attempt / TRIES_PER_RELAY) % relayUrls.length])
      }
    } finally {
      isMending = false
    }
  }

  const onLost = () => {
    if (isNeeded()) mend().catch(() => undefined) // it asks again by itself for as long as it is needed
  }
  /** What was still opening, or still wanted to send, opens the socket all the same; also after we have left. */
  const onOpened = () => {
    if (isAsleep) relayer.transportClose().catch(() => undefined)
  }
  relayer.on('relayer_disconnect', onLost)
  relayer.on('relayer_connect', onOpened)

  return {
    async check() {
      if (!isNeeded()) return
      // Subscribing anew makes the relay hand over what it kept, and proves that it is there.
      if (relayer.connected && (await inTime(ALIVE_MS, relayer.subscriber.start()))) return
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
      await inTime(RESTART_MS, relayer.transportClose())
    },
    dispose() {
      disposal.abort()
      relayer.off('relayer_disconnect', onLost)
      if (!isAsleep) relayer.off('relayer_connect', onOpened)
    },
  }
}
