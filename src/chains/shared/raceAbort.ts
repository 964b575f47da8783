import { ModalError } from '../../domain/ModalError'

/** Why a wait was given up: the aborter's own error when it gave one of ours. */
export function abortErrorOf(signal: AbortSignal): ModalError {
  const reason: unknown = signal.reason
  return reason instanceof ModalError
    ? reason
    : new ModalError('CANCELLED', 'The wait was given up', { cause: reason })
}

/**
 * Does work that may never end, and stops waiting for it as soon as the signal aborts. What the work answers later is
 * dropped; with an aborted signal it is not begun.
 *
 * @throws {ModalError} the signal's own reason, else `CANCELLED`.
 */
export async function raceAbort<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) throw abortErrorOf(signal)
  let stopListening = () => {}
  const aborted = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(abortErrorOf(signal))
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
 * Does work until its signal aborts. What it throws that is not ours yet, `translate` says in our words.
 *
 * @throws {ModalError} and nothing else; the signal's own reason once it aborted.
 */
export async function withModalErrors<T>(
  translate: (thrown: unknown) => ModalError | Promise<ModalError>,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await raceAbort(work, signal)
  } catch (thrown) {
    if (signal.aborted) throw abortErrorOf(signal)
    throw thrown instanceof ModalError ? thrown : await translate(thrown)
  }
}
