// @ts-check
import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { addControlDoor } from '../lib/addControlDoor.js'
import { isRecord } from '../lib/isRecord.js'
import { listen } from '../lib/listen.js'
import { PORTS } from '../lib/ports.js'
import { checkoutPage, orderPage, unreadablePage } from './checkoutPages.js'
import { GIFTS, isEvmAddress, isSolanaAddress } from './gifts.js'
import { createTreasury } from './createTreasury.js'
import { readCheckout } from './readCheckout.js'
import { priceOrder } from './priceOrder.js'

const GOOD_CARD = '4242424242424242'
const SETTLE_MS = 400

/** @typedef {import('./types.js').Order} Order */

/**
 * Starts the sandbox's card checkout: a page for a separate window, at the URLs of the two known
 * sellers. Coins and tokens are really sent, from a treasury outside any wallet.
 *
 * @param {object} options
 * @param {readonly import('../chains/types.js').RunningChain[]} options.chains the first one
 *   receives payouts, without `payOn`
 * @param {string} [options.solanaUrl]
 * @param {number} [options.port] 0 for a free one
 * @param {number} [options.payOn] the default payout chain
 * @returns {Promise<import('./types.js').RunningCheckout>}
 */
export async function startCheckout({ chains, solanaUrl, port, payOn }) {
  const treasury = createTreasury(chains, solanaUrl)
  /** @type {Order[]} */
  let orders = []
  /** @type {(() => void)[]} */
  let held = []
  const first = payOn ?? chains[0]?.chainId ?? 0
  const start = () => ({ chainId: first, settleMs: SETTLE_MS, isHeld: false, failures: 0 })
  let mood = start()

  /** @param {Order} order */
  async function settle(order) {
    const { settleMs } = mood
    const isToFail = mood.failures > 0
    if (isToFail) mood.failures -= 1
    if (mood.isHeld) {
      await new Promise(/** @param {(go: void) => void} go */ go => void held.push(() => go()))
    }
    await new Promise(resolve => setTimeout(resolve, settleMs))
    if (!orders.includes(order)) return
    try {
      if (isToFail) throw new Error('The payment did not go through.')
      order.hash = await treasury.pay(order)
      order.status = 'success'
    } catch (thrown) {
      order.status = 'failed'
      order.reason = thrown instanceof Error ? thrown.message : String(thrown)
    }
    order.changedAt = Date.now()
  }

  /**
   * @param {import('./readCheckout.js').Checkout} checkout paying twice has no effect
   */
  function payFromExchange({ query, address, asset, amount, chainId }) {
    const id = String(query['sessionId'])
    const known = orders.find(order => order.id === id)
    if (known) return known
    const now = Date.now()
    /** @type {Order} */
    const order = {
      id,
      seller: 'exchange',
      address,
      chainId: Number(chainId ?? mood.chainId),
      amount,
      currency: asset,
      asset,
      symbol: asset,
      fee: '0',
      networkFee: '0',
      subtotal: amount,
      bought: amount,
      status: 'inProgress',
      startedAt: now,
      changedAt: now,
    }
    orders.unshift(order)
    void settle(order)
    return order
  }

  const app = new Hono()
  for (const path of ['/', '/buy/select-asset', '/exchange']) {
    app.get(path, c => {
      const asked = readCheckout(path, c.req.query())
      return asked ? c.html(checkoutPage(asked)) : c.html(unreadablePage(), 400)
    })
  }
  app.post('/pay', async c => {
    const form = await c.req.parseBody()
    const text = (/** @type {string} */ name) => String(form[name] ?? '')
    const asked = readCheckout(text('path'), readQuery(text('query')))
    if (!asked) return c.html(unreadablePage(), 400)
    if (asked.seller === 'exchange') return c.redirect(`/orders/${payFromExchange(asked).id}`, 303)
    const choice = {
      ...asked,
      amount: text('amount'),
      currency: text('currency'),
      asset: text('asset'),
    }
    const priced = priceOrder(choice)
    if ('problem' in priced) return c.html(checkoutPage(choice, priced.problem), 400)
    const card = text('card').replace(/[\s-]/g, '')
    if (card !== GOOD_CARD) return c.html(checkoutPage(choice, 'This card was declined.'), 402)
    const now = Date.now()
    const named = chains.find(({ chainId }) => chainId === asked.network)
    const wanted = Number(asked.chainId ?? named?.chainId ?? mood.chainId)
    /** @type {Order} */
    const order = {
      id: randomUUID(),
      seller: asked.seller,
      address: asked.address,
      chainId: asked.address.startsWith('0x') ? wanted : 'solana',
      ...priced,
      status: 'inProgress',
      startedAt: now,
      changedAt: now,
    }
    orders.unshift(order)
    void settle(order)
    return c.redirect(`/orders/${order.id}`, 303)
  })
  app.get('/orders/:id', c => {
    const order = orders.find(({ id }) => id === c.req.param('id'))
    return order ? c.html(orderPage(order)) : c.html(unreadablePage(), 404)
  })
  // The faucet, for pages of this machine.
  app.use('/faucet', cors({ origin: origin => origin, allowHeaders: ['content-type'] }))
  app.post('/faucet', async c => {
    /** @type {unknown} */
    const asked = await c.req.json().catch(() => undefined)
    const address = isRecord(asked) ? String(asked['address']) : ''
    const wanted = isEvmAddress(address)
      ? chains.flatMap(({ chainId }) => GIFTS.evm.map(gift => ({ ...gift, chainId })))
      : isSolanaAddress(address)
        ? GIFTS.solana
        : []
    if (wanted.length === 0) return c.json({ error: 'An address of EVM or Solana is needed.' }, 400)
    const hashes = await Promise.all(wanted.map(gift => treasury.pay({ ...gift, address })))
    return c.json({ hashes })
  })
  // The order status that other programs request.
  app.get('/orders/:id/status', c => {
    const order = orders.find(({ id }) => id === c.req.param('id'))
    return order ? c.json(order) : c.json({ error: 'No such order.' }, 404)
  })

  const release = () => {
    const waiting = held
    held = []
    for (const go of waiting) go()
  }
  addControlDoor(app, {
    part: 'checkout',
    isOwn: origin => origin === undefined,
    actions: /** @type {Record<string, (order: any) => unknown>} */ ({
      reset() {
        orders = []
        mood = start()
        release()
      },
      orders: () => orders,
      payOn({ chainId }) {
        if (!chains.some(chain => chain.chainId === chainId))
          throw new Error(`There is no chain ${chainId} here.`)
        mood.chainId = chainId
      },
      hold: () => void (mood.isHeld = true),
      release() {
        mood.isHeld = false
        release()
      },
      fail: ({ times = 1 }) => void (mood.failures = times),
      settleAfter: ({ ms }) => void (mood.settleMs = ms),
    }),
    describe: () => ({ ...mood, orders }),
  })

  const running = await listen(app, port ?? PORTS.checkout.port, 'checkout')
  return {
    url: running.url,
    orderOf: id => orders.find(order => order.id === id),
    ordersOf: address =>
      orders.filter(each => each.address.toLowerCase() === address.toLowerCase()),
    close() {
      orders = []
      release()
      return running.close()
    },
  }
}

/**
 * @param {string} text
 * @returns {Record<string, string>} empty when invalid
 */
function readQuery(text) {
  try {
    /** @type {unknown} */
    const query = JSON.parse(text)
    if (!isRecord(query)) return {}
    return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))
  } catch {
    return {}
  }
}
