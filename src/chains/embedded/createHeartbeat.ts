import type { EmbeddedPorts } from '../../ports/embedded'

const HEARTBEAT_MS = 5_000

/**
 * Looks every five seconds, while the page is seen, whether the login still stands. What fails says nothing: the frame may be out of
 * reach for now.
 */
export function createHeartbeat(
  { window, delay }: Pick<EmbeddedPorts, 'delay'> & { readonly window: Window },
  /** False: the login has ended. */
  isLoggedIn: (signal: AbortSignal) => Promise<boolean>,
  onEnd: () => void,
) {
  let running: AbortController | null = null

  async function beat({ signal }: AbortController) {
    while (await delay(HEARTBEAT_MS, signal)) {
      if (window.document.visibilityState === 'hidden') continue
      const isStanding = await isLoggedIn(signal).catch(() => true)
      if (signal.aborted) return
      if (!isStanding) return onEnd()
    }
  }

  return {
    start() {
      if (running) return
      running = new AbortController()
      beat(running).catch(() => undefined) // a clock of the page that throws beats no more
    },
    stop() {
      running?.abort()
      running = null
    },
  }
}
