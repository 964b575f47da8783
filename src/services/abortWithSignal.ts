/** The result of an endpoint's `initiate`. */
interface AbortableRequest<T> extends PromiseLike<T> {
  abort(): void
}

/**
 * Awaits a request and aborts it with the signal; the request then resolves with an abort error.
 */
export async function abortWithSignal<T>(
  signal: AbortSignal,
  asked: AbortableRequest<T>,
): Promise<T> {
  const stop = () => asked.abort()
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop)
  try {
    return await asked
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
