/** What an endpoint's `initiate` gives. */
interface Asked<T> extends PromiseLike<T> {
  abort(): void
}

/** Waits for a request, and gives it up when the signal aborts; its answer says so then. */
export async function abortedBy<T>(signal: AbortSignal, asked: Asked<T>): Promise<T> {
  const stop = () => asked.abort()
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop)
  try {
    return await asked
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
