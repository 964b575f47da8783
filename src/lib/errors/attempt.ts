/**
 * What `run` returns, or undefined where it throws: for storage and channels, which a browser may withdraw at any moment
 * and without which the modal still works.
 */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
