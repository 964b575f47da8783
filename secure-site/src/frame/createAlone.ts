/**
 * Serialises work over all tabs with Web Locks. These are missing outside secure contexts; there,
 * work is serialised within the tab.
 */
export function createAlone(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined) // the caller handles it
    return turn
  }
  return async work => {
    if (!('locks' in navigator)) return inTurn(work)
    try {
      await navigator.locks.query()
    } catch {
      return inTurn(work) // locks are denied along with storage
    }
    return navigator.locks.request('keys', work)
  }
}
