import type { EmbeddedPorts } from '../../ports/embedded'

const HEARTBEAT_MS = 5_000

/**
 * Checks every five seconds, while the page is visible, whether the login is valid; ignores
 * failures of an unreachable frame.
 */
export function createHeartbeat(
  { window, delay }: Pick<EmbeddedPorts, 'delay'> & { readonly window: Window },
  /** False if the login has ended. */
  isLoggedIn: (signal: AbortSignal) => Promise<boolean>,
  onEnd: () => void,
) {
  let running: AbortController | null = null

  async function runHeartbeat({ signal }: AbortController) {
    while (await delay(HEARTBEAT_MS, signal)) {
      if (window.document.visibilityState === 'hidden') continue
      const isAlive = await isLoggedIn(signal).catch(() => true)
      if (signal.aborted) return
      if (!isAlive) return onEnd()
    }
  }

  return {
    start() {
      if (running) return
      running = new AbortController()
      runHeartbeat(running).catch(() => undefined) // a failing page clock stops the heartbeat
    },
    stop() {
      running?.abort()
      running = null
    },
  }
}
