// @ts-check
import { WebSocketServer } from 'ws'
import { addControlDoor } from '../lib/addControlDoor.js'
import { createService } from '../lib/createService.js'
import { isLoopbackHost, isLoopbackUrl } from '../lib/loopback.js'
import { listen } from '../lib/listen.js'
import { PORTS } from '../lib/ports.js'
import { listParams, namedParams } from '../lib/readParams.js'
import { toRpcError } from '../wallet/walletError.js'

/** Balances of the public phrase's first seven accounts, in the smallest unit. */
const GRANTS = [50, 1200, 321, 40, 8, 15, 2].map(coins => BigInt(coins) * 10n ** 10n)
const BLOCK_MS = 6_000

/**
 * Starts the node of a Polkadot network that is one ledger, over HTTP and WebSocket: it keeps
 * balances and verifies every signature. It has no runtime and supports native transfers only.
 *
 * @param {{ port?: number }} [options]
 * @returns {Promise<import('../lib/types.js').RunningPart>}
 */
export async function startPolkadotRpc({ port = PORTS.polkadotRpc.port } = {}) {
  const { app } = createService()
  const since = Date.now()
  const height = () => 1 + Math.floor((Date.now() - since) / BLOCK_MS)
  /** @type {string[]} */
  const extrinsics = []

  /** @type {ReturnType<typeof open> | undefined} */
  let opening
  /** Libraries and accounts load with the first request. */
  const load = () => (opening ??= open())
  async function open() {
    const [{ createPolkadotKey }, { createPolkadotLedger }, { createPolkadotMethods }] =
      await Promise.all([
        import('../pocket/keys/createPolkadotKey.js'),
        import('./createPolkadotLedger.js'),
        import('./createPolkadotMethods.js'),
      ])
    const ledger = createPolkadotLedger()
    const keys = await Promise.all(GRANTS.map((_, index) => createPolkadotKey(index)))
    for (const [index, { pair }] of keys.entries()) {
      ledger.open(pair.publicKey).free = GRANTS[index] ?? 0n
    }
    const onExtrinsic = (/** @type {string} */ hash) => void extrinsics.push(hash)
    return { ledger, methods: createPolkadotMethods(ledger, { height, onExtrinsic }) }
  }

  /** @param {unknown} asked */
  async function answer(asked) {
    const { id = null, method, params } = namedParams(asked)
    const { methods } = await load()
    const known = Object.hasOwn(methods, String(method)) ? methods[String(method)] : undefined
    const frame = { jsonrpc: '2.0', id }
    if (!known) return { ...frame, error: { code: -32601, message: `Method not found: ${method}` } }
    try {
      return { ...frame, result: (await known(listParams(params))) ?? null }
    } catch (thrown) {
      return { ...frame, error: toRpcError(thrown) }
    }
  }

  app.post('/', async c => {
    const asked = await c.req.json().catch(() => undefined)
    return c.json(await (Array.isArray(asked) ? Promise.all(asked.map(answer)) : answer(asked)))
  })

  addControlDoor(app, {
    part: 'Polkadot facade',
    isOwn: origin => origin === undefined,
    actions: {
      state: () => ({ height: height(), extrinsics: extrinsics.length }),
      async faucet(/** @type {{ address?: string, amount?: string, reserved?: string }} */ order) {
        const { ledger } = await load()
        const account = ledger.open(ledger.keyOf(order.address))
        account.free += BigInt(order.amount ?? 0)
        account.reserved += BigInt(order.reserved ?? 0)
      },
    },
    describe: () => ({ height: height(), extrinsics }),
  })

  const part = await listen(app, port, 'polkadotRpc')
  const sockets = new WebSocketServer({ noServer: true })
  part.server.on('upgrade', (request, socket, head) => {
    const { origin, host } = request.headers
    const isOwnName =
      URL.canParse(`http://${host}`) && isLoopbackHost(new URL(`http://${host}`).hostname)
    if (!isOwnName || (origin !== undefined && !isLoopbackUrl(origin))) return socket.destroy()
    sockets.handleUpgrade(request, socket, head, greet)
  })

  /** @param {import('ws').WebSocket} socket */
  function greet(socket) {
    socket.on('error', () => socket.terminate())
    socket.on('message', async data => {
      /** @type {unknown} */
      let asked
      try {
        asked = JSON.parse(String(data))
      } catch {
        asked = undefined // Invalid JSON is answered as an unknown method.
      }
      socket.send(JSON.stringify(await answer(asked)))
    })
  }

  const close = async () => {
    for (const socket of sockets.clients) socket.terminate()
    await part.close()
  }
  return { url: part.url, close }
}
