import { decodeFunctionData, parseAbi } from 'viem'
import { readDataFee } from '../../../../../src/chains/eip155/chain/rpc/readDataFee'
import { never } from '../../world'
import { askingClient } from './fakeNode'

const oracle = parseAbi(['function getL1Fee(bytes transaction) view returns (uint256)'])
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`
const transfer = `0xa9059cbb${'12'.repeat(64)}`

const read = async (answer: unknown, callData = '0x') => {
  const client = askingClient({ eth_call: answer })
  const fee = await readDataFee(client, callData, never())
  const [call] = client.calls[0]?.params as [{ to: string; data: `0x${string}` }]
  return { fee, call }
}

describe('the fee for publishing a transaction on another chain', () => {
  it('comes from the chain’s own oracle', async () => {
    expect((await read(word(1_234_567n))).fee).toBe(1_234_567n)
  })

  it.each([
    ['a chain without one', '0x'],
    ['a chain that refuses', () => Promise.reject(new Error('reverted'))],
    ['an answer that is no number', 'nothing'],
  ])('is zero on %s', async (_what, answer) => {
    expect((await read(answer)).fee).toBe(0n)
  })

  it.each(['0x', transfer])('is requested for a transaction no shorter, with %p', async data => {
    const { call } = await read('0x', data)
    expect(call.to).toBe('0x420000000000000000000000000000000000000F')
    const { functionName, args } = decodeFunctionData({ abi: oracle, data: call.data })
    expect(functionName).toBe('getL1Fee')
    expect(args[0]).toHaveLength(2 + 240 + data.length - 2)
    expect(args[0].endsWith(data.slice(2))).toBe(true)
    const pairs = args[0].slice(2, 242).match(/../g) ?? []
    expect(new Set(pairs).size).toBe(120)
  })
})
