import { ModalError } from '../../domain/ModalError'

/** Returns the signal's reason if it is a `ModalError`, otherwise `CANCELLED`. */
export function toAbortError(signal: AbortSignal): ModalError {
  const reason: unknown = signal.reason
  return reason instanceof ModalError
    ? reason
    : new ModalError('CANCELLED', 'The wait was given up', { cause: reason })
}

/**
 * Awaits work that may never settle, until the signal aborts; an aborted signal prevents the start.
 *
 * @throws {ModalError} the signal's own reason, else `CANCELLED`.
 */
export async function raceAbort<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) throw toAbortError(signal)
  let stopListening = () => {}
  const aborted = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(toAbortError(signal))
    signal.addEventListener('abort', giveUp, { once: true })
    stopListening = () => signal.removeEventListener('abort', giveUp)
  })
  try {
    return await Promise.race([work(), aborted])
  } finally {
    stopListening()
  }
}

/**
 * Runs abortable work and converts its errors with `translate`, except `ModalError`s.
 *
 * @throws {ModalError} only; the signal's reason once aborted.
 */
export async function withModalErrors<T>(
  translate: (thrown: unknown) => ModalError | Promise<ModalError>,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await raceAbort(work, signal)
  } catch (thrown) {
    if (signal.aborted) throw toAbortError(signal)
    throw thrown instanceof ModalError ? thrown : await translate(thrown)
  }
}
