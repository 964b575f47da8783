/** Returned when another tab of this page runs work of the same name. */
export const BUSY_ELSEWHERE = Symbol('busy elsewhere')

type Page = { readonly navigator?: { readonly locks?: LockManager } }

/**
 * Runs the work once, unless another tab of this page runs it. Without locks, or if refused one
 * (site data blocked, a sandboxed frame), it runs anyway. Rejects as the work does.
 */
export async function runExclusive<T>(
  name: string,
  work: () => Promise<T>,
  page: Page = globalThis,
): Promise<T | typeof BUSY_ELSEWHERE> {
  let isDecided = false
  try {
    const locks = page.navigator?.locks
    if (locks)
      return await locks.request(name, { ifAvailable: true }, async lock => {
        isDecided = true
        return lock ? work() : BUSY_ELSEWHERE
      })
  } catch (thrown) {
    if (isDecided) throw thrown
  }
  return work()
}
