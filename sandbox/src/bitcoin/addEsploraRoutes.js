// @ts-check
import { RefusedTransaction } from './createBitcoinNode.js'

/** Satoshi per virtual byte, by confirmation target in blocks. */
const FEES = { 1: 5, 2: 4, 3: 3, 6: 2, 144: 1 }

/**
 * Adds the Esplora routes, answered from the node.
 *
 * @param {import('hono').Hono} app
 * @param {import('./createBitcoinNode.js').BitcoinNode} node
 * @param {() => void} onTransaction
 */
export function addEsploraRoutes(app, node, onTransaction) {
  /**
   * @template Answer
   * @param {import('hono').Context} c
   * @param {(address: string) => Promise<Answer>} read
   */
  async function ofAddress(c, read) {
    try {
      return c.json(/** @type {object} */ (await read(c.req.param('address') ?? '')))
    } catch {
      return c.text('Invalid Bitcoin address', 400)
    }
  }

  app.get('/address/:address', c => ofAddress(c, node.summary))
  app.get('/address/:address/utxo', c => ofAddress(c, node.utxo))
  app.get('/address/:address/txs', c => ofAddress(c, node.transactions))

  app.post('/tx', async c => {
    try {
      const txid = await node.broadcast(await c.req.text())
      onTransaction()
      return c.text(txid)
    } catch (thrown) {
      if (!(thrown instanceof RefusedTransaction)) throw thrown
      const { code, message } = thrown
      return c.text(`sendrawtransaction RPC error: ${JSON.stringify({ code, message })}`, 400)
    }
  })
  app.get('/tx/:txid', async c => {
    const found = await node.transaction(c.req.param('txid'))
    return found ? c.json(found) : c.text('Transaction not found', 404)
  })
  app.get('/tx/:txid/status', async c => {
    const found = await node.transaction(c.req.param('txid'))
    return found ? c.json(found.status) : c.text('Transaction not found', 404)
  })
  app.get('/tx/:txid/hex', async c => {
    const hex = await node.raw(c.req.param('txid'))
    return hex ? c.text(hex) : c.text('Transaction not found', 404)
  })
  app.get('/fee-estimates', c => c.json(FEES))
  app.get('/blocks/tip/height', c => c.text(String(node.height())))
}
