import type { ModalError } from '../../../domain/ModalError'
import type { Delay } from './Delay'

/** Resolves with the work, or rejects with `late()` after the timeout. */
export async function withTimeout<T>(
  ms: number,
  delay: Delay,
  work: Promise<T>,
  late: () => ModalError,
): Promise<T> {
  const stop = new AbortController()
  const expired = delay(ms, stop.signal).then(hasElapsed => {
    if (hasElapsed) throw late()
    return new Promise<never>(() => {})
  })
  expired.catch(() => undefined) // the work may have failed at the same moment
  try {
    return await Promise.race([work, expired])
  } finally {
    stop.abort()
  }
}
