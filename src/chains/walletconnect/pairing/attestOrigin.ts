import { readField } from '../../shared/readField'
import type { WalletConnectLibrary } from '../relay/WalletConnectLibrary'

/** Wallets show a page as verified or not; nobody waits longer than this for it. */
const ATTEST_MS = 1_500

/**
 * Who vouches to wallets for the page's origin: the relay's own service, another one, or nobody. The library would wait
 * five seconds for an answer that a content policy or a blocker may have cut off, at every request.
 */
export function attestOrigin(library: WalletConnectLibrary, by: string | boolean): void {
  const { verify } = library.client.core
  const register = readField(verify, 'register')
  if (typeof by === 'string') Reflect.set(verify, 'verifyUrlV3', `${by.replace(/\/+$/, '')}/v3`)
  Reflect.set(verify, 'register', async (request: unknown) => {
    if (by === false || typeof register !== 'function') return ''
    const patience = AbortSignal.timeout(ATTEST_MS)
    const answer = Reflect.apply(register, verify, [request]) as Promise<unknown>
    // The library keeps the means to end only the newest of several: the frames of the others would stay for good.
    const own = readField(verify, 'abortController')
    let giveUp = () => undefined as void
    const late = new Promise<string>(resolve => {
      giveUp = () => {
        if (own instanceof AbortController) own.abort()
        resolve('')
      }
      patience.addEventListener('abort', giveUp, { once: true })
    })
    // Of two at once the library takes the first one's frame away by itself, and once more when it is ended.
    const stop = () => patience.removeEventListener('abort', giveUp)
    answer.then(stop, stop)
    return Promise.race([answer, late])
  })
}
