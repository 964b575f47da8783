import { ModalError } from '../../domain/ModalError'
import { abortErrorOf, raceAbort } from './raceAbort'

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
