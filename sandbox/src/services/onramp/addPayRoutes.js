// @ts-check
import { randomUUID } from 'node:crypto'
import { CONTRACTS } from '../../chains/contracts.js'
import { isRecord } from '../../lib/isRecord.js'

const PAGE_SIZE = 10
const DOLLAR = CONTRACTS.dollar.toLowerCase()
const EXCHANGES = [
  { id: 'sandbox-exchange', name: 'Sandbox Exchange' },
  { id: 'sandbox-bourse', name: 'Sandbox Bourse' },
]

/** @typedef {import('../../checkout/types.js').RunningCheckout} RunningCheckout */

/**
 * Adds exchange payments: their list, a payment page, and a payment's status. The checkout renders
 * the page.
 *
 * @param {import('hono').Hono} app
 * @param {object} options
 * @param {readonly { caipId: string }[]} options.chains
 * @param {RunningCheckout | undefined} options.checkout
 * @param {string} options.images
 */
export function addPayRoutes(app, { chains, checkout, images }) {
  /** @type {Map<string, { exchangeId: string }>} */
  const sessions = new Map()
  const isAsset = (/** @type {unknown} */ asset) => assetOf(asset, chains) !== undefined

  /** @type {Record<string, (params: Record<string, unknown>) => unknown>} */
  const methods = {
    reown_getExchanges({ page, includeOnly, exclude, asset }) {
      if (!Number.isInteger(page) || Number(page) < 0) return problem('page is required')
      if (asset !== undefined && !isAsset(asset))
        return problem(`Asset ${String(asset)} is not supported`)
      const [only, without] = [includeOnly, exclude].map(list =>
        Array.isArray(list) ? list : undefined,
      )
      const found = EXCHANGES.filter(
        ({ id }) => (only?.includes(id) ?? true) && !without?.includes(id),
      )
      const shown = found.slice(Number(page) * PAGE_SIZE, (Number(page) + 1) * PAGE_SIZE)
      const exchanges = shown.map(each => ({
        ...each,
        imageUrl: `${images}/icons/token/${each.id}.svg`,
      }))
      return { exchanges, total: found.length }
    },
    reown_getExchangePayUrl({ exchangeId, asset, amount, recipient }) {
      if (!EXCHANGES.some(({ id }) => id === exchangeId)) return problem('Exchange not found')
      const wanted = assetOf(asset, chains)
      if (!wanted) return problem(`Asset ${String(asset)} is not supported`)
      const [, chainId = '', address = ''] =
        /^eip155:(\d+):(0x[0-9a-fA-F]{40})$/.exec(String(recipient)) ?? []
      if (chainId !== wanted.chainId) return problem('Invalid recipient')
      if (!/^\d{1,18}(\.\d{1,18})?$/.test(String(amount)) || Number(amount) === 0)
        return problem('Invalid amount')
      if (!checkout) return problem('Exchange is unavailable')
      const sessionId = randomUUID()
      sessions.set(sessionId, { exchangeId: String(exchangeId) })
      const url = new URL('/exchange', checkout.url)
      const query = {
        sessionId,
        walletAddress: address,
        chainId,
        asset: wanted.symbol,
        amount: String(amount),
      }
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      return { url: url.href, sessionId }
    },
    reown_getExchangeBuyStatus({ sessionId, exchangeId }) {
      const session = sessions.get(String(sessionId))
      if (!session || session.exchangeId !== exchangeId) return { status: 'UNKNOWN' }
      const order = checkout?.orderOf(String(sessionId))
      if (!order) return { status: 'IN_PROGRESS' }
      if (order.status === 'inProgress') return { status: 'IN_PROGRESS' }
      if (order.status === 'failed') return { status: 'FAILED' }
      return { status: 'SUCCESS', txHash: order.hash }
    },
  }

  app.post('/v1/json-rpc', async c => {
    /** @type {unknown} */
    const body = await c.req.json().catch(() => undefined)
    const { id = null, method, params } = isRecord(body) ? body : {}
    const run = Object.hasOwn(methods, String(method)) ? methods[String(method)] : undefined
    const given = Array.isArray(params) ? /** @type {unknown} */ (params[0]) : params
    if (!run)
      return c.json({ jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } })
    const result = run(isRecord(given) ? given : {})
    if (result instanceof Error)
      return c.json({ jsonrpc: '2.0', id, error: { code: -32602, message: result.message } })
    return c.json({ jsonrpc: '2.0', id, result })
  })
}

/** @param {string} message */
const problem = message => new Error(message)

/**
 * @param {unknown} asset CAIP-19
 * @param {readonly { caipId: string }[]} chains
 */
function assetOf(asset, chains) {
  const [, chain = '', kind = ''] = /^([^/]+)\/(.+)$/.exec(String(asset)) ?? []
  if (!chains.some(({ caipId }) => caipId === chain)) return undefined
  const chainId = chain.split(':')[1] ?? ''
  if (kind === 'slip44:60') return { chainId, symbol: 'ETH' }
  return kind.toLowerCase() === `erc20:${DOLLAR}` ? { chainId, symbol: 'SUSD' } : undefined
}
