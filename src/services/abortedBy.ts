/** The result of an endpoint's `initiate`. */
interface Asked<T> extends PromiseLike<T> {
  abort(): void
}

/**
 * Awaits a request and aborts it with the signal; the request then resolves with an abort error.
 */
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
