// @ts-check
import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import {
  createPublicClient,
  createWalletClient,
  decodeFunctionData,
  erc20Abi,
  http,
  maxUint256,
  parseEther,
  parseUnits,
} from 'viem'
import {
  accountAt,
  CONTRACTS,
  createBlockchainApiControl,
  readArtifact,
  startBlockchainApi,
  startChain,
  startProjectService,
  SWAP_CONTRACTS,
} from '../src/index.js'
import { untilMined } from '../testing/untilMined.js'

const ID = 8453
const alice = accountAt(0)
/** @param {string} address */
const id = address => `eip155:${ID}:${address}`
const COIN = id('0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee')
const [DOLLAR, GOLD, TENDER] = [CONTRACTS.dollar, CONTRACTS.gold, CONTRACTS.tender].map(id)
const router = readArtifact('SandboxRouter').abi

/** @type {import('../src/chains/types.js').RunningChain} */
let chain
/** @type {import('../src/lib/types.js').RunningPart} */
let api
/** @type {import('../src/lib/types.js').RunningPart} */
let project
/** @type {import('../src/services/types.js').BlockchainApiControl} */
let control

before(async () => {
  chain = await startChain({ port: 0, chainId: ID })
  project = await startProjectService({ port: 0 })
  api = await startBlockchainApi({ port: 0, chains: [chain], projectServiceUrl: project.url })
  control = createBlockchainApiControl(api.url)
})
after(() => Promise.all([chain, api, project].map(part => part.close())))
afterEach(() => control.reset())

const reader = () => createPublicClient({ transport: http(chain.url), cacheTime: 0 })
const signer = () => createWalletClient({ account: alice, transport: http(chain.url) })
/** @param {`0x${string}`} address */
const tokens = address =>
  reader().readContract({
    abi: erc20Abi,
    address,
    functionName: 'balanceOf',
    args: [alice.address],
  })

/**
 * @param {string} path
 * @param {Record<string, string | undefined>} query
 * @param {unknown} [body]
 */
async function ask(path, query, body) {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))
  const all = new URLSearchParams([['projectId', 'sandbox'], ...given])
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(`${api.url}${path}?${all}`, init)
  return { status: response.status, body: /** @type {any} */ (await response.json()) }
}

/** @param {string | undefined} from @param {string | undefined} to @param {bigint} amount */
const quote = (from, to, amount) =>
  ask('/v1/convert/quotes', { from, to, amount: String(amount), userAddress: alice.address })

/** @param {string | undefined} from @param {string | undefined} to @param {bigint} amount */
async function build(from, to, amount) {
  const { body } = await ask(
    '/v1/convert/build-transaction',
    {},
    {
      projectId: 'sandbox',
      amount: String(amount),
      from,
      to,
      userAddress: id(alice.address),
      eip155: { slippage: 1 },
      disableEstimate: true,
    },
  )
  return body.tx
}

/** @param {{ to: string, data: `0x${string}` }} tx @param {bigint} [value] */
async function send({ to, data }, value = 0n) {
  const address = /** @type {`0x${string}`} */ (to.split(':').at(-1))
  const hash = await signer().sendTransaction({
    chain: null,
    to: address,
    data,
    value,
    gas: 600_000n,
  })
  return untilMined(chain.url, hash)
}

/** @param {`0x${string}`} data */
const decode = data => /** @type {any} */ (decodeFunctionData({ abi: router, data })).args[1]

test('a coin is sold for tokens at the quoted price, and history lists it as a trade', async () => {
  const amount = parseEther('0.5')
  const { body } = await quote(COIN, DOLLAR, amount)
  const [{ toAmount, ...rest }] = body.quotes
  assert.deepEqual(rest, {
    id: null,
    fromAmount: String(amount),
    fromAccount: COIN,
    toAccount: DOLLAR,
  })
  const { coin } = await control.reserves()
  const sold = (amount * 9915n) / 10_000n
  assert.equal(BigInt(toAmount), (sold * BigInt(coin[1])) / (BigInt(coin[0]) + sold))
  const tx = await build(COIN, DOLLAR, amount)
  assert.equal(tx.from, id(alice.address))
  assert.equal(tx.to, id(SWAP_CONTRACTS.router))
  assert.equal(tx.amount, toAmount)
  assert.match(tx.eip155.gas, /^\d+$/)
  const said = decode(tx.data)
  assert.equal(said.amount, amount)
  assert.equal(said.minReturnAmount, (BigInt(toAmount) * 99n) / 100n)
  assert.equal(said.dstReceiver, alice.address)
  const before = await tokens(CONTRACTS.dollar)
  assert.equal((await send(tx, amount)).status, 'success')
  assert.equal((await tokens(CONTRACTS.dollar)) - before, BigInt(toAmount))
  const history = await ask(`/v1/account/${alice.address}/history`, { chainId: `eip155:${ID}` })
  const [{ metadata, transfers }] = history.body.data
  assert.equal(metadata.operationType, 'trade')
  assert.deepEqual(
    transfers.map((/** @type {any} */ t) => [t.direction, t.fungible_info.symbol]),
    [
      ['out', 'ETH'],
      ['in', 'SUSD'],
    ],
  )
})

test('a token is approved for the exact amount, then sold for coins and for a token two pools away', async () => {
  for (const [from, to, address, amount] of /** @type {const} */ ([
    [DOLLAR, COIN, CONTRACTS.dollar, parseUnits('500', 6)],
    [TENDER, GOLD, CONTRACTS.tender, parseUnits('100', 6)],
  ])) {
    const asked = { tokenAddress: from, userAddress: id(alice.address) }
    assert.deepEqual((await ask('/v1/convert/allowance', asked)).body, { allowance: '0' })
    const approval = await ask('/v1/convert/build-approve', {
      from,
      to,
      userAddress: id(alice.address),
      amount: String(amount),
    })
    const { tx } = approval.body
    assert.deepEqual([tx.from, tx.to, tx.value], [from, from, '0'])
    const approve = decodeFunctionData({ abi: erc20Abi, data: tx.data })
    assert.deepEqual(approve.args, [SWAP_CONTRACTS.router, amount])
    await send(tx)
    assert.equal((await ask('/v1/convert/allowance', asked)).body.allowance, String(amount))
    const quoted = BigInt((await quote(from, to, amount)).body.quotes[0].toAmount)
    const held = await tokens(address)
    const [coins, gold] = [await reader().getBalance(alice), await tokens(CONTRACTS.gold)]
    const receipt = await send(await build(from, to, amount))
    assert.equal(receipt.status, 'success')
    assert.equal(held - (await tokens(address)), amount)
    const fee = receipt.gasUsed * receipt.effectiveGasPrice
    if (to === COIN) assert.equal((await reader().getBalance(alice)) - coins + fee, quoted)
    else assert.equal((await tokens(CONTRACTS.gold)) - gold, quoted)
    assert.deepEqual((await ask('/v1/convert/allowance', asked)).body, { allowance: '0' })
  }
  const history = await ask(`/v1/account/${alice.address}/history`, { chainId: `eip155:${ID}` })
  const sold = history.body.data.find((/** @type {any} */ { transfers }) =>
    transfers.some(
      (/** @type {any} */ t) => t.direction === 'in' && t.fungible_info.symbol === 'ETH',
    ),
  )
  assert.equal(sold.metadata.operationType, 'trade')
  const coin = { tokenAddress: COIN, userAddress: id(alice.address) }
  assert.equal((await ask('/v1/convert/allowance', coin)).body.allowance, String(maxUint256))
})

test('when another trade comes first, the price changes and the old transaction fails on its minimum', async () => {
  const amount = parseEther('1')
  const before = BigInt((await quote(COIN, DOLLAR, amount)).body.quotes[0].toAmount)
  const old = await build(COIN, DOLLAR, amount)
  await control.movePrice('coin', -8)
  const now = BigInt((await quote(COIN, DOLLAR, amount)).body.quotes[0].toAmount)
  const moved = Number(((now - before) * 10_000n) / before) / 100
  assert.ok(Math.abs(moved + 8) < 0.1, `${moved} %`)
  const price = await ask(
    '/v1/fungible/price',
    {},
    { projectId: 'sandbox', currency: 'usd', addresses: [COIN] },
  )
  assert.ok(
    Math.abs(price.body.fungibles[0].price - 2480.35 * 0.92) < 5,
    price.body.fungibles[0].price,
  )
  const held = await tokens(CONTRACTS.dollar)
  assert.equal((await send(old, amount)).status, 'reverted')
  assert.equal(await tokens(CONTRACTS.dollar), held)
  await control.trade('dollar', 'gold', '1000')
  await control.reset()
  const restored = BigInt((await quote(COIN, DOLLAR, amount)).body.quotes[0].toAmount)
  const off = Number(((restored - before) * 10_000n) / before) / 100
  assert.ok(Math.abs(off) < 1, `${off} %`)
})

test('an amount beyond the pools is refused as insufficient liquidity', async () => {
  const much = await quote(COIN, DOLLAR, parseEther('5000'))
  assert.equal(much.status, 400)
  assert.equal(much.body.reasons[0].description, 'insufficient liquidity')
  await control.leaveLiquidity('gold', 0)
  assert.equal((await quote(GOLD, DOLLAR, parseEther('1'))).status, 400)
  assert.equal((await quote(COIN, DOLLAR, parseEther('1'))).status, 200)
  await control.restorePools()
  assert.equal((await quote(GOLD, DOLLAR, parseEther('1'))).status, 200)
  assert.equal((await quote(GOLD, 'eip155:1:0x00', 1n)).status, 400)
  assert.equal((await quote(GOLD, DOLLAR, 0n)).status, 400)
})

test('the service can be made to build misrouted transactions', async () => {
  const amount = parseEther('0.1')
  /** @param {import('../src/services/types.js').Misroute['what']} what */
  const lied = async what => {
    await control.misroute(what, 1)
    return build(COIN, DOLLAR, amount)
  }
  assert.equal((await lied('router')).to, id(SWAP_CONTRACTS.thief))
  assert.equal(decode((await lied('recipient')).data).dstReceiver, SWAP_CONTRACTS.thief)
  assert.equal(decode((await lied('token')).data).dstToken, CONTRACTS.gold)
  assert.equal(decode((await lied('amount')).data).amount, amount * 2n)
  assert.equal(decode((await lied('minimum')).data).minReturnAmount, 1n)
  assert.match((await lied('calldata')).data, /^0xdecafbad/)
  assert.equal((await build(COIN, DOLLAR, amount)).to, id(SWAP_CONTRACTS.router))
  // Sending it anyway loses the amount.
  const stolen = await lied('router')
  const before = await reader().getBalance({ address: SWAP_CONTRACTS.thief })
  await send(stolen, amount)
  assert.equal((await reader().getBalance({ address: SWAP_CONTRACTS.thief })) - before, amount)
  await control.misroute('spender', 1)
  const approval = await ask('/v1/convert/build-approve', {
    from: DOLLAR,
    to: COIN,
    userAddress: id(alice.address),
  })
  const { args } = decodeFunctionData({ abi: erc20Abi, data: approval.body.tx.data })
  assert.deepEqual(args, [SWAP_CONTRACTS.thief, maxUint256])
})

test('a service can be stale, give a page, be blocked or answer out of order', async () => {
  const url = (/** @type {string} */ amount) =>
    `${api.url}/v1/convert/quotes?projectId=sandbox&from=${COIN}&to=${DOLLAR}&amount=${amount}`
  const fault = (/** @type {object} */ given) =>
    fetch(`${api.url}/__fault`, {
      method: 'POST',
      body: JSON.stringify({ path: '/v1/convert/quotes', times: 1, ...given }),
    })
  const first = await (await fetch(url('1000000000000'))).text()
  await fault({ stale: true })
  assert.equal(await (await fetch(url('2000000000000'))).text(), first)
  await fault({ html: '<!doctype html><title>Please wait</title>' })
  const page = await fetch(url('2000000000000'))
  assert.equal(page.status, 200)
  assert.match(page.headers.get('content-type') ?? '', /text\/html/)
  await fault({ blocked: true })
  const blocked = await fetch(url('2000000000000'), {
    headers: { origin: 'http://localhost:5173' },
  })
  assert.equal(blocked.headers.get('access-control-allow-origin'), null)
  await fault({ delayMs: 300 })
  const order = await Promise.all(
    ['3000000000000', '4000000000000'].map(async amount => {
      await fetch(url(amount))
      return performance.now()
    }),
  )
  assert.ok((order[0] ?? 0) > (order[1] ?? 0))
  assert.notEqual(await (await fetch(url('5000000000000'))).text(), first)
})
