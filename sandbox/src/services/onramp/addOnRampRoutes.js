// @ts-check
import { CONTRACTS } from '../../chains/contracts.js'
import { findNetwork } from '../../chains/networks.js'
import { ASSETS, CURRENCIES, LIMITS, priceOrder } from '../../checkout/priceOrder.js'
import { failure } from '../../lib/createService.js'
import { isRecord } from '../../lib/isRecord.js'
import { describePurchase } from './describePurchase.js'

const USDC = '2b92315d-eab7-5bef-84fa-089a131333f5'
const ETH = 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4'
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
/** The seller's app id in the checkout; fictitious. */
const APP_ID = 'sandbox'

/**
 * Adds the routes for purchasable assets, quotes and checkout links.
 *
 * @param {import('hono').Hono} app
 * @param {object} options
 * @param {readonly number[]} options.chainIds
 * @param {import('../../checkout/types.js').RunningCheckout | undefined} options.checkout
 * @param {string} options.images
 */
export function addOnRampRoutes(app, { chainIds, checkout, images }) {
  const networks = (/** @type {string} */ contract) =>
    chainIds.map(id => ({
      name: `sandbox-${id}`,
      display_name: findNetwork(id)?.name ?? `Chain ${id}`,
      chain_id: String(id),
      contract_address: contract,
    }))
  const purchaseCurrencies = [
    { id: USDC, name: 'USD Coin', symbol: 'USDC', networks: networks(CONTRACTS.dollar) },
    { id: ETH, name: 'Ether', symbol: 'ETH', networks: networks(NATIVE) },
  ]
  const iconOf = (/** @type {string} */ symbol) => `${images}/icons/token/${symbol}.svg`

  app.get('/v1/onramp/options', c =>
    c.json({
      paymentCurrencies: CURRENCIES.map(id => ({ id, payment_method_limits: LIMITS })),
      purchaseCurrencies,
    }),
  )

  app.get('/v1/onramp/buy/options', c => {
    if (!/^[A-Z]{2}$/.test(c.req.query('country') ?? ''))
      return c.json(failure('country', 'country is required'), 400)
    return c.json({
      paymentCurrencies: CURRENCIES.map(id => ({ id, limits: LIMITS })),
      purchaseCurrencies: purchaseCurrencies.map(({ networks: on, ...currency }) => ({
        ...currency,
        iconUrl: iconOf(currency.symbol),
        networks: on.map(({ name, display_name, chain_id, contract_address }) => ({
          name,
          displayName: display_name,
          chainId: chain_id,
          contractAddress: contract_address,
        })),
      })),
    })
  })

  /** @param {{ amount: string, currency: string, asset: string, method?: string }} asked */
  const quote = asked => {
    const priced = priceOrder(asked)
    if ('problem' in priced) return priced
    const { currency } = priced
    return {
      quoteId: crypto.randomUUID(),
      coinbaseFee: { amount: priced.fee, currency },
      networkFee: { amount: priced.networkFee, currency },
      paymentSubtotal: { amount: priced.subtotal, currency },
      paymentTotal: { amount: priced.amount, currency },
      purchaseAmount: { amount: priced.bought, currency: asked.asset },
    }
  }

  app.post('/v1/onramp/quote', async c => {
    /** @type {unknown} */
    const body = await c.req.json().catch(() => undefined)
    if (
      !isRecord(body) ||
      !isRecord(body['purchaseCurrency']) ||
      !isRecord(body['paymentCurrency'])
    )
      return c.json(failure('body', 'purchaseCurrency and paymentCurrency are required'), 422)
    const asset = String(body['purchaseCurrency']['symbol'])
    if (body['network'] !== asset) return c.json(failure('network', 'Unsupported network'), 400)
    const currency = String(body['paymentCurrency']['id'])
    const answer = quote({ amount: String(body['amount']), currency, asset })
    if ('problem' in answer) return c.json(failure('amount', answer.problem), 400)
    return c.json(answer)
  })

  app.get('/v1/onramp/buy/quotes', c => {
    const {
      paymentAmount = '',
      paymentCurrency = '',
      purchaseCurrency = '',
      paymentMethod,
    } = c.req.query()
    const method = { card: 'card', ach_bank_account: 'ach_bank_account' }[
      (paymentMethod ?? 'card').toLowerCase()
    ]
    const asked = { amount: paymentAmount, currency: paymentCurrency, asset: purchaseCurrency }
    const answer = quote({ ...asked, method: method ?? String(paymentMethod) })
    if ('problem' in answer) return c.json(failure('paymentAmount', answer.problem), 400)
    return c.json(answer)
  })

  app.get('/v1/onramp/providers', c =>
    c.json({
      providers: [
        { name: 'meld', label: 'Meld.io', feeRange: '1-2%', supportedChains: ['eip155', 'solana'] },
        { name: 'coinbase', label: 'Coinbase', feeRange: '1-2%', supportedChains: ['eip155'] },
      ].map(each => ({ ...each, url: each.name === 'meld' ? (checkout?.url ?? '') : '' })),
    }),
  )

  app.get('/v1/onramp/buy/status', c => {
    const orders = checkout?.ordersOf(c.req.query('partnerUserId') ?? '') ?? []
    return c.json({ transactions: orders.map(order => describePurchase(order, images)) })
  })

  app.post('/v1/generators/onrampurl', async c => {
    /** @type {unknown} */
    const body = await c.req.json().catch(() => undefined)
    if (!isRecord(body) || !Array.isArray(body['destinationWallets']))
      return c.json(failure('body', 'destinationWallets is required'), 422)
    const presets = /** @type {const} */ (['presetCryptoAmount', 'presetFiatAmount'])
    const fraction = presets.find(name => body[name] !== undefined && !Number.isInteger(body[name]))
    if (fraction) return c.json(failure(fraction, 'An integer is expected'), 400)
    if (!checkout) return c.json(failure('provider', 'Provider is unavailable'), 503)
    const url = new URL('/buy/select-asset', checkout.url)
    url.searchParams.set('appId', APP_ID)
    const wallets = /** @type {unknown[]} */ (body['destinationWallets']).map(wallet =>
      isRecord(wallet) && Array.isArray(wallet['assets'])
        ? {
            ...wallet,
            assets: wallet['assets'].filter(asset => Object.hasOwn(ASSETS, String(asset))),
          }
        : wallet,
    )
    url.searchParams.set('destinationWallets', JSON.stringify(wallets))
    for (const name of [...presets, 'partnerUserId', 'defaultNetwork', 'defaultExperience']) {
      if (body[name] !== undefined) url.searchParams.set(name, String(body[name]))
    }
    return c.json({ url: url.href })
  })
}
