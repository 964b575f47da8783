// @ts-check
import { isRecord } from '../lib/isRecord.js'
import { assertLoopbackUrl } from '../lib/loopback.js'
import { namedParams } from '../lib/readParams.js'

/**
 * Creates the sandbox wallet without a page: an EIP-1193 provider for Node tests. It emits no
 * events.
 *
 * @param {string} url where the wallet listens
 * @param {{ origin?: string, wallet?: 1 | 2 }} [options]
 */
export function createNodeProvider(url, { origin = 'http://localhost', wallet = 1 } = {}) {
  assertLoopbackUrl(url)
  return {
    /**
     * @template [Result=unknown] as known by the caller
     * @param {{ method: string, params?: unknown }} request
     * @returns {Promise<Result>}
     */
    async request({ method, params }) {
      const response = await fetch(`${url}/rpc`, {
        method: 'POST',
        body: JSON.stringify({ waits: true, origin, wallet, method, params }),
      })
      const { result, error } = namedParams(await response.json())
      if (isRecord(error)) throw Object.assign(new Error(String(error['message'])), error)
      return /** @type {Result} */ (result)
    },
  }
}
