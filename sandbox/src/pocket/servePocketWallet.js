// @ts-check
import { Hono } from 'hono'
import { listen } from '../lib/listen.js'
import { isLoopbackHost } from '../lib/loopback.js'
import { claimPort, PORTS } from '../lib/ports.js'
import { SANDBOX_PROJECT_ID } from '../services/startBlockchainApi.js'
import { addPocketControlRoutes } from './addPocketControlRoutes.js'
import { addPocketPageRoutes } from './addPocketPageRoutes.js'
import { POCKET_IDENTITY, pocketIcon } from './pocketIdentity.js'

/**
 * Starts the wallet's server: its page, its controls and the relay client behind them. It listens
 * at once; the libraries take about a second to load, and earlier requests wait for them.
 *
 * @param {import('./types.js').PocketWalletOptions} options
 * @returns {Promise<import('../lib/types.js').RunningPart & { ready: Promise<unknown> }>}
 */
export async function servePocketWallet(options) {
  const { chains, relayUrl, verifyUrl, solanaUrl, projectId = SANDBOX_PROJECT_ID } = options
  // Apps receive the URL when they connect, so it is needed first.
  const port = await claimPort(options.port ?? PORTS.pocketWallet.port, 'pocketWallet')
  const ownUrl = `http://localhost:${port}`
  const isOwn = (/** @type {string | undefined} */ origin) =>
    origin === undefined || origin === ownUrl || origin === ownUrl.replace('localhost', '127.0.0.1')
  const ready = import('./createPocketCore.js').then(async ({ createPocketCore }) => {
    const core = await createPocketCore({
      chains,
      solanaUrl,
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
    addPocketControlRoutes(app, core, isOwn)
    addPocketPageRoutes(app, core)
    return app
  })
  const app = new Hono()
  app.all('*', async c => {
    if (!isLoopbackHost(new URL(c.req.url).hostname)) return c.text('This machine only', 403)
    return (await ready).fetch(c.req.raw)
  })
  return { ...(await listen(app, port, 'pocketWallet')), ready }
}
