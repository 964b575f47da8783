import type { ModalError } from '../../../domain/ModalError'
import type { Delay } from './Delay'

/** Waits for work, but not for ever; `late` says what it means that it did not come. */
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
