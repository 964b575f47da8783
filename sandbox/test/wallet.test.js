// @ts-check
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { Script } from 'node:vm'
import {
  createPublicClient,
  encodeFunctionData,
  erc20Abi,
  http,
  parseEther,
  toHex,
  verifyMessage,
  verifyTypedData,
} from 'viem'
import {
  accountAt,
  createNodeProvider,
  createWalletControl,
  CONTRACTS,
  startChain,
  startWallet,
} from '../src/index.js'
import { createPage } from '../testing/createPage.js'
import { untilMined } from '../testing/untilMined.js'

const SITE = 'http://localhost:3000'
const alice = accountAt(0).address
/** @type {import('../src/chains/types.js').RunningChain[]} */
let chains
/** @type {import('../src/lib/types.js').RunningPart} */
let part
/** @type {import('../src/wallet/types.js').WalletControl} */
let control
/** @type {{ request(request: { method: string, params?: unknown }): Promise<any> }} */
let provider

before(async () => {
  chains = await Promise.all([
    startChain({ port: 0 }),
    startChain({ port: 0, chainId: 31338, seed: false }),
  ])
  part = await startWallet({ port: 0, chains })
  control = createWalletControl(part.url)
  provider = createNodeProvider(part.url, { origin: SITE })
})
after(() => Promise.all([...chains, part].map(each => each.close())))
beforeEach(() => control.reset())

async function connect() {
  await control.policy({ '*': 'approve' })
  return provider.request({ method: 'eth_requestAccounts' })
}

/** @param {Promise<unknown>} promise @param {number} code */
const failsWith = (promise, code) => assert.rejects(promise, { code })

test('a site sees no account until a person approved it', async () => {
  assert.deepEqual(await provider.request({ method: 'eth_accounts' }), [])
  const asked = provider.request({ method: 'eth_requestAccounts' })
  const open = await control.nextPending({ method: 'eth_requestAccounts' })
  assert.equal(open.origin, SITE)
  await control.answer(open.id, true)
  assert.deepEqual(await asked, [alice])
  assert.deepEqual(await provider.request({ method: 'eth_accounts' }), [alice])
  const other = createNodeProvider(part.url, { origin: 'http://localhost:9999' })
  assert.deepEqual(await other.request({ method: 'eth_accounts' }), [])
})

test('a rejected request fails with 4001, a second one of its kind meanwhile with -32002', async () => {
  const asked = provider.request({ method: 'eth_requestAccounts' })
  const rejected = failsWith(asked, 4001)
  const { id } = await control.nextPending()
  await failsWith(provider.request({ method: 'eth_requestAccounts' }), -32002)
  await control.answer(id, false)
  await rejected
})

test('policies approve, reject, delay, fail and hang', async () => {
  await connect()
  await control.policy({ personal_sign: 'reject' })
  const sign = () => provider.request({ method: 'personal_sign', params: ['0x6869', alice] })
  await failsWith(sign(), 4001)
  await control.policy({ personal_sign: { delayMs: 80 } })
  const since = performance.now()
  await sign()
  assert.ok(performance.now() - since >= 75)
  await control.policy({ personal_sign: { error: { code: 32603, message: 'odd' } } })
  await failsWith(sign(), 32603)
  await control.policy({ personal_sign: 'hang' })
  const hanging = failsWith(sign(), 4001)
  assert.equal((await control.nextPending()).hasWindow, false)
  await control.reset()
  await hanging
})

test('messages and typed data are really signed', async () => {
  await connect()
  const message = 'Grüße from the sandbox'
  const signature = await provider.request({
    method: 'personal_sign',
    params: [toHex(message), alice],
  })
  assert.ok(await verifyMessage({ address: alice, message, signature }))
  const typedData = {
    domain: { name: 'Sandbox', chainId: 31337 },
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: /** @type {const} */ ('Note'),
    message: { text: 'hello' },
  }
  const params = [alice, JSON.stringify(typedData)]
  const typed = await provider.request({ method: 'eth_signTypedData_v4', params })
  assert.ok(await verifyTypedData({ ...typedData, address: alice, signature: typed }))
  const elsewhere = JSON.stringify({ ...typedData, domain: { ...typedData.domain, chainId: 1 } })
  await failsWith(
    provider.request({ method: 'eth_signTypedData_v4', params: [alice, elsewhere] }),
    -32602,
  )
})

test('a transaction is signed, broadcast and mined', async () => {
  await connect()
  const to = accountAt(4).address
  const client = createPublicClient({ transport: http(chains[0]?.url) })
  const before = await client.getBalance({ address: to })
  const transaction = { from: alice, to, value: toHex(parseEther('0.5')), type: '0x0' }
  const hash = await provider.request({ method: 'eth_sendTransaction', params: [transaction] })
  const receipt = await untilMined(chains[0]?.url, hash)
  assert.equal(receipt.status, 'success')
  assert.equal(receipt.type, 'legacy')
  assert.equal((await client.getBalance({ address: to })) - before, parseEther('0.5'))
  const seen = await provider.request({ method: 'eth_getTransactionByHash', params: [hash] })
  assert.equal(seen.from, alice.toLowerCase())
})

test('several transactions at once each get a nonce of their own', async () => {
  await connect()
  const transaction = { from: alice, to: accountAt(4).address, value: '0x1' }
  const hashes = await Promise.all(
    [1, 2, 3].map(() => provider.request({ method: 'eth_sendTransaction', params: [transaction] })),
  )
  assert.equal(new Set(hashes).size, 3)
})

test('the window says what a token transfer does, and warns when it would fail', async () => {
  await connect()
  await control.policy({ eth_sendTransaction: 'ask' })
  const args = /** @type {const} */ ([accountAt(1).address, 99_000_000_000n])
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
  const asked = provider.request({
    method: 'eth_sendTransaction',
    params: [{ from: alice, to: CONTRACTS.dollar, data }],
  })
  const rejected = failsWith(asked, 4001)
  const { id, details } = await control.nextPending()
  assert.ok(
    details.rows.some(({ label, value }) => label === 'Send token' && value === '99000 SUSD'),
  )
  assert.match(details.warning ?? '', /insufficient balance/)
  const page = await (await fetch(`${part.url}/approve?id=${id}`)).text()
  assert.match(page, /99000 SUSD/)
  await control.answer(id, false)
  await rejected
})

test('what a page sends is shown as text, never as markup', async () => {
  await connect()
  await control.policy({ personal_sign: 'ask' })
  const asked = provider.request({
    method: 'personal_sign',
    params: ['<img src=x onerror=alert(1)>', alice],
  })
  const rejected = failsWith(asked, 4001)
  const { id } = await control.nextPending()
  const page = await (await fetch(`${part.url}/approve?id=${id}`)).text()
  assert.ok(!page.includes('<img src=x'))
  assert.ok(page.includes('&lt;img src=x'))
  await control.answer(id, false)
  await rejected
})

test('switching follows the wallet’s list of chains: 4902 for one it does not know', async () => {
  await connect()
  const switchTo = (/** @type {string} */ chainId) =>
    provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
  assert.equal(await switchTo('0x7a6a'), null)
  assert.equal(await provider.request({ method: 'eth_chainId' }), '0x7a6a')
  await switchTo('0x7a69')
  await control.removeChain(31338)
  await failsWith(switchTo('0x7a6a'), 4902)
  const added = {
    chainId: '0x7a6a',
    chainName: 'Two',
    nativeCurrency: { name: 'Sand', symbol: 'SND', decimals: 18 },
    rpcUrls: [chains[1]?.url],
  }
  const add = (/** @type {object} */ chain) =>
    provider.request({ method: 'wallet_addEthereumChain', params: [chain] })
  await failsWith(add({ ...added, chainId: '0x1' }), -32602)
  await failsWith(add({ ...added, rpcUrls: ['https://rpc.example'] }), -32602)
  assert.equal(await add(added), null)
  assert.equal(await provider.request({ method: 'eth_chainId' }), '0x7a6a')
})

test('unpermitted accounts, unknown methods and bad parameters have their own codes', async () => {
  const sign = (/** @type {unknown[]} */ params) =>
    provider.request({ method: 'personal_sign', params })
  await failsWith(sign(['0x00', alice]), 4100)
  await connect()
  await failsWith(sign(['0x00', accountAt(1).address]), 4100)
  await failsWith(sign([]), -32602)
  await failsWith(provider.request({ method: 'wallet_watchAsset', params: [] }), 4200)
  await failsWith(provider.request({ method: 'eth_sign', params: [alice, '0x00'] }), 4200)
})

test('permissions are told, and given back', async () => {
  await connect()
  const permissions = await provider.request({ method: 'wallet_getPermissions' })
  assert.equal(permissions[0].parentCapability, 'eth_accounts')
  await provider.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
  assert.deepEqual(await provider.request({ method: 'wallet_getPermissions' }), [])
  assert.deepEqual(await provider.request({ method: 'eth_accounts' }), [])
})

test('a page hears of accounts, chains, locks and lost connections', async () => {
  await control.policy({ '*': 'approve' })
  const page = createPage(part.url)
  assert.deepEqual((await page.ask('eth_requestAccounts')).result, [alice])
  assert.deepEqual(await page.next('accountsChanged'), [alice])
  await control.switchAccount(1)
  assert.deepEqual(await page.next('accountsChanged'), [accountAt(1).address, alice])
  await control.switchChain(31338)
  assert.equal(await page.next('chainChanged'), '0x7a6a')
  await control.lock()
  assert.deepEqual(await page.next('accountsChanged'), [])
  await control.unlock()
  assert.equal((await page.next('accountsChanged')).length, 2)
  await control.goOffline()
  assert.equal((await page.next('disconnect')).code, 4900)
  assert.equal((await page.ask('eth_chainId')).error.code, 4900)
  await control.goOnline()
  assert.equal((await page.next('connect')).chainId, '0x7a6a')
  await control.disconnectSite(SITE)
  assert.deepEqual(await page.next('accountsChanged'), [])
  page.leave()
})

test('an answer that had to be asked for comes as an event', async () => {
  const page = createPage(part.url)
  const { pending } = await page.ask('eth_requestAccounts')
  assert.match(pending.url, /^http:\/\/localhost:\d+\/approve\?id=/)
  await control.answer(pending.id, true, { accounts: [0, 2] })
  const answer = await page.next('answer')
  assert.equal(answer.id, pending.id)
  assert.deepEqual(answer.result, [alice, accountAt(2).address])
  page.leave()
})

test('closing the approval window rejects the request', async () => {
  const page = createPage(part.url)
  const { pending } = await page.ask('eth_requestAccounts')
  const window = new AbortController()
  await fetch(`${part.url}/approve/presence?id=${pending.id}`, { signal: window.signal })
  window.abort()
  assert.equal((await page.next('answer')).error.code, 4001)
  page.leave()
})

test('the second wallet has other accounts and is logged apart', async () => {
  await control.policy({ '*': 'approve' }, { wallet: 2 })
  const second = createNodeProvider(part.url, { origin: SITE, wallet: 2 })
  assert.deepEqual(await second.request({ method: 'eth_requestAccounts' }), [accountAt(5).address])
  await provider.request({ method: 'eth_accounts' })
  const log = await control.requests()
  assert.deepEqual(
    log.map(({ wallet, method, outcome }) => [wallet, method, outcome]),
    [
      [2, 'eth_requestAccounts', 'answered'],
      [1, 'eth_accounts', 'answered'],
    ],
  )
})

test('pages can neither answer nor control', async () => {
  const asPage = { method: 'POST', headers: { origin: SITE }, body: '{}' }
  assert.equal((await fetch(`${part.url}/__control`, asPage)).status, 403)
  assert.equal((await fetch(`${part.url}/approve`, asPage)).status, 403)
})

test('the page script carries its own address and settings', async () => {
  const script = await (await fetch(`${part.url}/wallet.js?wallets=2`)).text()
  assert.ok(script.includes(part.url))
  assert.ok(script.includes('?wallets=2'))
  assert.doesNotThrow(() => new Script(script))
})

test('asked to, the script announces strangers, whose pictures are elsewhere', async () => {
  const stranger = 'https://stranger.example'
  const script = await (await fetch(`${part.url}/wallet.js?stranger=${stranger}`)).text()
  /** @type {{ name: string, icon: unknown }[]} */
  const announced = []
  const window = {
    addEventListener: () => {},
    dispatchEvent: (/** @type {any} */ { detail }) => announced.push({ ...detail.info }),
  }
  const page = { window, document: {}, HTMLScriptElement: class {}, EventSource: class {} }
  new Script(script).runInNewContext({
    ...page,
    ...{ crypto, CustomEvent, Event, URL, URLSearchParams, setTimeout: () => 0 },
  })
  assert.equal(announced.length, 9)
  const [own, linked] = announced
  assert.equal(own?.name, 'Sandbox Wallet')
  assert.deepEqual(linked, { ...linked, name: 'Linked Stranger', icon: `${stranger}/linked.png` })
})
