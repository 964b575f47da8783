/**
 * A signal that aborts after `ms`, or with `signal` if that comes first. `AbortSignal.any` is
 * missing in Safari 16.
 */
export function withinTime(ms: number, signal?: AbortSignal): AbortSignal {
  if (!signal) return AbortSignal.timeout(ms)
  const controller = new AbortController()
  const stop = () => {
    clearTimeout(timer)
    controller.abort()
  }
  const timer = setTimeout(stop, ms)
  if (signal.aborted) stop()
  else signal.addEventListener('abort', stop, { once: true })
  return controller.signal
}
