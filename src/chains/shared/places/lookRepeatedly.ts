import type { ChainAdapterPorts } from '../../../ports/chainAdapter'

interface LookRepeatedlyOptions extends Pick<ChainAdapterPorts, 'window' | 'delay'> {
  /** Events on `window` after which a wallet may be there. */
  readonly events: readonly string[]
  /** Pauses between further looks: many wallets arrive late, and without an event. */
  readonly delaysMs: readonly number[]
  look(): void
}

/** Looks into the page now and whenever a wallet may have arrived, until the returned call. */
export function lookRepeatedly({
  window,
  delay,
  events,
  delaysMs,
  look,
}: LookRepeatedlyOptions): () => void {
  const patience = new AbortController()
  const onEvent = () => look()

  async function keepLooking() {
    for (const ms of delaysMs) {
      if (!(await delay(ms, patience.signal))) return
      look()
    }
  }

  window?.document.addEventListener('DOMContentLoaded', onEvent)
  for (const event of events) window?.addEventListener(event, onEvent)
  look()
  // the delay rejects when its clock stops
  if (window) keepLooking().catch(() => undefined)
  return () => {
    patience.abort()
    window?.document.removeEventListener('DOMContentLoaded', onEvent)
    for (const event of events) window?.removeEventListener(event, onEvent)
  }
}
