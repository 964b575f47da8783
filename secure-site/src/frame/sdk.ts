import { runFrame } from './runFrame'

/** Web Locks are missing in a page that is not a secure context; there, work of one tab at least is done in turn. */
function createAlone(): <T>(work: () => Promise<T>) => Promise<T> {
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

/** Absent where storage is denied: reading the property throws there. */
function openTabs() {
  try {
    return new BroadcastChannel('session')
  } catch {
    return undefined
  }
}

if (window.parent !== window)
  runFrame({
    window,
    document,
    query: new URLSearchParams(location.search),
    fetch: window.fetch.bind(window),
    crypto,
    tabs: openTabs(),
    indexedDb: () => window.indexedDB,
    alone: createAlone(),
    now: () => performance.now(),
    every: (ms, beat) => {
      const timer = setInterval(beat, ms)
      return () => clearInterval(timer)
    },
  })
