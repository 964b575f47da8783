// @ts-check
import { formatUnits } from 'viem'
import { findNetwork, NETWORKS, SWAP_NETWORK_IDS } from '../chains/networks.js'
import { addControlDoor } from '../lib/addControlDoor.js'
import { createService, failure } from '../lib/createService.js'
import { listen } from '../lib/listen.js'
import { PORTS } from '../lib/ports.js'
import { createChainIndex } from './createChainIndex.js'
import { createGifts } from './createGifts.js'
import { createToldHistories } from './toldHistories.js'
import { describeTransaction } from './describeTransaction.js'
import { addGateway } from './gateway.js'
import { createNameBook, addNameRoutes } from './names.js'
import { inCurrency, isCurrency, priceOf } from './prices.js'
import { addOnRampRoutes } from './onramp/addOnRampRoutes.js'
import { addPayRoutes } from './onramp/addPayRoutes.js'
import { describePurchase } from './onramp/describePurchase.js'
import { addSessionRoutes } from './sessions.js'
import { addSwapRoutes } from './swaps/addSwapRoutes.js'
import { createPools } from './swaps/createPools.js'
import { createSwapActions } from './swaps/createSwapActions.js'

/** The project id that every sandbox service knows by default. */
export const SANDBOX_PROJECT_ID = 'sandbox'

/** Represents the native coin in a CAIP-10 token id. */
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const PAGE_SIZE = 50

/**
 * Starts the emulation of the public Blockchain API, backed by the chains.
 *
 * @param {object} options
 * @param {readonly import('../chains/types.js').RunningChain[]} options.chains
 * @param {string} options.projectServiceUrl where token icons come from
 * @param {import('../checkout/types.js').RunningCheckout} [options.checkout] where visitors buy
 * @param {number} [options.port] 0 for a free one
 * @param {readonly string[]} [options.projectIds]
 * @param {boolean} [options.requireOrigin] answer balances without an Origin header with an empty
 *   list, as the public service does
 * @param {Readonly<Record<string, { name: string | null, avatar: string | null }>>}
 *   [options.identities] by address
 * @returns {Promise<import('../lib/types.js').RunningPart>}
 */
export async function startBlockchainApi(options) {
  const {
    chains,
    projectIds = [SANDBOX_PROJECT_ID],
    requireOrigin = false,
    identities = {},
  } = options
  const images = options.projectServiceUrl
  const indexes = chains.map(createChainIndex)
  const { app, faults } = createService()
  const toldHistories = createToldHistories()

  app.use('/v1/*', async (c, next) => {
    // Name registration carries no project id, as in the client's request.
    if (c.req.method === 'POST' && c.req.path === '/v1/profile/account') return next()
    if (c.req.method === 'OPTIONS') return next()
    const projectId = c.req.query('projectId') ?? (await projectIdInBody(c.req))
    if (projectId === undefined) return c.json(failure('projectId', 'Project ID is missing'), 401)
    if (!projectIds.includes(projectId)) {
      return c.json(failure('projectId', 'Project not found in registry'), 401)
    }
    return next()
  })

  app.get('/v1/supported-chains', c => {
    const ids = indexes.map(({ caipId }) => caipId)
    return c.json({ http: ids, ws: ids })
  })

  app.get('/v1/identity/:address', c => {
    const wanted = c.req.param('address').toLowerCase()
    const found = Object.entries(identities).find(([address]) => address.toLowerCase() === wanted)
    return c.json({
      ...(found?.[1] ?? { name: null, avatar: null }),
      resolvedAt: new Date().toISOString(),
    })
  })

  app.get('/v1/account/:account/history', async c => {
    const onramp = c.req.query('onramp')
    if (onramp === 'coinbase') {
      if (!/^(eip155:)?\d*$/.test(c.req.query('chainId') ?? ''))
        return c.json(failure('chainId', 'Unsupported chain'), 400)
      const orders = options.checkout?.ordersOf(addressPart(c.req.param('account'))) ?? []
      const bought = orders.filter(({ seller }) => seller === 'coinbase')
      return c.json({ data: bought.map(order => describePurchase(order, images)), next: null })
    }
    if (onramp !== undefined) return c.json(failure('onramp', 'Unsupported onramp provider'), 400)
    const asked = select(indexes, c.req.query('chainId'))
    if (!asked) return c.json(failure('chainId', 'Unsupported chain'), 400)
    const account = addressPart(c.req.param('account'))
    if (!isAddress(account)) return c.json(failure('account', 'Invalid address'), 400)
    const [{ caipId } = { caipId: '' }] = asked
    const page = toldHistories.pageOf(account, caipId, c.req.query('cursor'), images)
    if (page === null) return c.json(failure('cursor', 'Invalid cursor'), 400)
    if (page !== undefined) return c.body(page, 200, { 'content-type': 'application/json' })
    const cursor = readCursor(c.req.query('cursor'))
    if (cursor === null) return c.json(failure('cursor', 'Invalid cursor'), 400)
    await Promise.all(asked.map(index => index.sync()))
    const all = asked
      .flatMap(index => index.transactionsOf(account).map(transaction => ({ index, transaction })))
      .sort((a, b) => compareKeys(keyOf(b), keyOf(a)))
    const rest = cursor ? all.filter(item => compareKeys(keyOf(item), cursor) < 0) : all
    const shown = rest.slice(0, PAGE_SIZE)
    const last = shown.at(-1)
    const data = await Promise.all(
      shown.map(({ index, transaction }) =>
        describeTransaction(transaction, account, index, { currency: coinOf(index), images }),
      ),
    )
    return c.json({ data, next: last && rest.length > PAGE_SIZE ? writeCursor(keyOf(last)) : null })
  })

  app.get('/v1/account/:account/balance', async c => {
    const currency = c.req.query('currency') ?? 'usd'
    if (!isCurrency(currency)) return c.json(failure('currency', 'Unsupported currency'), 400)
    const asked = select(indexes, c.req.query('chainId'))
    if (!asked) return c.json(failure('chainId', 'Unsupported chain'), 400)
    const account = addressPart(c.req.param('account'))
    if (!isAddress(account)) return c.json(failure('address', 'Invalid address'), 400)
    const version = c.req.query('sv') ?? c.req.header('x-sdk-version')
    const isOldSdk = version === undefined || /1\.6\.[45]$/.test(version)
    if (isOldSdk || (requireOrigin && !c.req.header('origin'))) return c.json({ balances: [] })
    const lists = await Promise.all(
      asked.map(index => readBalances(index, account, currency, images)),
    )
    return c.json({ balances: lists.flat() })
  })

  app.post('/v1/fungible/price', async c => {
    const body = await c.req.json().catch(() => undefined)
    if (!Array.isArray(body?.addresses) || typeof body?.currency !== 'string') {
      return c.json(failure('body', 'currency and addresses are required'), 422)
    }
    if (!isCurrency(body.currency)) return c.json(failure('currency', 'Unsupported currency'), 400)
    const fungibles = []
    for (const id of body.addresses) {
      const index = indexes.find(({ caipId }) => String(id).startsWith(`${caipId}:`))
      const token = index && (await tokenAt(index, addressPart(String(id))))
      if (!token) return c.json(failure('addresses', `Unknown token ${id}`), 400)
      const { name, symbol, decimals } = token
      const price = await priceIn(index, token, body.currency)
      fungibles.push({
        address: id,
        name,
        symbol,
        iconUrl: iconOf(images, symbol),
        price,
        decimals,
      })
    }
    return c.json({ fungibles })
  })

  app.get('/v1/convert/tokens', async c => {
    const [index] = select(indexes, c.req.query('chainId')) ?? []
    if (!index || !c.req.query('chainId'))
      return c.json(failure('chainId', 'Unsupported chain'), 400)
    await index.sync()
    const tokens = [{ address: NATIVE, ...coinOf(index) }, ...(await index.tokens())]
    return c.json({
      tokens: tokens.map(({ name, symbol, decimals, address }) => ({
        name,
        symbol,
        address: `${index.caipId}:${address}`,
        decimals,
        logoUri: iconOf(images, symbol),
        eip2612: false,
      })),
    })
  })

  app.get('/v1/convert/gas-price', async c => {
    const [index] = select(indexes, c.req.query('chainId')) ?? []
    if (!index || !c.req.query('chainId'))
      return c.json(failure('chainId', 'Unsupported chain'), 400)
    const price = BigInt(await index.rpc.call('eth_gasPrice'))
    const times = (/** @type {bigint} */ percent) => String((price * percent) / 100n)
    return c.json({ standard: times(100n), fast: times(115n), instant: times(140n) })
  })

  const swapChains = chains.filter(hasPools)
  const swaps = createSwapActions(swapChains)
  addSwapRoutes(app, indexes.filter(hasPools), swaps.misrouted)
  const names = createNameBook(chains)
  addNameRoutes(app, names)
  addSessionRoutes(app)
  addPayRoutes(app, { chains, checkout: options.checkout, images })
  addOnRampRoutes(app, {
    chainIds: chains.map(({ chainId }) => chainId),
    checkout: options.checkout,
    images,
  })
  addGateway(app, chains)
  addControlDoor(app, {
    part: 'blockchain API',
    isOwn: origin => origin === undefined,
    actions: {
      ...swaps.actions,
      ...names.actions,
      ...toldHistories.actions,
      ...createGifts(chains).actions,
      async reset() {
        faults.clear()
        names.reset()
        toldHistories.reset()
        await swaps.reset()
      },
    },
    describe: () => ({ ...swaps.describe() }),
  })

  const { url, close } = await listen(
    app,
    options.port ?? PORTS.blockchainApi.port,
    'blockchainApi',
  )
  const closeAll = async () => {
    faults.clear()
    await close()
  }
  return { url, close: closeAll }
}

/** @param {import('hono').HonoRequest} request */
async function projectIdInBody(request) {
  if (request.method !== 'POST') return undefined
  const body = await request.json().catch(() => undefined)
  return typeof body?.projectId === 'string' ? body.projectId : undefined
}

/** @param {{ chainId: number }} index */
const coinOf = ({ chainId }) => (findNetwork(chainId) ?? NETWORKS[0]).nativeCurrency

/**
 * @param {import('./createChainIndex.js').ChainIndex} index
 * @param {string} address
 */
async function tokenAt(index, address) {
  const facts = address.toLowerCase() === NATIVE ? coinOf(index) : await index.factsOf(address)
  return facts && { ...facts, address }
}

/** @param {{ chainId: number }} chain */
const hasPools = ({ chainId }) => SWAP_NETWORK_IDS.some(id => id === chainId)

/**
 * Returns a token's price: from the pools where its chain has some, else the nominal one.
 *
 * @param {import('./createChainIndex.js').ChainIndex} index
 * @param {{ symbol: string, decimals: number, address: string }} token
 * @param {string} currency
 */
async function priceIn(index, { symbol, decimals, address }, currency) {
  if (!hasPools(index)) return priceOf(symbol, currency)
  const usd = await createPools(index.rpc).priceOf(address, decimals)
  return usd === undefined ? priceOf(symbol, currency) : inCurrency(usd, currency)
}

/**
 * @param {string} images
 * @param {string} symbol
 */
const iconOf = (images, symbol) => `${images}/icons/token/${encodeURIComponent(symbol)}.svg`

/**
 * @param {import('./createChainIndex.js').ChainIndex[]} indexes
 * @param {string | undefined} chainId CAIP-2 or a bare number; all chains when missing
 */
function select(indexes, chainId) {
  if (!chainId) return indexes
  const found = indexes.filter(
    index => index.caipId === chainId || String(index.chainId) === chainId,
  )
  return found.length > 0 ? found : undefined
}

/** @param {string} account plain or CAIP-10 */
const addressPart = account => account.slice(account.lastIndexOf(':') + 1).toLowerCase()

/** @param {string} text */
const isAddress = text => /^0x[0-9a-f]{40}$/i.test(text)

/**
 * @param {import('./createChainIndex.js').ChainIndex} index
 * @param {string} account
 * @param {string} currency
 * @param {string} images
 */
async function readBalances(index, account, currency, images) {
  await index.sync()
  const tokens = await index.tokens()
  const data = `0x70a08231${account.slice(2).padStart(64, '0')}`
  /** @type {string[]} */
  const [coins = '0x0', ...amounts] = await index.rpc.batch([
    { method: 'eth_getBalance', params: [account, 'latest'] },
    ...tokens.map(({ address }) => ({
      method: 'eth_call',
      params: [{ to: address, data }, 'latest'],
    })),
  ])
  /**
   * @param {{ name: string, symbol: string, decimals: number, address: string }} token
   * @param {string} amount
   */
  const describe = async ({ address, name, symbol, decimals }, amount) => {
    const numeric = formatUnits(BigInt(amount), decimals)
    const price = await priceIn(index, { symbol, decimals, address }, currency)
    const quantity = { decimals: String(decimals), numeric }
    return { name, symbol, chainId: index.caipId, value: Number(numeric) * price, price, quantity }
  }
  const coin = { ...coinOf(index), address: NATIVE }
  const native = BigInt(coins) > 0n ? [describe(coin, coins)] : []
  const held = tokens.flatMap((token, position) => {
    const amount = amounts[position] ?? '0x'
    if (BigInt(amount === '0x' ? 0 : amount) === 0n) return []
    const address = `${index.caipId}:${token.address}`
    return [describe(token, amount).then(balance => ({ ...balance, address }))]
  })
  return (await Promise.all([...native, ...held])).map(balance => ({
    ...balance,
    iconUrl: iconOf(images, balance.symbol),
  }))
}

/**
 * Returns a transaction's sort key in time; later ones compare greater.
 *
 * @param {{ index: { chainId: number }, transaction: { at: number, block: number,
 *   index: number } }} item
 * @returns {number[]}
 */
function keyOf({ index, transaction }) {
  return [transaction.at, index.chainId, transaction.block, transaction.index]
}

/**
 * @param {number[]} a
 * @param {number[]} b
 */
function compareKeys(a, b) {
  const position = a.findIndex((part, i) => part !== b[i])
  return position < 0 ? 0 : (a[position] ?? 0) - (b[position] ?? 0)
}

/** @param {number[]} key */
const writeCursor = key => Buffer.from(JSON.stringify(key)).toString('base64url')

/**
 * @param {string | undefined} cursor
 * @returns {number[] | null | undefined} null for an unknown cursor
 */
function readCursor(cursor) {
  if (!cursor) return undefined
  try {
    const key = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(key) && key.length === 4 ? key : null
  } catch {
    return null
  }
}
