// @ts-check
import { createService, failure } from '../lib/createService.js'
import { listen } from '../lib/listen.js'
import { PORTS } from '../lib/ports.js'
import { addCollectiblePictures } from './addCollectiblePictures.js'
import { ASSET_IMAGES, drawBadge } from './images.js'
import { createSampleWallets } from './sampleWallets.js'
import { SANDBOX_PROJECT_ID } from './startBlockchainApi.js'
import { drawToken } from './tokenPictures.js'

const MAX_ENTRIES = 100

/** All features the sandbox supports, as enabled by a project's owner, for exploring. */
export const SANDBOX_FEATURES = [
  {
    id: 'social_login',
    isEnabled: true,
    config: ['email', 'google', 'x', 'farcaster', 'discord', 'apple', 'github', 'facebook'],
  },
  { id: 'swap', isEnabled: true, config: ['1inch'] },
  { id: 'onramp', isEnabled: true, config: ['meld', 'coinbase'] },
  { id: 'activity', isEnabled: true, config: [] },
  { id: 'reown_branding', isEnabled: false, config: [] },
]

/** The default features. */
const FEATURES = [
  { id: 'social_login', isEnabled: true, config: ['email'] },
  { id: 'swap', isEnabled: false, config: [] },
  { id: 'onramp', isEnabled: false, config: [] },
  { id: 'activity', isEnabled: true, config: [] },
  { id: 'reown_branding', isEnabled: false, config: [] },
]

/**
 * Starts the emulation of the project service: configuration, wallet list, images, and analytics
 * events.
 *
 * @param {object} [options]
 * @param {number} [options.port] 0 for a free one
 * @param {readonly string[]} [options.projectIds]
 * @param {readonly import('./types.js').ProjectFeature[]} [options.features]
 * @param {readonly string[]} [options.allowedOrigins]
 * @param {boolean} [options.isAnalyticsEnabled]
 * @param {number} [options.inventedWallets] how many wallets the directory has beside the sandbox's
 *   own
 * @param {() => string} [options.pocketWalletUrl] where the pocket wallet's page is, once it is up
 * @returns {Promise<import('../lib/types.js').RunningPart>}
 */
export async function startProjectService(options = {}) {
  const { projectIds = [SANDBOX_PROJECT_ID] } = options
  /** @returns {import('./types.js').ProjectSettings} */
  const first = () => ({
    features: options.features ?? FEATURES,
    allowedOrigins: options.allowedOrigins ?? ['http://localhost:*', 'http://127.0.0.1:*'],
    isAnalyticsEnabled: options.isAnalyticsEnabled ?? false,
    inventedWallets: options.inventedWallets ?? 312,
    isAboveRpcLimit: false,
    isAboveMauLimit: false,
  })
  const settings = first()
  // Defaults to the address of the default port.
  const { pocketWalletUrl = () => `http://localhost:${PORTS.pocketWallet.port}` } = options
  /** @type {{ key: string, wallets: import('./sampleWallets.js').SampleWallet[] } | undefined} */
  let drawn
  function listWallets() {
    const key = `${pocketWalletUrl()} ${settings.inventedWallets}`
    if (drawn?.key !== key) {
      drawn = { key, wallets: createSampleWallets(pocketWalletUrl(), settings.inventedWallets) }
    }
    return drawn.wallets
  }
  const { app, faults } = createService()
  /** @type {unknown[]} */
  const events = []

  /** @param {import('hono').Context} c @param {string} svg */
  const sendPicture = (c, svg) =>
    c.body(svg, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' })

  // Images loaded directly by a page carry no project id.
  app.get('/icons/token/:file', c => sendPicture(c, drawToken(withoutEnding(c.req.param('file')))))
  addCollectiblePictures(app)

  app.get('/__settings', c => c.json(settings))
  app.post('/__settings', async c => {
    Object.assign(settings, await c.req.json())
    return c.json(settings)
  })
  app.delete('/__settings', c => {
    events.length = 0
    return c.json(Object.assign(settings, first()))
  })
  app.get('/__events', c => c.json(events))

  app.use('*', async (c, next) => {
    const projectId = c.req.query('projectId')
    if (projectId === undefined) return c.json(failure('projectId', 'Project ID is missing'), 401)
    if (!projectIds.includes(projectId)) {
      return c.json(failure('projectId', 'Project not found in registry'), 401)
    }
    return next()
  })

  app.get('/appkit/v1/config', c => c.json({ features: settings.features }))
  app.get('/appkit/v1/project-limits', c => {
    const { isAboveRpcLimit, isAboveMauLimit } = settings
    return c.json({ planLimits: { tier: 'sandbox', isAboveRpcLimit, isAboveMauLimit } })
  })
  app.get('/projects/v1/origins', c => c.json({ allowedOrigins: settings.allowedOrigins }))
  app.get('/getAnalyticsConfig', c => c.json({ isAnalyticsEnabled: settings.isAnalyticsEnabled }))
  app.post('/e', async c => {
    events.push(await c.req.json().catch(() => null))
    return c.body(null, 202)
  })

  app.get('/getWallets', c => {
    const query = c.req.query()
    const page = readPositive(query['page'], 1)
    const entries = Math.min(readPositive(query['entries'], 40), MAX_ENTRIES)
    const found = listWallets().filter(createWalletFilter(query))
    const data = found.slice((page - 1) * entries, page * entries)
    return c.json({ count: found.length, data })
  })

  app.get('/getWalletImage/:id', c => {
    const wallet = listWallets().find(({ image_id }) => image_id === c.req.param('id'))
    return wallet
      ? sendPicture(c, drawBadge(wallet.name))
      : c.json(failure('id', 'No such image'), 404)
  })
  app.get('/public/getAssetImage/:id', c => {
    const name = ASSET_IMAGES[c.req.param('id')]
    return name ? sendPicture(c, drawBadge(name)) : c.json(failure('id', 'No such image'), 404)
  })
  app.get('/public/getTokenImage/:symbol', c => sendPicture(c, drawToken(c.req.param('symbol'))))
  app.get('/public/getCurrencyImage/:code', c =>
    sendPicture(c, drawBadge(c.req.param('code'), 'round')),
  )

  const { url, close } = await listen(
    app,
    options.port ?? PORTS.projectService.port,
    'projectService',
  )
  const closeAll = async () => {
    faults.clear()
    await close()
  }
  return { url, close: closeAll }
}

/** @param {string} file */
const withoutEnding = file => file.replace(/\.svg$/, '')

/**
 * @param {string | undefined} text
 * @param {number} otherwise
 */
function readPositive(text, otherwise) {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 ? number : otherwise
}

/**
 * @param {Record<string, string>} query
 * @returns {(wallet: import('./sampleWallets.js').SampleWallet) => boolean}
 */
function createWalletFilter(query) {
  const list = (/** @type {string} */ name) => query[name]?.split(',').filter(Boolean) ?? []
  const [include, exclude, chains, rdns] = [
    list('include'),
    list('exclude'),
    list('chains'),
    list('rdns'),
  ]
  const search = query['search']?.trim().toLowerCase() ?? ''
  const badge = query['badge_type']
  return wallet =>
    (include.length === 0 || include.includes(wallet.id)) &&
    !exclude.includes(wallet.id) &&
    (chains.length === 0 || wallet.chains.some(chain => chains.includes(chain))) &&
    (rdns.length === 0 || (wallet.rdns !== null && rdns.includes(wallet.rdns))) &&
    (!badge || wallet.badge_type === badge) &&
    wallet.name.toLowerCase().includes(search)
}
