import type { ChainAdapterPorts } from '../../ports/chainAdapter'

/** Wallets share no account for a moment while they lock, unlock or change networks; longer than this it is meant. */
const BELIEVED_AFTER_MS = 300

/** That a wallet shares no account any more counts when it stays so. */
export interface EmptyList {
  /** The wallet shares nothing. */
  seen(): void
  /** It shares something again, or nobody listens any more. */
  over(): void
}

/** Tells once that an empty list stayed empty. */
export function believeEmpty(delay: ChainAdapterPorts['delay'], onGone: () => void): EmptyList {
  let waiting: AbortController | undefined
  const over = () => {
    waiting?.abort()
    waiting = undefined
  }
  return {
    seen() {
      if (waiting) return
      const patience = new AbortController()
      waiting = patience
      delay(BELIEVED_AFTER_MS, patience.signal)
        .then(() => {
          if (patience.signal.aborted) return
          waiting = undefined
          onGone()
        })
        .catch(() => undefined) // the clock stopped with the page
    },
    over,
  }
}
