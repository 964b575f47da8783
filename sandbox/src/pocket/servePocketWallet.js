// @ts-check
import { Hono } from 'hono'
import { listen } from '../lib/listen.js'
import { isLoopbackHost } from '../lib/loopback.js'
import { claimPort, PORTS } from '../lib/ports.js'
import { SANDBOX_PROJECT_ID } from '../services/startBlockchainApi.js'
import { addPocketControlRoutes } from './addPocketControlRoutes.js'
import { addPocketPageRoutes } from './addPocketPageRoutes.js'
import { createPocketCore } from './createPocketCore.js'
import { POCKET_IDENTITY, pocketIcon } from './pocketIdentity.js'

/**
 * The wallet's server: its page, its controls and the client of the relay behind them.
 *
 * @param {import('../types.js').PocketWalletOptions} options
 * @returns {Promise<import('../types.js').RunningPart>}
 */
export async function servePocketWallet(options) {
  const { chains, relayUrl, verifyUrl, projectId = SANDBOX_PROJECT_ID } = options
  // Apps are told the address when they connect, so it is needed first.
  const port = await claimPort(options.port ?? PORTS.pocketWallet.port, 'pocketWallet')
  const ownUrl = `http://localhost:${port}`
  const core = await createPocketCore({
    chains,
    kit: {
      relayUrl,
      verifyUrl,
      projectId,
      metadata: {
        name: POCKET_IDENTITY.name,
        description: 'A wallet for trying things out. Its coins are worth nothing.',
        url: ownUrl,
        icons: [pocketIcon()],
        redirect: { native: POCKET_IDENTITY.scheme, universal: ownUrl },
      },
    },
  })
  const app = new Hono()
  app.use(async (c, next) => {
    if (!isLoopbackHost(new URL(c.req.url).hostname)) return c.text('This machine only', 403)
    return next()
  })
  const isOwn = (/** @type {string | undefined} */ origin) =>
    origin === undefined || origin === ownUrl || origin === ownUrl.replace('localhost', '127.0.0.1')
  addPocketControlRoutes(app, core, isOwn)
  addPocketPageRoutes(app, core)
  return listen(app, port, 'pocketWallet')
}
