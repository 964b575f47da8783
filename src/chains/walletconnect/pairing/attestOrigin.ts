import { readField } from '../../shared/readField'
import type { WalletConnectLibrary } from '../relay/WalletConnectLibrary'

/** How long a request may wait for the attestation that marks the page as verified in wallets. */
const ATTEST_MS = 1_500

/**
 * Sets who attests the page's origin: the default service (`true`), a URL, or none (`false`).
 * Bounds the wait: when a policy or blocker cuts the service off, the library waits five seconds
 * per request.
 */
export function attestOrigin(library: WalletConnectLibrary, by: string | boolean): void {
  const { verify } = library.client.core
  const register = readField(verify, 'register')
  if (typeof by === 'string') Reflect.set(verify, 'verifyUrlV3', `${by.replace(/\/+$/, '')}/v3`)
  Reflect.set(verify, 'register', async (request: unknown) => {
    if (by === false || typeof register !== 'function') return ''
    const patience = AbortSignal.timeout(ATTEST_MS)
    const answer = Reflect.apply(register, verify, [request]) as Promise<unknown>
    // The library keeps only its newest abort controller; earlier iframes would stay in the page.
    const own = readField(verify, 'abortController')
    let giveUp = () => undefined as void
    const late = new Promise<string>(resolve => {
      giveUp = () => {
        if (own instanceof AbortController) own.abort()
        resolve('')
      }
      patience.addEventListener('abort', giveUp, { once: true })
    })
    // The library may already have removed the iframe; aborting would remove it again.
    const stop = () => patience.removeEventListener('abort', giveUp)
    answer.then(stop, stop)
    return Promise.race([answer, late])
  })
}
