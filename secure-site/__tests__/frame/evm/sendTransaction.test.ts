import {
  encodeFunctionData,
  erc20Abi,
  keccak256,
  parseTransaction,
  recoverTransactionAddress,
} from 'viem'
import { encodeAbiParameters } from 'viem'
import type { Hex } from 'viem'
import { screen } from '@testing-library/dom'
import { approve, reject, reviewed } from '../harness/review'
import { startFrame } from '../harness/startFrame'
import type { TestFrame } from '../harness/startFrame'

const RECIPIENT = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const GWEI = 1_000_000_000n

const hex = (value: bigint): Hex => `0x${value.toString(16)}`

/** A network with a base fee of 10 gwei and a tip of 2 gwei. Records what is sent. */
function playNetwork({ server }: TestFrame) {
  const sent: Hex[] = []
  Object.assign(server.rpc, {
    eth_getBlockByNumber: () => ({ baseFeePerGas: hex(10n * GWEI) }),
    eth_maxPriorityFeePerGas: () => hex(2n * GWEI),
    eth_estimateGas: () => hex(21_000n),
    eth_getTransactionCount: () => '0x7',
    eth_sendRawTransaction: (params: [Hex]) => {
      sent.push(params[0])
      return keccak256(params[0])
    },
    eth_call: ([{ data }]: [{ data: Hex }]) =>
      data.startsWith('0x95d89b41')
        ? encodeAbiParameters([{ type: 'string' }], ['USDC'])
        : encodeAbiParameters([{ type: 'uint8' }], [6]),
  })
  return sent
}

async function startWithAccount() {
  const frame = startFrame()
  const user = await frame.logIn()
  const sent = playNetwork(frame)
  return { frame, sent, from: user.payload?.address as Hex }
}

const shown = () => document.body.textContent

it('shows a payment with its recipient in groups of four, then signs and sends exactly that', async () => {
  const { frame, sent, from } = await startWithAccount()
  const id = frame.rpc('eth_sendTransaction', [
    { from, to: RECIPIENT, value: hex(5n * 10n ** 16n) },
  ])
  await reviewed('Send')
  expect(shown()).toContain('0.05 ETH')
  expect(shown()).toContain('0x d8dA 6BF2 6964 aF9D 7eEd 9e03 E534 15D3 7aA9 6045')
  expect(shown()).toContain('Ethereum')
  // 21,000 gas at no more than 2 × 10 + 2 gwei
  expect(shown()).toContain('At most 0.000462 ETH')
  approve(frame, 'Send')
  const answer = await frame.answered(id)
  const [raw] = sent
  if (raw === undefined) throw new Error('Nothing was sent')
  expect(answer.payload).toBe(keccak256(raw))
  expect(parseTransaction(raw)).toMatchObject({
    type: 'eip1559',
    chainId: 1,
    nonce: 7,
    to: RECIPIENT.toLowerCase(),
    value: 5n * 10n ** 16n,
    gas: 21_000n,
    maxFeePerGas: 22n * GWEI,
    maxPriorityFeePerGas: 2n * GWEI,
  })
  expect(await recoverTransactionAddress({ serializedTransaction: raw as `0x02${string}` })).toBe(
    from,
  )
})

it('uses a legacy gas price when a network has no base fee', async () => {
  const { frame, sent, from } = await startWithAccount()
  frame.server.rpc.eth_getBlockByNumber = () => ({})
  frame.server.rpc.eth_gasPrice = () => hex(3n * GWEI)
  const id = frame.rpc('eth_sendTransaction', [{ from, to: RECIPIENT, value: '0x1' }])
  await reviewed('Send')
  approve(frame, 'Send')
  await frame.answered(id)
  expect(parseTransaction(sent[0] ?? '0x')).toMatchObject({
    type: 'legacy',
    gasPrice: 3n * GWEI,
    chainId: 1,
  })
})

it.each([
  {
    what: 'a transfer in the units of its token',
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [RECIPIENT, 12_500_000n],
    }),
    title: 'Send',
    says: ['12.5 USDC', '0x d8dA 6BF2 6964'],
  },
  {
    what: 'a limited approval with its spender',
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [RECIPIENT, 1_000_000n],
    }),
    title: 'Let an address spend your tokens',
    says: ['1 USDC', 'Spender', 'without asking you again'],
  },
  {
    what: 'an unlimited approval as such',
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [RECIPIENT, 2n ** 256n - 1n],
    }),
    title: 'Let an address spend your tokens',
    says: ['Unlimited USDC', 'There is no limit'],
  },
  {
    what: 'an approval of nothing as its end',
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [RECIPIENT, 0n] }),
    title: 'Stop an address from spending your tokens',
    says: ['0 USDC'],
  },
  {
    what: 'an unknown call by its selector and length',
    data: '0xdeadbeef00112233' as const,
    title: 'Call a contract',
    says: ['0xdeadbeef', '8 bytes', 'not known here'],
  },
  {
    what: 'a transfer with bytes behind it as unknown',
    data: `${encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [RECIPIENT, 1n] })}00` as const,
    title: 'Call a contract',
    says: ['0xa9059cbb', '69 bytes'],
  },
])('shows $what', async ({ data, title, says }) => {
  const { frame, from } = await startWithAccount()
  const id = frame.rpc('eth_sendTransaction', [{ from, to: TOKEN, data }])
  await reviewed(title)
  for (const words of says) expect(shown()).toContain(words)
  reject()
  expect((await frame.answered(id)).payload).toEqual({
    code: 4001,
    message: 'You declined. Nothing was signed or sent.',
  })
})

it('shows coins sent along with a call', async () => {
  const { frame, from } = await startWithAccount()
  frame.rpc('eth_sendTransaction', [
    { from, to: TOKEN, data: '0xdeadbeef', value: hex(10n ** 18n) },
  ])
  await reviewed('Call a contract')
  expect(shown()).toContain('1 ETH')
})

it('warns with the server’s reason when the transaction would fail', async () => {
  const { frame, from } = await startWithAccount()
  frame.server.rpc.eth_estimateGas = () => {
    throw new Error('execution reverted: paused')
  }
  frame.rpc('eth_sendTransaction', [{ from, to: TOKEN, data: '0xdeadbeef' }])
  await reviewed('Call a contract')
  expect(screen.getByText(/would fail: execution reverted: paused/)).toBeTruthy()
  expect(shown()).toContain('Could not be estimated')
})

it.each([
  { what: 'another account', tx: { from: RECIPIENT, to: RECIPIENT, value: '0x1' }, code: 4100 },
  { what: 'another network', tx: { to: RECIPIENT, value: '0x1', chainId: '0x89' }, code: 4901 },
  { what: 'two different calls', tx: { to: TOKEN, data: '0x01', input: '0x02' }, code: -32602 },
  { what: 'a moved account', tx: { to: TOKEN, data: '0x01', authorizationList: [] }, code: -32602 },
  { what: 'a broken recipient', tx: { to: '0x123', value: '0x1' }, code: -32602 },
  { what: 'a negative amount', tx: { to: TOKEN, value: '-1' }, code: -32602 },
  { what: 'no recipient and no code', tx: { value: '0x1' }, code: -32602 },
])('refuses $what without asking', async ({ tx, code }) => {
  const { frame, sent } = await startWithAccount()
  const answer = await frame.answered(frame.rpc('eth_sendTransaction', [tx]))
  expect(answer).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_ERROR', payload: { code } })
  expect(sent).toEqual([])
})

it.each([
  { what: 'names a transaction that the network has all the same', found: { hash: '0x1' } },
  { what: 'passes on why the network refused it', found: null },
])('$what', async ({ found }) => {
  const { frame, from } = await startWithAccount()
  frame.server.rpc.eth_sendRawTransaction = () => {
    throw new Error('already known')
  }
  frame.server.rpc.eth_getTransactionByHash = () => found
  const id = frame.rpc('eth_sendTransaction', [{ from, to: RECIPIENT, value: '0x1' }])
  await reviewed('Send')
  approve(frame, 'Send')
  const { type, payload } = await frame.answered(id)
  if (found) expect(payload).toMatch(/^0x[0-9a-f]{64}$/)
  else {
    expect(type).toBe('@w3m-frame/RPC_REQUEST_ERROR')
    expect(payload).toEqual({ code: -32000, message: 'already known' })
  }
})
