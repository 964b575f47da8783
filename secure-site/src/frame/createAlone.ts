/** Web Locks are missing in a page that is not a secure context; there, work of one tab at least is done in turn. */
export function createAlone(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined) // told to the one that asked
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
