// @ts-check
import { assertLoopbackUrl } from '../lib/loopback.js'

/**
 * The sandbox wallet without a page: an EIP-1193 provider for tests that run in Node. It has no events.
 *
 * @param {string} url where the wallet listens
 * @param {{ origin?: string, wallet?: 1 | 2 }} [options]
 */
export function createNodeProvider(url, { origin = 'http://localhost', wallet = 1 } = {}) {
  assertLoopbackUrl(url)
  return {
    /**
     * @param {{ method: string, params?: unknown }} request
     * @returns {Promise<any>}
     */
    async request({ method, params }) {
      const response = await fetch(`${url}/rpc`, {
        method: 'POST',
        body: JSON.stringify({ waits: true, origin, wallet, method, params }),
      })
      const { result, error } = /** @type {any} */ (await response.json())
      if (error) throw Object.assign(new Error(error.message), error)
      return result
    },
  }
}
