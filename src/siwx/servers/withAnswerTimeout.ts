import { delay } from '../../clients/delay'
import { SiwxError } from '../SiwxError'

/** How long the host's server may take to answer. */
export const ANSWER_TIMEOUT_MS = 15_000

/**
 * Resolves with the answer of the host's function.
 *
 * @throws {SiwxError} `UNREACHABLE` if it does not answer in time
 */
export async function withAnswerTimeout<T>(
  ask: () => Promise<T> | T,
  signal?: AbortSignal,
  ms: number = ANSWER_TIMEOUT_MS,
): Promise<T> {
  const over = new AbortController()
  const leave = () => over.abort()
  signal?.addEventListener('abort', leave, { once: true })
  try {
    const late = delay(ms, over.signal).then(() => {
      throw new SiwxError('UNREACHABLE', 'There was no answer in time.')
    })
    return await Promise.race([(async () => ask())(), late])
  } finally {
    signal?.removeEventListener('abort', leave)
    over.abort()
  }
}
