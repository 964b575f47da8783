import { readField } from '../../shared/readField'
import type { Delay } from '../relay/Delay'
import type { WalletConnectLibrary } from '../relay/WalletConnectLibrary'

/** How long a request may wait for the attestation that marks the page as verified in wallets. */
const ATTEST_MS = 1_500

export interface Attestation {
  /**
   * Resolves when the attestation of the next request is over, answered or not, at the latest after
   * the time that a request may wait for it.
   */
  next(): Promise<unknown>
}

/**
 * Sets who attests the page's origin: the default service (`true`), a URL, or none (`false`).
 * Bounds the wait: when a policy or blocker cuts the service off, the library waits five seconds
 * per request.
 */
export function attestOrigin(
  library: WalletConnectLibrary,
  by: string | boolean,
  delay: Delay,
): Attestation {
  const { verify } = library.client.core
  const register = readField(verify, 'register')
  let awaited: AbortController[] = []

  async function attest(request: unknown): Promise<unknown> {
    if (by === false || typeof register !== 'function') return ''
    const answer = Reflect.apply(register, verify, [request]) as Promise<unknown>
    // The library keeps only its newest abort controller; earlier iframes would stay in the page.
    const own = readField(verify, 'abortController')
    const patience = new AbortController()
    const stop = () => patience.abort()
    answer.then(stop, stop)
    // The library has removed the iframe of an answer; aborting would remove it again.
    if (!(await delay(ATTEST_MS, patience.signal))) return answer
    if (own instanceof AbortController) own.abort()
    return ''
  }

  if (typeof by === 'string') Reflect.set(verify, 'verifyUrlV3', `${by.replace(/\/+$/, '')}/v3`)
  Reflect.set(verify, 'register', async (request: unknown) => {
    const over = awaited
    awaited = []
    try {
      return await attest(request)
    } finally {
      over.forEach(patience => patience.abort())
    }
  })
  return {
    next() {
      const patience = new AbortController()
      awaited.push(patience)
      return delay(ATTEST_MS, patience.signal)
    },
  }
}
