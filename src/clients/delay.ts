/** Waits for `ms`; resolves with false when the signal aborts first. */
export type Delay = (ms: number, signal: AbortSignal) => Promise<boolean>

/** A `Delay` on the real clock. */
export const delay: Delay = (ms, signal) =>
  new Promise(resolve => {
    if (signal.aborted) return resolve(false)
    const stop = () => {
      clearTimeout(timer)
      resolve(false)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve(true)
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
