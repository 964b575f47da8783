/** Waits; false when the signal ended the wait early. */
export type Delay = (ms: number, signal: AbortSignal) => Promise<boolean>

/** The real clock's `Delay`. */
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
