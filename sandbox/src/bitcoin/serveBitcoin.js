// @ts-check
import { Hono } from 'hono'
import { addControlDoor } from '../lib/addControlDoor.js'
import { createService } from '../lib/createService.js'
import { listen } from '../lib/listen.js'
import { PORTS } from '../lib/ports.js'
import { addEsploraRoutes } from './addEsploraRoutes.js'
import { createBitcoinNode } from './createBitcoinNode.js'
import { faucetKey, seedBitcoin } from './seedBitcoin.js'

const BLOCK_AFTER_MS = 3_000
const MAX_BLOCKS = 1_000

/**
 * Starts the node's server. It listens at once; requests wait until the chain is ready.
 *
 * @param {import('./types.js').BitcoinOptions & { port?: number }} options
 * @returns {Promise<import('../lib/types.js').RunningPart & { ready: Promise<unknown> }>}
 */
export async function serveBitcoin({ port = PORTS.bitcoin.port, blockAfterMs = BLOCK_AFTER_MS }) {
  const ready = createBitcoinNode().then(async node => {
    await seedBitcoin(node)
    const { app } = createService()
    addRoutes(app, node, blockAfterMs)
    return app
  })
  const app = new Hono()
  app.all('*', async c => (await ready).fetch(c.req.raw))
  return { ...(await listen(app, port, 'bitcoin')), ready }
}

/**
 * @param {Hono} app
 * @param {import('./createBitcoinNode.js').BitcoinNode} node
 * @param {number | null} blockAfterMs
 */
function addRoutes(app, node, blockAfterMs) {
  const faucet = faucetKey()
  let afterMs = blockAfterMs
  /** @type {NodeJS.Timeout | undefined} */
  let timer

  function stopWaiting() {
    clearTimeout(timer)
    timer = undefined
  }

  function mine(blocks = 1) {
    stopWaiting()
    return node.mine(Math.min(blocks, MAX_BLOCKS), faucet.address)
  }

  /** Mines a block a while after the first pending transaction. */
  function mineSoon() {
    if (afterMs !== null && node.waiting() > 0) timer ??= setTimeout(() => void mine(), afterMs)
  }

  addControlDoor(app, {
    part: 'Bitcoin node',
    isOwn: origin => origin === undefined,
    describe: state,
    actions: /** @type {Record<string, (order: import('./types.js').BitcoinOrder) => unknown>} */ ({
      state,
      mine: ({ blocks }) => mine(blocks),
      async faucet({ address = '', sats = 0 }) {
        const txid = await node.pay(faucet.privateKey, faucet.address, [{ address, value: sats }])
        mineSoon()
        return txid
      },
      mineAfter({ ms = null }) {
        stopWaiting()
        afterMs = ms
        mineSoon()
      },
    }),
  })
  addEsploraRoutes(app, node, mineSoon)

  function state() {
    return { height: node.height(), waiting: node.waiting(), blockAfterMs: afterMs }
  }
}
