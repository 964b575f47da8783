// @ts-check
import { assertLoopbackUrl } from './loopback.js'

/** A JSON-RPC error answer, kept whole. */
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
 * A JSON-RPC client for one loopback node.
 *
 * @param {string} url
 */
export function createJsonRpc(url) {
  assertLoopbackUrl(url)
  let lastId = 0

  /** @param {unknown} body */
  async function post(body) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return response.json()
  }

  /** @param {{ error?: { code: number, message: string, data?: unknown }, result?: any }} answer */
  function unwrap(answer) {
    if (answer.error) throw new RpcError(answer.error.code, answer.error.message, answer.error.data)
    return answer.result
  }

  return {
    url,

    /**
     * @param {string} method
     * @param {unknown} [params]
     * @returns {Promise<any>}
     */
    async call(method, params = []) {
      lastId += 1
      return unwrap(await post({ jsonrpc: '2.0', id: lastId, method, params }))
    },

    /**
     * @param {{ method: string, params: unknown[] }[]} calls
     * @returns {Promise<any[]>} results in the order of the calls
     */
    async batch(calls) {
      if (calls.length === 0) return []
      const answers = await post(calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call })))
      /** @type {any[]} */
      const results = []
      for (const answer of answers) results[answer.id] = unwrap(answer)
      return results
    },
  }
}

/** @typedef {ReturnType<typeof createJsonRpc>} LooseRpc what a node answers is not typed in here */
