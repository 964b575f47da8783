/** Another tab of this page is doing the same. */
export const BUSY_ELSEWHERE = Symbol('busy elsewhere')

type Page = { readonly navigator?: { readonly locks?: LockManager } }

/**
 * Does the work unless another tab of this page does work of the same name. Where the browser has no locks, or refuses the lock
 * itself (site data blocked, a sandboxed frame), tabs cannot take turns and the work is done all the same. What the work rejects
 * with is its own affair, and it is never done twice.
 */
export async function runAlone<T>(
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
