// @ts-check
import { isRecord } from './isRecord.js'
import { assertLoopbackUrl } from './loopback.js'

/** A JSON-RPC error response, with its code and data. */
export class RpcError extends Error {
  /**
   * @param {number} code
   * @param {string} message
   * @param {unknown} [data]
   */
  constructor(code, message, data) {
    super(message)
    this.name = 'RpcError'
    this.code = code
    this.data = data
  }
}

/**
 * Creates a JSON-RPC client for one loopback node.
 *
 * @param {string} url
 * @returns {import('./types.js').JsonRpc}
 */
export function createJsonRpc(url) {
  assertLoopbackUrl(url)
  let lastId = 0

  /**
   * @param {unknown} body
   * @returns {Promise<unknown>}
   */
  async function post(body) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return response.json()
  }

  /** @param {unknown} answer */
  function unwrap(answer) {
    if (!isRecord(answer)) throw new Error(`${url} does not answer as a node does.`)
    const { error, result } = answer
    if (isRecord(error)) {
      throw new RpcError(Number(error['code']), String(error['message']), error['data'])
    }
    return result
  }

  return {
    url,

    /**
     * @template [Result=unknown] as known by the caller; a node's responses are not validated here
     * @param {string} method
     * @param {unknown} [params]
     */
    async call(method, params = []) {
      lastId += 1
      const answer = await post({ jsonrpc: '2.0', id: lastId, method, params })
      return /** @type {Result} */ (unwrap(answer))
    },

    /**
     * @template [Result=unknown]
     * @param {{ method: string, params: unknown[] }[]} calls
     */
    async batch(calls) {
      if (calls.length === 0) return []
      const answers = await post(calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call })))
      if (!Array.isArray(answers)) throw new Error(`${url} does not answer batches.`)
      /** @type {Result[]} */
      const results = []
      for (const answer of answers) {
        const place = isRecord(answer) ? Number(answer['id']) : -1
        results[place] = /** @type {Result} */ (unwrap(answer))
      }
      return results
    },
  }
}
