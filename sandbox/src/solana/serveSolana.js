// @ts-check
import { Hono } from 'hono'
import { addControlDoor } from '../lib/addControlDoor.js'
import { createService } from '../lib/createService.js'
import { listen } from '../lib/listen.js'
import { PORTS } from '../lib/ports.js'
import { answerSolana, writeJson } from './answerSolana.js'
import { createSolanaNode } from './createSolanaNode.js'
import { createSolanaSockets } from './createSolanaSockets.js'
import { mintTokens, scaleShares, seedSolana } from './seedSolana.js'
import { createSolanaMethods } from './solanaMethods.js'

const SLOT_MS = 400
const MAX_SLOTS = 10_000
/** Price of a compute unit, in micro-lamports. */
const PRIORITY_FEE = 1_000n

/**
 * Starts the node's two servers: requests, and sockets on a separate port, where the legacy library
 * expects them. The first accepts sockets as well.
 *
 * @param {import('./types.js').SolanaOptions} options
 */
export async function serveSolana({ port, socketPort, slotMs = SLOT_MS }) {
  const node = createSolanaNode()
  seedSolana(node)
  const settings = { priorityFee: PRIORITY_FEE }
  const methods = createSolanaMethods(node, settings)
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  let paceMs = 0
  /**
   * @param {number} ms 0 advances slots on command only
   */
  function keepPace(ms) {
    clearInterval(timer)
    paceMs = ms
    if (ms > 0) timer = setInterval(() => node.pass(), ms)
  }

  const { app } = createService()
  const state = () => ({
    slot: Number(node.slot()),
    slotMs: paceMs,
    priorityFee: Number(settings.priorityFee),
  })
  addControlDoor(app, {
    part: 'Solana node',
    isOwn: origin => origin === undefined,
    describe: state,
    actions: /** @type {Record<string, (order: import('./types.js').SolanaOrder) => unknown>} */ ({
      state,
      airdrop: ({ address = '', lamports = 0 }) => node.airdrop(address, BigInt(lamports)),
      mint: ({ token = 'dollar', owner = '', units = 0 }) =>
        mintTokens(node, { token, owner, units: BigInt(units) }),
      scaleShares: ({ multiplier = 1, next = multiplier, at = 0 }) =>
        scaleShares(node, { multiplier: Number(multiplier), next: Number(next), at }),
      passSlots: ({ count = 1 }) => void node.pass(Math.min(count, MAX_SLOTS)),
      pace: ({ ms = SLOT_MS }) => keepPace(ms),
      priorityFee: ({ microLamports = 0 }) => void (settings.priorityFee = BigInt(microLamports)),
    }),
  })
  app.post('/', async c => {
    /** @type {unknown} */
    const asked = await c.req.json().catch(() => undefined)
    return c.body(writeJson(answerSolana(methods, asked)), 200, {
      'content-type': 'application/json',
    })
  })

  const main = await listen(app, port ?? PORTS.solana.port, 'solana')
  try {
    const socket = await listen(new Hono(), socketPort ?? PORTS.solanaSocket.port, 'solanaSocket')
    const sockets = createSolanaSockets(node, methods)
    sockets.openOn(main.server)
    sockets.openOn(socket.server)
    keepPace(slotMs)
    return { url: main.url, socketUrl: socket.url.replace('http', 'ws') }
  } catch (thrown) {
    await main.close()
    throw thrown
  }
}
