// @ts-check
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { streamSSE } from 'hono/streaming'
import { holdOpen } from '../lib/holdOpen.js'
import { listen } from '../lib/listen.js'
import { isLoopbackHost, isLoopbackUrl } from '../lib/loopback.js'
import { PORTS } from '../lib/ports.js'
import { namedParams } from '../lib/readParams.js'
import { addControlRoutes } from './addControlRoutes.js'
import { addPageRoutes } from './addPageRoutes.js'
import { createWalletCore } from './createWalletCore.js'
import { writePageScript } from './pageScript.js'
import { toRpcError, WALLET_ERRORS } from './walletError.js'

/**
 * Starts two browser wallets in this process: the page script, the approval windows, and the
 * controls.
 *
 * @param {object} options
 * @param {readonly { url: string, chainId: number }[]} options.chains
 * @param {number} [options.port] 0 for a free one
 * @param {string} [options.solanaUrl] JSON-RPC of the Solana network that payments go to
 * @param {readonly string[]} [options.solanaChains] wallets' names for that network, such as
 *   `solana:localnet`
 * @param {string} [options.bitcoinUrl] Esplora-type API of the Bitcoin regtest network that
 *   payments go to
 * @returns {Promise<import('../lib/types.js').RunningPart>}
 */
export async function startWallet(options) {
  const { chains, solanaUrl, bitcoinUrl } = options
  const core = createWalletCore(chains, {
    ...(solanaUrl === undefined ? {} : { solanaUrl }),
    ...(bitcoinUrl === undefined ? {} : { bitcoinUrl }),
  })
  const app = new Hono()
  let ownUrl = ''

  app.use(async (c, next) => {
    if (!isLoopbackHost(new URL(c.req.url).hostname)) return c.text('This machine only', 403)
    return next()
  })
  const openToPages = cors({
    origin: origin => (isLoopbackUrl(origin) ? origin : null),
    maxAge: 600,
  })
  app.use('/rpc', openToPages)
  app.use('/events', openToPages)

  app.get('/wallet.js', c => {
    const text = writePageScript({
      base: ownUrl,
      query: new URL(c.req.url).search,
      solanaChains: options.solanaChains ?? [],
    })
    return c.body(text, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  app.post('/rpc', async c => {
    const request = readRequest(await c.req.text(), c.req.header('origin'))
    if (!request) return c.json({ error: WALLET_ERRORS.INVALID_PARAMS }, 400)
    const { client, origin, wallet, waits } = request
    if (!waits && !core.clients.open(client, origin, wallet)) {
      return c.json({ error: WALLET_ERRORS.UNAUTHORIZED }, 403)
    }
    const answer = await answerOrPending(request)
    return c.json({ ...answer, chainId: core.wallets[wallet].state.current.chainIdHex })
  })

  /**
   * Resolves with the result or, once a prompt opens, with the open request; the result then
   * follows as an event. A hanging request is reported as well, without a window: a page without
   * any response would not listen, and would count as gone.
   *
   * @param {PageRequest} request
   * @returns {Promise<Record<string, unknown>>}
   */
  function answerOrPending(request) {
    const { client, wallet, method, waits } = request
    return new Promise(resolve => {
      /** @type {string | undefined} */
      let pendingId
      const finish = (/** @type {Record<string, unknown>} */ answer) => {
        if (pendingId === undefined) return resolve(answer)
        const data = { id: pendingId, ...answer }
        core.clients.send(({ id }) => id === client, { name: 'answer', wallet, data })
      }
      const onOpen = (/** @type {import('./types.js').OpenRequest} */ { id, hasWindow }) => {
        if (waits) return
        pendingId = id
        resolve({ pending: hasWindow ? { id, url: `${ownUrl}/approve?id=${id}` } : { id } })
      }
      core.handle(request, onOpen).then(
        result => finish({ result: result ?? null }),
        thrown => finish({ error: toRpcError(thrown), method }),
      )
    })
  }

  app.get('/events', c => {
    const client = c.req.query('client') ?? ''
    if (!core.clients.has(client)) return c.text('Unknown page', 404)
    const after = Number(c.req.header('last-event-id') ?? 0)
    return streamSSE(c, stream => {
      const stop = core.clients.listen(client, after, event => {
        void stream.writeSSE({ id: String(event.id), data: JSON.stringify(event) })
      })
      return holdOpen(stream, () => stop?.())
    })
  })

  const isOwn = (/** @type {string | undefined} */ origin) =>
    origin === undefined || origin === ownUrl || origin === ownUrl.replace('localhost', '127.0.0.1')
  addPageRoutes(app, core, isOwn)
  addControlRoutes(app, core, isOwn)

  const part = await listen(app, options.port ?? PORTS.wallet.port, 'wallet')
  ownUrl = part.url
  const close = async () => {
    core.close()
    await part.close()
  }
  return { url: part.url, close }
}

/**
 * @typedef {{
 *   client: string, origin: string, wallet: import('./types.js').WalletId, method: string, params:
 *     unknown, waits: boolean,
 * }} PageRequest
 */

/**
 * @param {string} body
 * @param {string | undefined} originHeader
 * @returns {PageRequest | undefined} undefined when it is invalid
 */
function readRequest(body, originHeader) {
  /** @type {unknown} */
  let given
  try {
    given = JSON.parse(body)
  } catch {
    return undefined
  }
  const { client = '', wallet = 1, method, params, waits = false, ...more } = namedParams(given)
  // A browser always sets the origin itself; only other programs may choose one.
  const origin = originHeader ?? String(more['origin'] ?? 'http://localhost')
  if (typeof method !== 'string' || (wallet !== 1 && wallet !== 2)) return undefined
  if (typeof client !== 'string' || (!waits && client.length < 16)) return undefined
  return { client, origin, wallet, method, params, waits: Boolean(waits) }
}
