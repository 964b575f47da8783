import type { ErrorCode } from '../../domain/errorCatalogue'
import { ModalError } from '../../domain/ModalError'
import { abortErrorOf, raceAbort } from '../shared/raceAbort'
import { fetched } from './fetched'
import type { Asked } from './toModalError'

/** Ends with the signal, and fails in our own words only. */
export async function asOurs<T>(
  asked: Asked,
  fallback: ErrorCode,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await raceAbort(work, signal)
  } catch (thrown) {
    if (signal.aborted) throw abortErrorOf(signal)
    if (thrown instanceof ModalError) throw thrown
    const { toModalError } = await fetched(import('./toModalError'))
    throw toModalError(thrown, fallback, asked)
  }
}
