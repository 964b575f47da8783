/**
 * Returns the result of `run`, or undefined if it throws. For optional features that browsers may
 * block, such as storage.
 */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
