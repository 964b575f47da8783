// @ts-check
import { failure } from '../lib/createService.js'

/** Methods for a node's owner only: a public gateway has no keys and does not change the clock. */
const OWNER_METHODS =
  /^(anvil|evm|hardhat|debug|personal|wallet|miner|ots|erigon)_|^eth_(sendTransaction|sign|accounts)/

/**
 * Adds one JSON-RPC endpoint for both chains, single or in batches.
 *
 * @param {import('hono').Hono} app
 * @param {readonly import('../chains/types.js').RunningChain[]} chains
 */
export function addGateway(app, chains) {
  /** @param {import('hono').Context} c */
  const forward = async c => {
    const chain = chains.find(({ caipId }) => caipId === c.req.query('chainId'))
    if (!chain) return c.json(failure('chainId', 'Unsupported chain'), 400)
    const body = await c.req.json().catch(() => undefined)
    if (typeof body !== 'object' || body === null) {
      return c.json(
        { jsonrpc: '2.0', id: null, error: { code: -32700, message: 'Parse error' } },
        400,
      )
    }
    const calls = Array.isArray(body) ? body : [body]
    const refused = calls.filter(call => OWNER_METHODS.test(String(call?.method)))
    const allowed = calls.filter(call => !refused.includes(call))
    const answers = allowed.length > 0 ? await post(chain.url, allowed) : []
    const errors = refused.map(({ id = null, method }) => ({
      jsonrpc: '2.0',
      id,
      error: { code: -32601, message: `The method ${method} is not available` },
    }))
    const all = [...answers, ...errors]
    return c.json(Array.isArray(body) ? all : all[0])
  }
  app.post('/v1', forward)
  app.post('/v1/', forward)
}

/**
 * @param {string} url
 * @param {unknown[]} calls
 * @returns {Promise<unknown[]>}
 */
async function post(url, calls) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(calls),
  })
  return /** @type {Promise<unknown[]>} */ (response.json())
}
