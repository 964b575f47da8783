// @ts-check
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { createWalletClient, erc20Abi, formatEther, http, parseEther, parseUnits } from 'viem'
import {
  accountAt,
  CONTRACTS,
  createProjectServiceControl,
  startBlockchainApi,
  startChain,
  startProjectService,
} from '../src/index.js'
import { untilMined } from '../testing/untilMined.js'

/** @type {import('../src/chains/types.js').RunningChain[]} */
let chains
/** @type {import('../src/lib/types.js').RunningPart} */
let api
/** @type {import('../src/lib/types.js').RunningPart} */
let project
const alice = accountAt(0)
const NATIVE = 'eip155:31337:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

before(async () => {
  chains = await Promise.all([
    startChain({ port: 0 }),
    startChain({ port: 0, chainId: 31338, seed: false }),
  ])
  project = await startProjectService({ port: 0 })
  api = await startBlockchainApi({ port: 0, chains, projectServiceUrl: project.url })
})
after(() => Promise.all([...chains, api, project].map(part => part.close())))
beforeEach(async () => {
  await fetch(`${api.url}/__fault`, { method: 'DELETE' })
  await fetch(`${project.url}/__fault`, { method: 'DELETE' })
})

/**
 * @param {string} base
 * @param {string} path
 * @param {Record<string, string>} [query]
 * @param {RequestInit} [init]
 */
async function ask(base, path, query = {}, init = {}) {
  const all = new URLSearchParams({
    projectId: 'sandbox',
    st: 'appkit',
    sv: 'react-viem-1.0.0',
    ...query,
  })
  const response = await fetch(`${base}${path}?${all}`, init)
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return {
    status: response.status,
    headers: response.headers,
    body: /** @type {any} */ (isJson ? JSON.parse(text) : text),
  }
}

/** @param {unknown} body @returns {RequestInit} */
const posting = body => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

test('supported chains are the two of the sandbox', async () => {
  const { body } = await ask(api.url, '/v1/supported-chains')
  assert.deepEqual(body.http, ['eip155:31337', 'eip155:31338'])
})

test('balances are those of the chain', async () => {
  const { body } = await ask(api.url, `/v1/account/${alice.address}/balance`, {
    currency: 'usd',
    chainId: 'eip155:31337',
  })
  const [native, ...tokens] = body.balances
  const onChain = await chains[0]?.rpc.call('eth_getBalance', [alice.address, 'latest'])
  assert.equal(native.quantity.numeric, formatEther(BigInt(String(onChain))))
  assert.equal(native.address, undefined)
  assert.equal(native.value, native.price * Number(native.quantity.numeric))
  assert.deepEqual(tokens.map((/** @type {any} */ each) => each.symbol).sort(), [
    'SGLD',
    'STND',
    'SUSD',
  ])
  assert.equal(tokens[0].address, `eip155:31337:${CONTRACTS.dollar.toLowerCase()}`)
  const icon = await fetch(native.iconUrl)
  assert.equal(icon.headers.get('content-type'), 'image/svg+xml')
})

test('balances are empty for a client that does not name its version, as the public service has it', async () => {
  const response = await fetch(
    `${api.url}/v1/account/${alice.address}/balance?projectId=sandbox&currency=usd`,
  )
  assert.deepEqual(await response.json(), { balances: [] })
})

test('history pages through more than fifty transactions, newest first, without a repeat', async () => {
  const path = `/v1/account/${alice.address}/history`
  const first = await ask(api.url, path, { chainId: 'eip155:31337' })
  assert.equal(first.body.data.length, 50)
  const second = await ask(api.url, path, { chainId: 'eip155:31337', cursor: first.body.next })
  assert.equal(second.body.next, null)
  const all = [...first.body.data, ...second.body.data]
  assert.equal(new Set(all.map(({ id }) => id)).size, all.length)
  const times = all.map(({ metadata }) => metadata.minedAt)
  assert.deepEqual(times, [...times].sort().reverse())
  const kinds = new Set(all.map(({ metadata }) => metadata.operationType))
  assert.deepEqual([...kinds].sort(), ['approve', 'mint', 'receive', 'send'])
  const failed = all.filter(({ metadata }) => metadata.status === 'failed')
  assert.equal(failed.length, 1)
  const spam = all.filter(({ transfers }) =>
    transfers.some((/** @type {any} */ t) => t.nft_info?.flags.is_spam),
  )
  assert.equal(spam.length, 1)
})

test('a fresh transfer stands first in the history of both sides', async () => {
  const client = createWalletClient({ account: alice, transport: http(chains[0]?.url) })
  const args = /** @type {const} */ ([accountAt(1).address, parseUnits('7.25', 6)])
  const hash = await client.writeContract({
    chain: null,
    abi: erc20Abi,
    address: CONTRACTS.dollar,
    functionName: 'transfer',
    args,
  })
  await untilMined(chains[0]?.url, hash)
  for (const [account, operation, direction] of /** @type {const} */ ([
    [alice.address, 'send', 'out'],
    [accountAt(1).address, 'receive', 'in'],
  ])) {
    const { body } = await ask(api.url, `/v1/account/${account}/history`, {
      chainId: 'eip155:31337',
    })
    const [newest] = body.data
    assert.equal(newest.metadata.hash, hash)
    assert.equal(newest.metadata.operationType, operation)
    assert.equal(newest.transfers[0].direction, direction)
    assert.equal(newest.transfers[0].quantity.numeric, '7.25')
    assert.equal(newest.transfers[0].fungible_info.symbol, 'SUSD')
  }
})

test('history is forgotten again when the chain is put back', async () => {
  const rpc = chains[1]?.rpc
  const snapshot = await rpc?.call('evm_snapshot')
  const client = createWalletClient({ account: alice, transport: http(chains[1]?.url) })
  const to = accountAt(2).address
  const hash = await client.sendTransaction({ chain: null, to, value: parseEther('1') })
  await untilMined(chains[1]?.url, hash)
  const path = `/v1/account/${alice.address}/history`
  assert.equal((await ask(api.url, path, { chainId: 'eip155:31338' })).body.data.length, 1)
  await rpc?.call('evm_revert', [snapshot])
  assert.equal((await ask(api.url, path, { chainId: 'eip155:31338' })).body.data.length, 0)
})

test('an unknown or missing project id is answered with 401, an unknown path with 404', async () => {
  for (const base of [api.url, project.url]) {
    const path = base === api.url ? '/v1/supported-chains' : '/getWallets'
    const unknown = await ask(base, path, { projectId: 'nobody' })
    assert.equal(unknown.status, 401)
    assert.equal(unknown.body.status, 'FAILED')
    assert.equal(unknown.body.reasons[0].field, 'projectId')
    assert.equal((await fetch(base + path)).status, 401)
    assert.equal((await ask(base, '/v1/nothing')).status, 404)
  }
})

test('prices, tokens and gas prices are given', async () => {
  const price = await fetch(
    `${api.url}/v1/fungible/price`,
    posting({ projectId: 'sandbox', currency: 'usd', addresses: [NATIVE] }),
  )
  const { fungibles } = /** @type {any} */ (await price.json())
  assert.equal(fungibles[0].symbol, 'ETH')
  assert.ok(fungibles[0].price > 0)
  const tokens = await ask(api.url, '/v1/convert/tokens', { chainId: 'eip155:31337' })
  assert.equal(tokens.body.tokens[0].address, NATIVE)
  const gas = await ask(api.url, '/v1/convert/gas-price', { chainId: 'eip155:31337' })
  assert.match(gas.body.instant, /^\d+$/)
})

test('a name is registered with a true signature only, once', async () => {
  const bob = accountAt(3)
  const sign = async (
    /** @type {import('viem').HDAccount} */ signer,
    /** @type {string} */ name,
  ) => {
    const message = `{"name":"${name}","attributes":{},"timestamp":${Math.floor(Date.now() / 1000)}}`
    const signature = await signer.signMessage({ message })
    return { coin_type: (0x80000000 | 31337) >>> 0, address: bob.address, message, signature }
  }
  const send = async (/** @type {unknown} */ body) => {
    const response = await fetch(`${api.url}/v1/profile/account`, posting(body))
    return { status: response.status, body: /** @type {any} */ (await response.json()) }
  }
  assert.equal((await send(await sign(alice, 'carol.reown.id'))).status, 401)
  assert.equal((await send(await sign(bob, 'carol.reown.id'))).status, 200)
  const again = await send(await sign(bob, 'carol.reown.id'))
  assert.equal(again.status, 400)
  assert.equal(again.body.reasons[0].description, 'Name is already registered')
  const found = await ask(api.url, '/v1/profile/account/carol.reown.id', { apiVersion: '2' })
  assert.equal(found.body.addresses['60'].address, bob.address)
  const reverse = await ask(api.url, `/v1/profile/reverse/${bob.address}`, { apiVersion: '2' })
  assert.equal(reverse.body[0].name, 'carol.reown.id')
  const free = await ask(api.url, '/v1/profile/account/nobody.reown.id', { apiVersion: '2' })
  assert.deepEqual(free.body, [])
  const suggested = await ask(api.url, '/v1/profile/suggestions/carol', { zone: 'reown.id' })
  assert.deepEqual(suggested.body.suggestions[0], { name: 'carol.reown.id', registered: true })
  assert.equal(suggested.body.suggestions.length, 5)
})

test('the gateway passes reads on, alone and in batches, and holds no keys', async () => {
  const query = { chainId: 'eip155:31338' }
  const call = (/** @type {number} */ id, /** @type {string} */ method) => ({
    jsonrpc: '2.0',
    id,
    method,
    params: [],
  })
  const plain = { method: 'POST', headers: { 'content-type': 'text/plain' } }
  const one = await ask(api.url, '/v1/', query, {
    ...plain,
    body: JSON.stringify(call(7, 'eth_chainId')),
  })
  assert.deepEqual(one.body, { jsonrpc: '2.0', id: 7, result: '0x7a6a' })
  const calls = [call(1, 'eth_blockNumber'), call(2, 'eth_sendTransaction')]
  const many = await ask(api.url, '/v1/', query, { ...plain, body: JSON.stringify(calls) })
  assert.equal(many.body[0].result, '0x0')
  assert.equal(many.body[1].error.code, -32601)
  assert.equal(
    (await ask(api.url, '/v1/', { chainId: 'eip155:1' }, posting(call(1, 'eth_chainId')))).status,
    400,
  )
})

test('pages of this machine may ask, other origins may not', async () => {
  const preflight = (/** @type {string} */ origin) =>
    fetch(`${api.url}/v1/supported-chains`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,solana-client',
      },
    })
  const near = await preflight('http://localhost:5173')
  assert.equal(near.headers.get('access-control-allow-origin'), 'http://localhost:5173')
  assert.match(near.headers.get('access-control-allow-headers') ?? '', /solana-client/)
  const far = await preflight('https://elsewhere.example')
  assert.equal(far.headers.get('access-control-allow-origin'), null)
})

test('a fault is used as often as it says, and a hanging request is let go when faults are cleared', async () => {
  await fetch(`${project.url}/__fault`, posting({ path: '/getWallets', status: 429, times: 2 }))
  assert.equal((await ask(project.url, '/getWallets')).status, 429)
  assert.equal((await ask(project.url, '/getWallets')).status, 429)
  assert.equal((await ask(project.url, '/getWallets')).status, 200)

  await fetch(`${api.url}/__fault`, posting({ path: '/v1/account/*/balance', hang: true }))
  const hanging = ask(api.url, `/v1/account/${alice.address}/balance`)
  const others = ask(api.url, '/v1/supported-chains').then(() => 'others are answered')
  assert.equal(await Promise.race([hanging, others]), 'others are answered')
  await fetch(`${api.url}/__fault`, { method: 'DELETE' })
  assert.equal((await hanging).status, 200)
})

test('wallets are paged, searched, filtered by badge, chain, include and exclude', async () => {
  const first = await ask(project.url, '/getWallets', { page: '1', entries: '40' })
  const second = await ask(project.url, '/getWallets', { page: '2', entries: '40' })
  assert.ok(first.body.count > 300)
  const ids = [...first.body.data, ...second.body.data].map(({ id }) => id)
  assert.equal(new Set(ids).size, 80)
  assert.equal(first.body.data[0].rdns, 'dev.sandbox.wallet')
  const without = await ask(project.url, '/getWallets', { exclude: ids.slice(0, 3).join(',') })
  assert.equal(without.body.count, first.body.count - 3)
  const chosen = await ask(project.url, '/getWallets', { include: ids.slice(4, 6).join(',') })
  assert.deepEqual(
    chosen.body.data.map((/** @type {any} */ each) => each.id),
    ids.slice(4, 6),
  )
  const otters = await ask(project.url, '/getWallets', {
    search: ' otter',
    badge_type: 'certified',
  })
  assert.ok(otters.body.count > 0)
  for (const wallet of otters.body.data) assert.match(wallet.name, /Otter/)
  const elsewhere = await ask(project.url, '/getWallets', { chains: 'eip155:424242' })
  assert.equal(elsewhere.body.count, 0)
  const picture = await ask(project.url, `/getWalletImage/${first.body.data[5].image_id}`)
  assert.equal(picture.headers.get('content-type'), 'image/svg+xml')
  assert.equal((await ask(project.url, '/getWalletImage/none')).status, 404)
})

test('the directory names the pocket wallet by its page and by its scheme, and can be as long as a test wants', async () => {
  const own = await ask(project.url, '/getWallets', { search: 'sandbox pocket' })
  const [page, app] = own.body.data
  assert.equal(page.mobile_link, 'http://localhost:4505')
  assert.equal(page.webapp_link, page.mobile_link)
  assert.equal(app.mobile_link, 'sandbox-pocket://')
  assert.ok(page.chains.includes('cosmos:cosmoshub-4'))
  await fetch(`${project.url}/__settings`, posting({ inventedWallets: 10_000 }))
  const last = await ask(project.url, '/getWallets', { page: '101', entries: '100' })
  assert.equal(last.body.count, 10_004)
  assert.equal(last.body.data.length, 4)
  const names = new Set(last.body.data.map((/** @type {any} */ each) => each.name))
  assert.equal(names.size, 4)
  await fetch(`${project.url}/__settings`, posting({ inventedWallets: 312 }))
})

test('features are offered one by one, and the start is found again', async () => {
  const control = createProjectServiceControl(project.url)
  const before = (await ask(project.url, '/appkit/v1/config')).body.features
  await control.offer({ swap: ['1inch'], activity: false })
  const { features } = (await ask(project.url, '/appkit/v1/config')).body
  const byId = Object.fromEntries(features.map((/** @type {any} */ each) => [each.id, each]))
  assert.deepEqual(byId['swap'], { id: 'swap', isEnabled: true, config: ['1inch'] })
  assert.equal(byId['activity'].isEnabled, false)
  assert.equal(byId['onramp'].isEnabled, false)
  await control.change({ isAboveRpcLimit: true })
  const limits = (await ask(project.url, '/appkit/v1/project-limits')).body.planLimits
  assert.deepEqual(limits, { tier: 'sandbox', isAboveRpcLimit: true, isAboveMauLimit: false })
  await control.reset()
  assert.deepEqual((await ask(project.url, '/appkit/v1/config')).body.features, before)
})

test('the project configuration can be changed while it runs', async () => {
  const features = [{ id: 'activity', isEnabled: false, config: [] }]
  await fetch(`${project.url}/__settings`, posting({ features }))
  assert.deepEqual((await ask(project.url, '/appkit/v1/config')).body, { features })
})

test('the project service says where a page may be, takes statistics as text, and can refuse both', async () => {
  const query = { st: 'appkit', sv: 'react-wagmi-1.0.0' }
  assert.deepEqual((await ask(project.url, '/projects/v1/origins', query)).body, {
    allowedOrigins: ['http://localhost:*', 'http://127.0.0.1:*'],
  })
  assert.deepEqual((await ask(project.url, '/getAnalyticsConfig', query)).body, {
    isAnalyticsEnabled: false,
  })
  const control = createProjectServiceControl(project.url)
  await control.change({ isAnalyticsEnabled: true, allowedOrigins: ['https://*.shop.example'] })
  assert.deepEqual((await ask(project.url, '/getAnalyticsConfig', query)).body, {
    isAnalyticsEnabled: true,
  })
  assert.deepEqual((await ask(project.url, '/projects/v1/origins', query)).body, {
    allowedOrigins: ['https://*.shop.example'],
  })
  await control.reset()

  const event = { eventId: 'one', props: { type: 'track', event: 'MODAL_OPEN' } }
  const post = () =>
    fetch(`${project.url}/e?projectId=sandbox`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      body: JSON.stringify(event),
    })
  assert.equal((await post()).status, 202)
  assert.deepEqual(await control.events(), [event])
  await control.reset()
  assert.deepEqual(await control.events(), [])
  await fetch(`${project.url}/__fault`, posting({ path: '/e', status: 403, times: 1 }))
  assert.equal((await post()).status, 403)
  for (const status of [429, 503]) {
    await fetch(
      `${project.url}/__fault`,
      posting({ path: '/projects/v1/origins', status, times: 1 }),
    )
    assert.equal((await ask(project.url, '/projects/v1/origins', query)).status, status)
  }
})
