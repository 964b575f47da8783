const WINDOW_MS = 60_000
const FAILURES_MAX = 5

/** At most five failures in any 60 seconds are told (protocol §4.3); the rest is dropped. Times in ms. */
export function createFailureBudget() {
  let spent: readonly number[] = []
  return {
    take(now: number): boolean {
      spent = spent.filter(at => now - at < WINDOW_MS)
      if (spent.length >= FAILURES_MAX) return false
      spent = [...spent, now]
      return true
    },
  }
}
