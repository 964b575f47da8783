import type { ErrorCode } from '../../domain/errorCatalogue'
import { abortErrorOf, raceAbort } from '../shared/raceAbort'
import { toRelayError } from './toRelayError'

/**
 * Does work until its signal aborts, and says in our own words what went wrong.
 *
 * @throws {ModalError} the signal's own reason, what `toRelayError` knows, else `fallback`.
 */
export async function asOurs<T>(
  fallback: ErrorCode,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await raceAbort(work, signal)
  } catch (thrown) {
    throw signal.aborted ? abortErrorOf(signal) : toRelayError(thrown, fallback)
  }
}
