// @ts-check
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import {
  createPublicClient,
  encodeErrorResult,
  encodeFunctionData,
  erc20Abi,
  hashMessage,
  http,
  parseAbi,
  parseEther,
  parseUnits,
  toHex,
} from 'viem'
import {
  accountAt,
  createNodeProvider,
  createWalletControl,
  CONTRACTS,
  readArtifact,
  startChain,
  startWallet,
} from '../src/index.js'
import { until } from '../testing/until.js'

const SITE = 'http://localhost:3000'
const ONE = '0x7a69'
const TWO = '0x7a6a'
const alice = accountAt(0).address
const carol = accountAt(4).address
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
beforeEach(async () => {
  await control.reset()
  await control.policy({ '*': 'approve' })
  await provider.request({ method: 'eth_requestAccounts' })
})

const reader = () => createPublicClient({ transport: http(chains[0]?.url) })
/** @param {string} method @param {unknown} params */
const rpc = (method, params) => chains[0]?.rpc.call(method, params)
/** @param {`0x${string}`} owner */
const balances = async owner => {
  const read = (/** @type {`0x${string}`} */ address) =>
    reader().readContract({ abi: erc20Abi, address, functionName: 'balanceOf', args: [owner] })
  const coins = reader().getBalance({ address: owner })
  return Promise.all([coins, read(CONTRACTS.dollar), read(CONTRACTS.gold)])
}

/** @param {`0x${string}`} token @param {bigint} units */
const payToken = (token, units) => ({
  to: token,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [carol, units] }),
})
const payCoin = { to: carol, value: toHex(parseEther('0.25')) }
const payDollar = payToken(CONTRACTS.dollar, parseUnits('1.5', 6))
const payGold = payToken(CONTRACTS.gold, parseUnits('0.01', 18))
const tooMuch = payToken(CONTRACTS.dollar, parseUnits('99000', 6))

/** @param {object[]} calls @param {object} [more] */
const send = (calls, more) => {
  const batch = {
    version: '2.0.0',
    from: alice,
    chainId: ONE,
    atomicRequired: true,
    calls,
    ...more,
  }
  return provider.request({ method: 'wallet_sendCalls', params: [batch] })
}
/** @param {string} id */
const statusOf = id => provider.request({ method: 'wallet_getCallsStatus', params: [id] })
/** @param {string} id */
async function settled(id) {
  /** @type {any} */
  let status
  await until(async () => (status = await statusOf(id)).status !== 100)
  return status
}
/** @param {Promise<unknown>} promise @param {number} code */
const failsWith = (promise, code) => assert.rejects(promise, { code })
const nonce = () => reader().getTransactionCount({ address: alice })

test('three calls in one approval land in one transaction of the account to itself', async () => {
  await control.policy({ wallet_sendCalls: 'ask' })
  const [before, held] = [await nonce(), await balances(carol)]
  const sent = send([payCoin, payDollar, payGold])
  const { id: question, details } = await control.nextPending({ method: 'wallet_sendCalls' })
  assert.equal(details.title, 'Send 3 calls')
  assert.equal(details.warning, undefined)
  const page = await (await fetch(`${part.url}/approve?id=${question}`)).text()
  for (const text of [
    'Call 1: To',
    carol,
    '0.25 ETH',
    'Call 2: Send token',
    '1.5 SUSD',
    '0.01 SGLD',
  ])
    assert.ok(page.includes(text), text)
  await control.answer(question, true)
  const { id } = await sent
  assert.match(id, /^0x[0-9a-f]{64}$/)
  assert.equal((await control.pending()).length, 0)

  const status = await settled(id)
  const [receipt, ...others] = status.receipts
  assert.deepEqual(others, [])
  assert.deepEqual(
    { ...status, receipts: [] },
    { version: '2.0.0', id, chainId: ONE, status: 200, atomic: true, receipts: [] },
  )
  const hash = receipt.transactionHash
  const mined = await reader().getTransaction({ hash })
  assert.equal(mined.type, 'eip7702')
  assert.deepEqual([mined.from, mined.to], [alice.toLowerCase(), alice.toLowerCase()])
  /** @type {any} */
  const seen = await rpc('eth_getTransactionReceipt', [hash])
  const logs = seen.logs.map((/** @type {any} */ { address, data, topics }) => ({
    address,
    data,
    topics,
  }))
  assert.equal(logs.length, 2)
  const { status: good, blockHash, blockNumber, gasUsed } = seen
  assert.deepEqual(receipt, {
    logs,
    status: good,
    blockHash,
    blockNumber,
    gasUsed,
    transactionHash: hash,
  })
  assert.equal(await nonce(), before + 2) // the transaction's own, and that of its authorization
  const now = await balances(carol)
  assert.deepEqual(
    now.map((amount, place) => amount - (held[place] ?? 0n)),
    [parseEther('0.25'), parseUnits('1.5', 6), parseUnits('0.01', 18)],
  )
  const shown = await provider.request({ method: 'wallet_showCallsStatus', params: [id] })
  assert.equal(shown, null)
})

test('when one call fails, none of them happens', async () => {
  await control.policy({ wallet_sendCalls: 'ask' })
  const held = await balances(carol)
  const sent = send([payCoin, payDollar, tooMuch])
  const { id: question, details } = await control.nextPending()
  assert.match(details.warning ?? '', /call 3: insufficient balance/)
  await control.answer(question, true)
  const status = await settled((await sent).id)
  assert.equal(status.status, 500)
  assert.equal(status.atomic, true)
  assert.deepEqual(
    status.receipts.map((/** @type {any} */ receipt) => [receipt.status, receipt.logs]),
    [['0x0', []]],
  )
  assert.deepEqual(await balances(carol), held)
})

test('a batch is pending until its block is there', async () => {
  await rpc('evm_setAutomine', [false])
  try {
    const { id } = await send([payDollar])
    const status = await statusOf(id)
    assert.equal(status.status, 100)
    assert.equal(status.receipts, undefined)
    await rpc('evm_mine', [])
    assert.equal((await settled(id)).status, 200)
  } finally {
    await rpc('evm_setAutomine', [true])
  }
})

test('a batch is refused, fails or hangs as the policy says, and no transaction is sent', async () => {
  const before = await nonce()
  await control.policy({ wallet_sendCalls: 'reject' })
  await failsWith(send([payCoin], { id: 'refused' }), 4001)
  await failsWith(statusOf('refused'), 5730)
  await control.policy({ wallet_sendCalls: { error: { code: -32603, message: 'odd' } } })
  await failsWith(send([payCoin]), -32603)
  await control.policy({ wallet_sendCalls: 'hang' })
  const hanging = failsWith(send([payCoin]), 4001)
  assert.equal((await control.nextPending()).hasWindow, false)
  assert.equal(await nonce(), before)
  await control.reset()
  await hanging
})

test('an invalid batch is rejected with the error code of its fault', async () => {
  const other = createNodeProvider(part.url, { origin: 'http://localhost:9999' })
  await failsWith(send([payCoin], { from: accountAt(1).address }), 4100)
  await failsWith(other.request({ method: 'wallet_getCapabilities', params: [alice] }), 4100)
  await failsWith(send([payCoin], { version: '1.0' }), -32602)
  await failsWith(send([]), -32602)
  await failsWith(send([{ data: '0x00' }]), -32602)
  await failsWith(send([payCoin], { capabilities: { paymasterService: { url: SITE } } }), 5700)
  await failsWith(send([{ ...payCoin, capabilities: { odd: { optional: false } } }]), 5700)
  await failsWith(send([payCoin], { chainId: '0x1' }), 5710)
  await failsWith(statusOf('0x00'), 5730)
  await failsWith(provider.request({ method: 'wallet_showCallsStatus', params: ['0x00'] }), 5730)
  await failsWith(send(Array.from({ length: 21 }, () => payCoin)), 5740)

  const optional = { paymasterService: { url: SITE, optional: true } }
  const { id } = await send([payCoin], { id: 'mine', capabilities: optional })
  assert.equal(id, 'mine')
  assert.equal((await settled('mine')).status, 200)
  await failsWith(send([payCoin], { id: 'mine' }), 5720)
  await failsWith(other.request({ method: 'wallet_getCallsStatus', params: ['mine'] }), 5730)
})

test('two requests at once cannot have the same id', async () => {
  await control.policy({ wallet_sendCalls: 'ask' })
  const first = send([payCoin], { id: 'twice' })
  const { id } = await control.nextPending()
  await failsWith(send([payCoin], { id: 'twice' }), 5720)
  await control.answer(id, true)
  assert.deepEqual(await first, { id: 'twice' })
})

test('capabilities are reported per chain and follow the wallet’s settings', async () => {
  const ask = (/** @type {unknown[]} */ ...params) =>
    provider.request({ method: 'wallet_getCapabilities', params: [alice, ...params] })
  const all = {
    atomic: { status: 'supported' },
    assetDiscovery: { supported: true },
    permissions: {
      supported: true,
      signerTypes: ['keys'],
      permissionTypes: [
        'native-token-recurring-allowance',
        'erc20-recurring-allowance',
        'contract-call',
      ],
      policyTypes: [],
    },
  }
  assert.deepEqual(await ask(), { [ONE]: all, [TWO]: all })
  assert.deepEqual(await ask([TWO, '0x1']), { [TWO]: all })
  await control.atomic('ready')
  assert.equal((await ask())[ONE].atomic.status, 'ready')
  await failsWith(send([payCoin]), 5750)
  await control.atomic('unsupported')
  assert.equal((await ask())[ONE].atomic.status, 'unsupported')
  await failsWith(send([payCoin]), 5760)
  await control.atomic('none')
  await failsWith(ask(), 4200)
  await failsWith(send([payCoin]), 4200)
  await failsWith(statusOf('0x00'), 4200)
  await control.reset()
  await failsWith(ask(), 4100)
})

test('a chain without the executor offers no batches', async () => {
  const address = CONTRACTS.batchExecutor
  const code = readArtifact('SandboxBatchExecutor').deployedBytecode
  await chains[1]?.rpc.call('anvil_setCode', [address, '0x'])
  const told = await provider.request({ method: 'wallet_getCapabilities', params: [alice, [TWO]] })
  assert.equal(told[TWO].atomic.status, 'unsupported')
  await failsWith(send([payCoin], { chainId: TWO }), 5760)
  await chains[1]?.rpc.call('anvil_setCode', [address, code])
  const { id } = await send([payCoin], { chainId: TWO })
  const { status, chainId } = await settled(id)
  assert.deepEqual([status, chainId], [200, TWO])
})

test('without a need for atomicity, the calls are sent one by one after one approval', async () => {
  await control.atomic('unsupported')
  await control.policy({ wallet_sendCalls: 'ask' })
  const loose = { atomicRequired: false }
  const sent = send([payCoin, payDollar, payGold], loose)
  const { id: question } = await control.nextPending()
  await control.answer(question, true)
  const whole = await settled((await sent).id)
  assert.deepEqual([whole.status, whole.atomic, whole.receipts.length], [200, false, 3])
  const hashes = whole.receipts.map((/** @type {any} */ receipt) => receipt.transactionHash)
  assert.equal(new Set(hashes).size, 3)

  await control.policy({ wallet_sendCalls: 'approve' })
  const partly = await settled((await send([payDollar, tooMuch, payGold], loose)).id)
  const outcomes = partly.receipts.map((/** @type {any} */ receipt) => receipt.status)
  assert.deepEqual([partly.status, outcomes], [600, ['0x1', '0x0']])
  const none = await settled((await send([tooMuch, payGold], loose)).id)
  assert.deepEqual([none.status, none.receipts.length], [500, 1])
})

test('only the account itself can make its executor run calls', async () => {
  await settled((await send([payCoin])).id)
  const { abi } = readArtifact('SandboxBatchExecutor')
  const stolen = [{ to: carol, value: parseEther('1'), data: '0x' }]
  const data = encodeFunctionData({ abi, functionName: 'execute', args: [stolen] })
  const run = (/** @type {string} */ from) =>
    chains[0]?.rpc.call('eth_call', [{ from, to: alice, data }, 'latest'])
  const refused = encodeErrorResult({ abi, errorName: 'OnlyTheAccount' })
  await assert.rejects(async () => run(accountAt(1).address), { data: refused })
  assert.equal(await run(alice), '0x')
})

test('an account that has delegated still signs, receives coins and collectibles', async () => {
  await settled((await send([payCoin])).id)
  assert.match((await reader().getCode({ address: alice })) ?? '', /^0xef0100/)
  const message = 'still me'
  const signature = await provider.request({
    method: 'personal_sign',
    params: [toHex(message), alice],
  })
  assert.ok(await reader().verifyMessage({ address: alice, message, signature }))
  const other = await accountAt(1).signMessage({ message })
  const { abi: executor } = readArtifact('SandboxBatchExecutor')
  const answers = [signature, other].map(given =>
    reader().readContract({
      abi: executor,
      address: alice,
      functionName: 'isValidSignature',
      args: [hashMessage(message), given],
    }),
  )
  assert.deepEqual(await Promise.all(answers), ['0x1626ba7e', '0xffffffff'])
  await reader().call({ account: carol, to: alice, value: 1n })
  const abi = parseAbi([
    'function onERC721Received(address, address, uint256, bytes) returns (bytes4)',
  ])
  const args = /** @type {const} */ ([carol, carol, 1n, '0x'])
  const data = encodeFunctionData({ abi, args })
  const { data: answer } = await reader().call({ account: carol, to: alice, data })
  assert.equal(answer?.slice(0, 10), data.slice(0, 10))
})

test('the wallet lists the assets of an account per chain', async () => {
  const assets = (/** @type {object} */ more = {}) =>
    provider.request({ method: 'wallet_getAssets', params: [{ account: alice, ...more }] })
  const own = await assets()
  assert.deepEqual(Object.keys(own), [ONE, TWO])
  const [coins, dollars, gold] = await balances(alice)
  const bySymbol = Object.fromEntries(
    own[ONE].map((/** @type {any} */ asset) => [asset.metadata.symbol, asset]),
  )
  assert.deepEqual(Object.keys(bySymbol).sort(), ['ETH', 'SGLD', 'STND', 'SUSD'])
  const { iconUrl, value, ...metadata } = bySymbol['SUSD'].metadata
  assert.deepEqual(metadata, { name: 'Sandbox Dollar', symbol: 'SUSD', decimals: 6, price: 1 })
  assert.match(iconUrl, /^data:image\/svg\+xml/)
  assert.equal(value, Number(dollars) / 1e6)
  const { address, balance, type } = bySymbol['SUSD']
  assert.deepEqual([address, balance, type], [CONTRACTS.dollar, toHex(dollars), 'ERC20'])
  assert.equal(bySymbol['SGLD'].balance, toHex(gold))
  assert.deepEqual(
    [bySymbol['ETH'].address, bySymbol['ETH'].balance, bySymbol['ETH'].type],
    ['native', toHex(coins), 'NATIVE'],
  )
  const collectibles = await assets({ chainFilter: [ONE], assetTypeFilter: ['erc721'] })
  assert.deepEqual(
    collectibles[ONE].map((/** @type {any} */ asset) => [
      asset.address,
      asset.type,
      asset.metadata.tokenId,
      asset.metadata.tokenName,
    ]),
    [
      [CONTRACTS.collectible, 'ERC721', '0x7', 'Sandbox Collectible #7'],
      [CONTRACTS.collectible, 'ERC721', '0x3e8', 'Sandbox Collectible #1000'],
      [CONTRACTS.collectible, 'ERC721', '0x15', 'Sandbox Collectible #21'],
    ],
  )
  assert.deepEqual(
    own[TWO].map((/** @type {any} */ asset) => asset.metadata.symbol),
    ['SND'],
  )

  assert.deepEqual(Object.keys(await assets({ chainFilter: [TWO] })), [TWO])
  const tokens = await assets({ chainFilter: [ONE], assetTypeFilter: ['erc20'] })
  assert.equal(tokens[ONE].length, 3)
  const named = { [ONE]: [CONTRACTS.gold, { address: 'native', type: 'native' }] }
  const picked = await assets({ assetFilter: named, chainFilter: [TWO] })
  assert.deepEqual(Object.keys(picked), [ONE])
  assert.deepEqual(
    picked[ONE].map((/** @type {any} */ asset) => asset.address),
    ['native', CONTRACTS.gold],
  )

  await failsWith(assets({ account: carol }), 4100)
  await failsWith(assets({ account: 'alice' }), -32602)
  await failsWith(assets({ chainFilter: ONE }), -32602)
  const off = { code: 4200, message: 'no' }
  await control.policy({ wallet_getAssets: { error: off } })
  await failsWith(assets(), 4200)
})
