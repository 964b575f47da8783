// @ts-check
import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { erc20Abi, createPublicClient, formatEther, http, parseEther, parseUnits } from 'viem'
import {
  accountAt,
  CONTRACTS,
  createCheckoutControl,
  startBlockchainApi,
  startChain,
  startCheckout,
} from '../src/index.js'
import { until } from '../testing/until.js'

const bob = accountAt(1).address
/** @type {import('../src/chains/types.js').RunningChain[]} */
let chains
/** @type {import('../src/lib/types.js').RunningPart} */
let api
/** @type {import('../src/checkout/types.js').RunningCheckout} */
let checkout
/** @type {import('../src/checkout/types.js').CheckoutControl} */
let control

before(async () => {
  chains = await Promise.all([startChain({ port: 0 }), startChain({ port: 0, chainId: 31338 })])
  checkout = await startCheckout({ port: 0, chains })
  api = await startBlockchainApi({
    port: 0,
    chains,
    projectServiceUrl: 'http://localhost:1',
    checkout,
  })
  control = createCheckoutControl(checkout.url)
})
after(() => Promise.all([...chains, api, checkout].map(part => part.close())))
afterEach(() => control.reset())

const reader = () => createPublicClient({ transport: http(chains[0]?.url), cacheTime: 0 })

/** @param {string} path @param {Record<string, string>} [query] @param {unknown} [body] */
async function ask(path, query = {}, body) {
  const all = new URLSearchParams({ projectId: 'sandbox', ...query })
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(`${api.url}${path}?${all}`, init)
  return { status: response.status, body: /** @type {any} */ (await response.json()) }
}

/**
 * What a browser posts from the page at `url`.
 *
 * @param {string} url
 * @param {Record<string, string>} fields
 */
function pay(url, fields) {
  const { pathname, searchParams } = new URL(url)
  const query = JSON.stringify(Object.fromEntries(searchParams))
  const form = { path: pathname, query, currency: 'USD', card: '4242 4242 4242 4242', ...fields }
  return fetch(`${checkout.url}/pay`, { method: 'POST', body: new URLSearchParams(form) })
}

const purchases = async () =>
  (await ask(`/v1/account/${bob}/history`, { onramp: 'coinbase' })).body.data

const coinbase = async (/** @type {object} */ more = {}) => {
  const body = {
    destinationWallets: [{ address: bob, blockchains: ['ethereum'], assets: ['ETH'] }],
    partnerUserId: bob,
    defaultNetwork: 'ethereum',
    defaultExperience: 'buy',
    ...more,
  }
  return ask('/v1/generators/onrampurl', {}, body)
}

test('coins are quoted, paid with a card, sent on the chain and told as a purchase', async () => {
  const options = (await ask('/v1/onramp/options')).body
  const [, ether] = options.purchaseCurrencies
  const [dollars] = options.paymentCurrencies
  assert.deepEqual(dollars.payment_method_limits[0], { id: 'card', min: '10.00', max: '7500.00' })
  assert.deepEqual(ether.networks[0].chain_id, '31337')
  const wanted = {
    purchaseCurrency: ether,
    paymentCurrency: dollars,
    amount: '250',
    network: 'ETH',
  }
  const quote = (await ask('/v1/onramp/quote', {}, wanted)).body
  assert.equal(quote.paymentTotal.amount, '250.00')
  const parts = ['paymentSubtotal', 'coinbaseFee', 'networkFee'].map(name =>
    Number(quote[name].amount),
  )
  assert.equal(parts.reduce((sum, part) => sum + part).toFixed(2), '250.00')
  const { url } = (await coinbase({ presetFiatAmount: 250 })).body
  const page = await (await fetch(url)).text()
  assert.match(page, new RegExp(bob))
  assert.match(page, /value="250"/)
  await control.hold()
  const before = await reader().getBalance({ address: bob })
  const order = await pay(url, { amount: '250', asset: 'ETH' })
  assert.match(await order.text(), /being processed/)
  const [waiting] = await purchases()
  assert.equal(waiting.metadata.status, 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS')
  await control.release()
  await until(async () => (await purchases())[0].metadata.status.endsWith('SUCCESS'))
  const got = (await reader().getBalance({ address: bob })) - before
  assert.equal(got, parseEther(quote.purchaseAmount.amount))
  const [{ metadata, transfers }] = await purchases()
  assert.deepEqual(
    [metadata.operationType, metadata.sentFrom, metadata.nonce, metadata.chain],
    ['buy', 'Coinbase', 1, 'eip155:31337'],
  )
  assert.deepEqual([transfers.length, transfers[0].direction], [1, 'in'])
  assert.equal(transfers[0].quantity.numeric, formatEther(got).padEnd(10, '0'))
  assert.match(await (await fetch(order.url)).text(), new RegExp(`Paid out[^]*${metadata.hash}`))
})

test("the other seller's page pays tokens, on the network that it is told", async () => {
  const query = {
    publicKey: 'own',
    destinationCurrencyCode: 'USDC',
    walletAddress: bob,
    externalCustomerId: 'sandbox',
  }
  const url = `${checkout.url}/?${new URLSearchParams(query)}`
  await control.payOn(31338)
  const client = createPublicClient({ transport: http(chains[1]?.url), cacheTime: 0 })
  const held = () =>
    client.readContract({
      abi: erc20Abi,
      address: CONTRACTS.dollar,
      functionName: 'balanceOf',
      args: [bob],
    })
  const before = await held()
  await pay(url, { amount: '100', asset: 'USDC' })
  const { bought } = /** @type {any} */ ((await control.orders())[0])
  await until(async () => (await held()) > before)
  assert.equal((await held()) - before, parseUnits(bought, 6))
  assert.deepEqual(await purchases(), [])
})

test('a declined card, a failed payment and an address that cannot be read pay nothing', async () => {
  const { url } = (await coinbase()).body
  const before = await reader().getBalance({ address: bob })
  const declined = await pay(url, { amount: '50', asset: 'ETH', card: '4000 0000 0000 0002' })
  assert.equal(declined.status, 402)
  assert.match(await declined.text(), /declined/)
  const little = await pay(url, { amount: '5', asset: 'ETH' })
  assert.match(await little.text(), /At least 10\.00 USD/)
  assert.deepEqual(await control.orders(), [])
  await control.fail()
  await pay(url, { amount: '50', asset: 'ETH' })
  await until(async () => (await purchases())[0].metadata.status.endsWith('FAILED'))
  assert.equal(await reader().getBalance({ address: bob }), before)
  assert.equal((await fetch(`${checkout.url}/?walletAddress=nobody`)).status, 400)
  assert.equal(
    (await fetch(`${checkout.url}/buy/select-asset?appId=1&destinationWallets={`)).status,
    400,
  )
})

test('an exchange pays the amount that was asked, once, and tells how it stands', async () => {
  const rpc = async (/** @type {string} */ method, /** @type {object} */ params) => {
    const { body } = await ask('/v1/json-rpc', {}, { jsonrpc: '2.0', id: 1, method, params })
    return body.error ? body.error.message : body.result
  }
  const list = await rpc('reown_getExchanges', { page: 0, exclude: ['sandbox-bourse'] })
  assert.deepEqual([list.total, list.exchanges[0].id], [1, 'sandbox-exchange'])
  const exchangeId = list.exchanges[0].id
  const asset = `eip155:31338/erc20:${CONTRACTS.dollar}`
  const wanted = { exchangeId, asset, amount: '12.5', recipient: `eip155:31338:${bob}` }
  const unknown = await rpc('reown_getExchangePayUrl', { ...wanted, asset: 'eip155:1/slip44:60' })
  assert.match(unknown, /is not supported/)
  assert.equal(
    await rpc('reown_getExchangePayUrl', { ...wanted, recipient: 'nobody' }),
    'Invalid recipient',
  )
  const { url, sessionId } = await rpc('reown_getExchangePayUrl', wanted)
  const status = async () =>
    (await rpc('reown_getExchangeBuyStatus', { sessionId, exchangeId })).status
  assert.equal(await status(), 'IN_PROGRESS')
  assert.match(await (await fetch(url)).text(), /12\.5 SUSD/)
  const client = createPublicClient({ transport: http(chains[1]?.url), cacheTime: 0 })
  const held = () =>
    client.readContract({
      abi: erc20Abi,
      address: CONTRACTS.dollar,
      functionName: 'balanceOf',
      args: [bob],
    })
  const before = await held()
  await pay(url, {})
  await pay(url, {})
  await until(async () => (await status()) === 'SUCCESS')
  assert.equal((await held()) - before, parseUnits('12.5', 6))
  const other = await rpc('reown_getExchangeBuyStatus', { sessionId: 'none', exchangeId })
  assert.deepEqual(other, { status: 'UNKNOWN' })
})

test('what cannot be sold is refused with a reason', async () => {
  const asked = {
    purchaseCurrency: { symbol: 'ETH' },
    paymentCurrency: { id: 'USD' },
    network: 'ETH',
  }
  const problem = async (/** @type {object} */ more) => {
    const { status, body } = await ask('/v1/onramp/quote', {}, { ...asked, ...more })
    return [status, body.reasons?.[0]?.description]
  }
  assert.deepEqual(await problem({ amount: '9.99' }), [400, 'At least 10.00 USD is needed.'])
  assert.deepEqual(await problem({ amount: '7500.01' }), [400, 'At most 7500.00 USD is taken.'])
  assert.deepEqual(await problem({ amount: '1e3' }), [400, 'This is not an amount.'])
  assert.equal((await problem({ amount: '100', paymentCurrency: { id: 'XYZ' } }))[0], 400)
  assert.equal((await problem({ amount: '100', network: 'ethereum' }))[0], 400)
  assert.equal((await coinbase({ presetFiatAmount: 1.5 })).status, 400)
  assert.equal((await ask('/v1/onramp/buy/options')).status, 400)
  const bought = await ask('/v1/onramp/buy/quotes', {
    purchaseCurrency: 'ETH',
    paymentCurrency: 'EUR',
    paymentAmount: '100',
  })
  assert.equal(bought.body.paymentTotal.currency, 'EUR')
  const options = (await ask('/v1/onramp/buy/options', { country: 'DE' })).body
  assert.equal(options.purchaseCurrencies[0].networks[0].displayName, 'Sandbox One')
})

test('the faucet fills an account on every chain, and takes nothing that is no address', async () => {
  const address = /** @type {const} */ ('0x00000000000000000000000000000000000000fa')
  const give = (/** @type {string} */ to) =>
    fetch(`${checkout.url}/faucet`, { method: 'POST', body: JSON.stringify({ address: to }) })
  assert.equal((await give(address)).status, 200)
  for (const { url } of chains) {
    const client = createPublicClient({ transport: http(url), cacheTime: 0 })
    assert.equal(await client.getBalance({ address }), parseEther('2'))
    const token = { abi: erc20Abi, address: CONTRACTS.dollar }
    const balance = await client.readContract({
      ...token,
      functionName: 'balanceOf',
      args: [address],
    })
    assert.equal(balance, parseUnits('250', 6))
  }
  assert.equal((await give('0x12')).status, 400)
})
