import type { ChainAdapterPorts } from '../../ports/chainAdapter'

/** Wallets share no accounts briefly while locking, unlocking or switching networks. */
const EMPTY_DEBOUNCE_MS = 300

/** Debounces a wallet's empty account lists. */
export interface EmptyAccountsDebounce {
  /** Called when the wallet shares no accounts. */
  seen(): void
  /** Called when it shares accounts again, or on unsubscribe. */
  over(): void
}

/** Calls back once an account list has stayed empty. */
export function debounceEmptyAccounts(
  delay: ChainAdapterPorts['delay'],
  onGone: () => void,
): EmptyAccountsDebounce {
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
      delay(EMPTY_DEBOUNCE_MS, patience.signal)
        .then(() => {
          if (patience.signal.aborted) return
          waiting = undefined
          onGone()
        })
        .catch(() => undefined) // the delay rejects when its clock stops
    },
    over,
  }
}
