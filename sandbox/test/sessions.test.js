// @ts-check
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import {
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  erc20Abi,
  http,
  parseAbi,
  parseEther,
  parseUnits,
  toHex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import {
  accountAt,
  CONTRACTS,
  createNodeProvider,
  createSandboxNetworks,
  createWalletControl,
  readArtifact,
  startBlockchainApi,
  startChain,
  startWallet,
} from '../src/index.js'
import { until } from '../testing/until.js'

const SITE = 'http://localhost:3000'
const ONE = '0x7a69'
const alice = accountAt(0).address
const carol = accountAt(4).address
const account = `eip155:31337:${alice}`
const { abi } = readArtifact('SandboxSessionAccount')
const DAY = 86_400
/** @type {import('../src/chains/types.js').RunningChain} */
let chain
/** @type {import('../src/lib/types.js').RunningPart} */
let wallet
/** @type {import('../src/lib/types.js').RunningPart} */
let service
/** @type {import('../src/wallet/types.js').WalletControl} */
let control
/** @type {{ request(request: { method: string, params?: unknown }): Promise<any> }} */
let provider

before(async () => {
  chain = await startChain({ port: 0 })
  wallet = await startWallet({ port: 0, chains: [chain] })
  service = await startBlockchainApi({ port: 0, chains: [chain], projectServiceUrl: SITE })
  control = createWalletControl(wallet.url)
  provider = createNodeProvider(wallet.url, { origin: SITE })
})
after(() => Promise.all([chain, wallet, service].map(each => each.close())))
beforeEach(async () => {
  await control.reset()
  await control.policy({ '*': 'approve', wallet_revokePermissions: 'approve' })
  await provider.request({ method: 'eth_requestAccounts' })
})

const network = () => {
  const [one] = createSandboxNetworks({ 31337: chain.url })
  return /** @type {import('viem').Chain} */ (/** @type {unknown} */ (one))
}
const reader = () => createPublicClient({ chain: network(), transport: http() })
const seconds = () => Math.floor(Date.now() / 1000)

/** @param {string} path @param {object} [body] */
async function ask(path, body) {
  const url = `${service.url}/v1/sessions/${path}?projectId=sandbox`
  const response = await fetch(url, body ? { method: 'POST', body: JSON.stringify(body) } : {})
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}

/** A key of the page, with coins for gas. */
async function newKey() {
  const key = privateKeyToAccount(generatePrivateKey())
  await chain.rpc.call('anvil_setBalance', [key.address, toHex(parseEther('1'))])
  return key
}

const coinAllowance = (/** @type {bigint} */ wei, period = DAY) => ({
  type: 'native-token-recurring-allowance',
  data: { allowance: toHex(wei), start: seconds() - 1, period },
})

/**
 * A permission as the modal has it made: at the service, then in the wallet, the service's key
 * first.
 *
 * @param {import('viem').PrivateKeyAccount} key
 * @param {readonly object[]} permissions
 * @param {number} [expiry]
 */
async function grant(key, permissions, expiry = seconds() + DAY) {
  const request = { chainId: ONE, expiry, permissions, policies: [] }
  const { body } = await ask(account, request)
  const keys = [body.key, { type: 'secp256k1', publicKey: key.publicKey }]
  const params = [{ ...request, signer: { type: 'keys', data: { keys } } }]
  const answer = await provider.request({ method: 'wallet_grantPermissions', params })
  const activated = await ask(`${account}/activate`, { ...answer, pci: body.pci })
  assert.equal(activated.status, 200)
  return { pci: body.pci, answer }
}

/**
 * @param {import('viem').PrivateKeyAccount} key
 * @param {`0x${string}`} id
 * @param {{ to: `0x${string}`, value?: bigint, data?: `0x${string}` }} call
 */
async function use(key, id, { to, value = 0n, data = '0x' }) {
  const client = createWalletClient({ account: key, chain: network(), transport: http() })
  const asked = {
    address: alice,
    abi,
    functionName: 'executeWithSession',
    args: [id, { to, value, data }],
  }
  await reader().simulateContract({ ...asked, account: key })
  const hash = await client.writeContract({ ...asked, account: key, chain: network() })
  const { status } = await reader().waitForTransactionReceipt({ hash, pollingInterval: 20 })
  assert.equal(status, 'success')
}
/** @param {string} id */
const statusOf = async id => {
  const answer = await provider.request({ method: 'wallet_getCallsStatus', params: [id] })
  return answer.status
}
/** @param {Promise<unknown>} promise @param {string} name */
const revertsWith = (promise, name) => assert.rejects(promise, new RegExp(name))
/** @param {`0x${string}`} pci */
const revoke = pci =>
  provider.request({
    method: 'wallet_revokePermissions',
    params: [{ pci, permissions: [], expiry: 0, address: account }],
  })

test('a granted key spends what it may, each period anew, and the account itself refuses more', async () => {
  const key = await newKey()
  const { pci } = await grant(key, [coinAllowance(parseEther('0.5'))])
  const before = await reader().getBalance({ address: carol })
  await use(key, pci, { to: carol, value: parseEther('0.3') })
  assert.equal(await reader().getBalance({ address: carol }), before + parseEther('0.3'))
  await revertsWith(use(key, pci, { to: carol, value: parseEther('0.3') }), 'AllowanceExceeded')
  await use(key, pci, { to: carol, value: parseEther('0.2') })
  await revertsWith(use(key, pci, { to: carol, value: 1n }), 'AllowanceExceeded')
  const stranger = await newKey()
  await revertsWith(use(stranger, pci, { to: carol, value: 1n }), 'NotTheKey')
  const transfer = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [carol, 1n],
  })
  await revertsWith(use(key, pci, { to: CONTRACTS.dollar, data: transfer }), 'NotPermitted')
  await revertsWith(use(key, pci, { to: alice, data: '0x12345678' }), 'NotPermitted')
  const id = toHex(7, { size: 32 })
  await revertsWith(use(key, id, { to: carol, value: 1n }), 'UnknownSession')
  // A batch of the account leaves it with the code that keeps the permission.
  const calls = [{ to: carol, value: '0x1' }]
  const batch = { version: '2.0.0', from: alice, chainId: ONE, atomicRequired: true, calls }
  const sent = await provider.request({ method: 'wallet_sendCalls', params: [batch] })
  await until(async () => (await statusOf(sent.id)) !== 100)
  assert.equal(await statusOf(sent.id), 200)
  await revertsWith(use(key, pci, { to: carol, value: 1n }), 'AllowanceExceeded')
})

test('tokens and functions, what is stopped, and what is over', async () => {
  const key = await newKey()
  const mintAbi = parseAbi(['function mint(address to, uint256 value)'])
  const expiry = seconds() + 600
  const { pci, answer } = await grant(
    key,
    [
      {
        type: 'erc20-recurring-allowance',
        data: { ...coinAllowance(parseUnits('2', 6)).data, token: CONTRACTS.dollar },
      },
      {
        type: 'contract-call',
        data: { address: CONTRACTS.gold, abi: mintAbi, functions: [{ functionName: 'mint' }] },
      },
    ],
    expiry,
  )
  assert.equal(answer.context, pci)
  /** @param {bigint} units */
  const pay = units =>
    encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [carol, units] })
  await use(key, pci, { to: CONTRACTS.dollar, data: pay(parseUnits('1.5', 6)) })
  await revertsWith(
    use(key, pci, { to: CONTRACTS.dollar, data: pay(parseUnits('1.5', 6)) }),
    'AllowanceExceeded',
  )
  const mint = encodeFunctionData({ abi: mintAbi, functionName: 'mint', args: [alice, 1n] })
  await use(key, pci, { to: CONTRACTS.gold, data: mint })
  await revertsWith(use(key, pci, { to: CONTRACTS.gold, value: 1n, data: mint }), 'NotPermitted')
  await revertsWith(use(key, pci, { to: carol, value: 1n }), 'NotPermitted')

  const signature = await revoke(pci)
  assert.match(signature, /^0x[0-9a-f]{130}$/)
  await revertsWith(use(key, pci, { to: CONTRACTS.gold, data: mint }), 'SessionRevoked')
  assert.equal(await revoke(pci).then(Boolean), true, 'stopping once more changes nothing')
  assert.equal((await ask(`${account}/revoke`, { pci, signature })).status, 200)
  assert.equal((await ask(`${account}/revoke`, { pci, signature })).status, 400)
  assert.equal((await ask(`${account}/activate`, { pci, context: pci })).status, 400)
  const { body } = await ask(account)
  const listed = body.pcis.find((/** @type {{ pci: string }} */ each) => each.pci === pci)
  assert.equal(listed.expiry, expiry)
  assert.ok(listed.revokedAt >= listed.createdAt)

  const short = await grant(key, [coinAllowance(1n)], seconds() + 2)
  await new Promise(resolve => setTimeout(resolve, 3_100))
  await chain.rpc.call('evm_mine', [])
  await revertsWith(use(key, short.pci, { to: carol, value: 1n }), 'SessionExpired')
})

test('what is asked for wrongly, refused or not known changes nothing', async () => {
  const key = await newKey()
  const nonce = await reader().getTransactionCount({ address: alice })
  const keys = [{ type: 'secp256k1', publicKey: key.publicKey }]
  const right = {
    chainId: ONE,
    expiry: seconds() + DAY,
    signer: { type: 'keys', data: { keys } },
    permissions: [coinAllowance(1n)],
    policies: [],
  }
  /** @param {object} more */
  const asked = more =>
    provider.request({ method: 'wallet_grantPermissions', params: [{ ...right, ...more }] })
  /** @param {Promise<unknown>} promise @param {number} code */
  const failsWith = (promise, code) => assert.rejects(promise, { code })
  await failsWith(asked({ expiry: seconds() - 1 }), -32602)
  await failsWith(asked({ permissions: [] }), -32602)
  await failsWith(asked({ policies: [{ type: 'gas-limit', data: {} }] }), -32602)
  await failsWith(asked({ signer: { type: 'account', data: {} } }), -32602)
  await failsWith(asked({ permissions: [{ type: 'all', data: {} }] }), -32602)
  await failsWith(asked({ chainId: '0x1' }), 5710)
  await failsWith(asked({ address: carol }), 4100)
  await failsWith(revoke(toHex(9, { size: 32 })), -32001)
  await control.policy({ wallet_grantPermissions: 'reject' })
  await failsWith(asked({}), 4001)
  await control.policy({ wallet_grantPermissions: 'approve' })
  const capabilities = () => provider.request({ method: 'wallet_getCapabilities', params: [alice] })
  assert.equal((await capabilities())[ONE].permissions.supported, true)
  await control.permissions('unsupported')
  assert.deepEqual((await capabilities())[ONE].permissions, { supported: false })
  await failsWith(asked({}), 5700)
  await control.permissions('none')
  assert.equal((await capabilities())[ONE].permissions, undefined)
  await failsWith(asked({}), 4200)
  assert.equal(await reader().getTransactionCount({ address: alice }), nonce)
})
