// @ts-check
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  erc20Abi,
  http,
  parseAbi,
} from 'viem'
import { findAnvil } from '../src/chains/anvilBinary.js'
import {
  accountAt,
  CONTRACTS,
  createSandboxNetworks,
  NO_RETURN_ADDRESSES,
  startChain,
} from '../src/index.js'
import { RELAYER_INDEX } from '../src/accounts.js'
import { readAccountFactory, readGrantedKeys } from '../src/chains/contracts.js'
import { untilMined } from '../testing/untilMined.js'

/** @type {import('../src/chains/types.js').RunningChain} */
let chain
before(async () => {
  chain = await startChain({ port: 0, noReturnTokenAt: NO_RETURN_ADDRESSES })
})
after(() => chain.close())

const reader = () => createPublicClient({ transport: http(chain.url) })

test('blocks lie in the past, in order, and new ones carry the real time', async () => {
  const first = await reader().getBlock({ blockNumber: 1n })
  const last = await reader().getBlock()
  const monthsBack = (Date.now() / 1000 - Number(first.timestamp)) / (86_400 * 30)
  assert.ok(monthsBack > 13.5 && monthsBack < 15, `${monthsBack} months`)
  assert.ok(Number(last.timestamp) < Date.now() / 1000)
  await chain.rpc.call('evm_mine')
  const fresh = await reader().getBlock()
  assert.ok(Math.abs(Number(fresh.timestamp) - Date.now() / 1000) < 5)
})

test('the contracts are at the addresses that are given out', async () => {
  for (const [key, symbol, decimals] of /** @type {const} */ ([
    ['dollar', 'SUSD', 6],
    ['gold', 'SGLD', 18],
    ['tender', 'STND', 6],
  ])) {
    const token = { abi: erc20Abi, address: CONTRACTS[key] }
    assert.equal(await reader().readContract({ ...token, functionName: 'symbol' }), symbol)
    assert.equal(await reader().readContract({ ...token, functionName: 'decimals' }), decimals)
    const args = /** @type {const} */ ([accountAt(0).address])
    assert.ok((await reader().readContract({ ...token, functionName: 'balanceOf', args })) > 0n)
  }
})

test('the contracts of smart accounts stand where public networks have them, and the relayer has coins', async () => {
  for (const { address, deployedBytecode } of [readAccountFactory(), readGrantedKeys()])
    assert.equal(await reader().getCode({ address }), deployedBytecode)
  const relayer = accountAt(RELAYER_INDEX).address
  assert.ok((await reader().getBalance({ address: relayer })) > 10n ** 20n)
})

test('the aggregator answers where libraries look for it', async () => {
  const [network] = createSandboxNetworks({ 31337: chain.url })
  const client = createPublicClient({ chain: network, transport: http(chain.url) })
  const token = { abi: erc20Abi, address: CONTRACTS.gold }
  const results = await client.multicall({
    contracts: [
      { ...token, functionName: 'name' },
      { ...token, functionName: 'totalSupply' },
    ],
  })
  assert.equal(results[0]?.result, 'Sandbox Gold')
  assert.equal(results[1]?.status, 'success')
})

test('a transfer of the older kind of token gives no return data, also at a well-known address', async () => {
  const address = NO_RETURN_ADDRESSES[0] ?? '0x'
  const abi = parseAbi([
    'function mint(address to, uint256 value)',
    'function transfer(address to, uint256 value)',
  ])
  const client = createWalletClient({ account: accountAt(3), transport: http(chain.url) })
  const owner = accountAt(3).address
  const mint = { chain: null, abi, address, functionName: /** @type {const} */ ('mint') }
  await untilMined(chain.url, await client.writeContract({ ...mint, args: [owner, 5n] }))
  const args = /** @type {const} */ ([accountAt(4).address, 2n])
  const { data } = await reader().call({
    account: owner,
    to: address,
    data: encodeFunctionData({ abi, functionName: 'transfer', args }),
  })
  assert.equal(data, undefined)
  const transfer = { chain: null, abi, address, functionName: /** @type {const} */ ('transfer') }
  await untilMined(chain.url, await client.writeContract({ ...transfer, args }))
  const left = await reader().readContract({
    abi: erc20Abi,
    address,
    functionName: 'balanceOf',
    args: [owner],
  })
  assert.equal(left, 3n)
})

test('a machine without a chain program is told so', () => {
  assert.throws(() => findAnvil('sunos-sparc'), /not made for sunos-sparc/)
  assert.throws(() => findAnvil('win32-x64'), /@foundry-rs\/anvil-win32-amd64 is not installed/)
})
