import { keccak256, parseTransaction } from 'viem'
import type { Hex } from 'viem'
import { approve, reviewed } from '../harness/review'
import { startFrame } from '../harness/startFrame'

const ONE = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const TWO = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

async function startWithNetwork() {
  const frame = startFrame()
  const user = await frame.logIn()
  const sent: Hex[] = []
  let failsAt = Infinity
  Object.assign(frame.server.rpc, {
    eth_getBlockByNumber: () => ({ baseFeePerGas: '0x1' }),
    eth_maxPriorityFeePerGas: () => '0x1',
    eth_estimateGas: () => '0x5208',
    eth_getTransactionCount: () => `0x${sent.length.toString(16)}`,
    eth_getTransactionByHash: () => null,
    eth_sendRawTransaction: ([raw]: [Hex]) => {
      if (sent.length >= failsAt) throw new Error('insufficient funds')
      sent.push(raw)
      return keccak256(raw)
    },
  })
  return {
    frame,
    sent,
    from: user.payload?.address,
    failAt: (count: number) => {
      failsAt = count
    },
  }
}

const calls = [
  { to: ONE, value: '0x1' },
  { to: TWO, value: '0x2' },
]

it('lists every call, sends them in order after one approval, and reports their status', async () => {
  const { frame, sent, from } = await startWithNetwork()
  const batch = { version: '2.0.0', id: 'mine', from, chainId: '0x1', atomicRequired: false, calls }
  const id = frame.rpc('wallet_sendCalls', [batch])
  await reviewed('Send 2 transactions')
  for (const words of ['Call 1 of 2: Send', 'Call 2 of 2: Send', '0x d8dA 6BF2', '0x A0b8 6991'])
    expect(document.body.textContent).toContain(words)
  approve(frame, 'Send')
  expect((await frame.answered(id)).payload).toEqual({ id: 'mine' })
  expect(sent.map(raw => parseTransaction(raw).value)).toEqual([1n, 2n])
  expect(sent.map(raw => parseTransaction(raw).nonce ?? 0)).toEqual([0, 1])

  let isMined = false
  frame.server.rpc.eth_getTransactionReceipt = params =>
    isMined
      ? {
          status: '0x1',
          blockHash: '0x1',
          blockNumber: '0x1',
          gasUsed: '0x1',
          transactionHash: (params as [Hex])[0],
          logs: [],
        }
      : null
  const status = () => frame.answered(frame.rpc('wallet_getCallsStatus', ['mine']))
  expect((await status()).payload).toMatchObject({ status: 100, receipts: [], atomic: false })
  isMined = true
  expect((await status()).payload).toMatchObject({
    version: '2.0.0',
    chainId: '0x1',
    status: 200,
    receipts: sent.map(raw => ({ transactionHash: keccak256(raw) })),
  })
  const again = await frame.answered(frame.rpc('wallet_sendCalls', [batch]))
  expect(again.payload).toMatchObject({ code: 5720 })
})

it('stops at the first call that fails, and reports those already sent', async () => {
  const { frame, sent, from, failAt } = await startWithNetwork()
  failAt(1)
  const id = frame.rpc('wallet_sendCalls', [{ version: '1.0', from, calls }])
  await reviewed('Send 2 transactions')
  approve(frame, 'Send')
  const batch = (await frame.answered(id)).payload as unknown as string
  expect(sent).toHaveLength(1)
  frame.server.rpc.eth_getTransactionReceipt = () => ({
    status: '0x1',
    blockHash: '0x1',
    blockNumber: '0x1',
    gasUsed: '0x1',
    transactionHash: keccak256(sent[0] ?? '0x'),
    logs: [],
  })
  const status = await frame.answered(frame.rpc('wallet_getCallsStatus', [batch]))
  expect(status.payload).toMatchObject({ status: 'CONFIRMED', receipts: [{ status: '0x1' }] })
})

it.each([
  { what: 'calls as one', change: { atomicRequired: true }, code: 5760 },
  { what: 'a network that is not offered', change: { chainId: '0x5' }, code: 5710 },
  {
    what: 'a capability that it does not have',
    change: { capabilities: { paymasterService: {} } },
    code: 5700,
  },
  { what: 'another version', change: { version: '9' }, code: -32602 },
  { what: 'no calls', change: { calls: [] }, code: -32602 },
  { what: 'too many calls', change: { calls: new Array(21).fill(calls[0]) }, code: 5740 },
  { what: 'another account', change: { from: ONE }, code: 4100 },
])('refuses $what', async ({ change, code }) => {
  const { frame, sent, from } = await startWithNetwork()
  const batch = { version: '2.0.0', from, chainId: '0x1', calls, ...change }
  const answer = await frame.answered(frame.rpc('wallet_sendCalls', [batch]))
  expect(answer.payload).toMatchObject({ code })
  expect(sent).toEqual([])
})

it('reports its capabilities on each network, and rejects unknown batches', async () => {
  const { frame, from } = await startWithNetwork()
  const all = await frame.answered(frame.rpc('wallet_getCapabilities', [from]))
  expect(all.payload).toEqual({
    '0x1': { atomic: { status: 'unsupported' } },
    '0x89': { atomic: { status: 'unsupported' } },
  })
  const one = await frame.answered(frame.rpc('wallet_getCapabilities', [from, ['0x89']]))
  expect(one.payload).toEqual({ '0x89': { atomic: { status: 'unsupported' } } })
  const unknown = await frame.answered(frame.rpc('wallet_getCallsStatus', ['nothing']))
  expect(unknown.payload).toMatchObject({ code: 5730 })
  expect((await frame.answered(frame.rpc('eth_accounts'))).payload).toEqual([from])
  expect((await frame.answered(frame.rpc('eth_chainId'))).payload).toBe('0x1')
})
