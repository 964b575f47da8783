const WINDOW_MS = 60_000
const FAILURES_MAX = 5

/** Limits reports to five failures in any 60 seconds (protocol §4.3). Times in ms. */
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
