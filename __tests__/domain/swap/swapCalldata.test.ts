import { decodeFunctionData, encodeFunctionData, erc20Abi, parseAbi } from 'viem'
import {
  NATIVE_COIN,
  readApproval,
  readSwapCall,
  writeApproval,
} from '../../../src/domain/swap/swapCalldata'

const ALICE = '0x00000000000000000000000000000000000a11ce'
const THIEF = '0x000000000000000000000000000000000000dead'
const ROUTER = '0x00000000000000000000000000000000000c0de5'
const DOLLAR = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const LINK = '0x514910771af9ca656af840dff83e8264ecf986ca'
const ZERO_ADDRESS = '0x0000000000000000000000000000000000000000'

const aggregator = parseAbi([
  'function swap(address executor, (address srcToken, address dstToken, address srcReceiver, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags) desc, bytes data)',
])
const older = parseAbi([
  'function swap(address executor, (address srcToken, address dstToken, address srcReceiver, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags) desc, bytes permit, bytes data)',
])
const pairs = parseAbi([
  'function swapExactTokensForTokens(uint256, uint256, address[], address, uint256)',
  'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256, uint256, address[], address, uint256)',
  'function swapExactETHForTokens(uint256, address[], address, uint256)',
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256, address[], address, uint256)',
  'function swapExactTokensForETH(uint256, uint256, address[], address, uint256)',
  'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[], address, uint256)',
])

const description = (dstReceiver: `0x${string}`) =>
  ({
    srcToken: NATIVE_COIN,
    dstToken: DOLLAR,
    srcReceiver: ROUTER,
    dstReceiver,
    amount: 50n,
    minReturnAmount: 161n,
    flags: 0n,
  }) as const

describe('calldata of an approval', () => {
  const data = writeApproval({ spender: ROUTER, units: '1500000' })

  it('lets a spender take exactly the amount, as any library decodes it', () => {
    expect(decodeFunctionData({ abi: erc20Abi, data })).toEqual({
      functionName: 'approve',
      args: [expect.stringMatching(new RegExp(ROUTER, 'i')), 1_500_000n],
    })
  })

  it('is decoded, and nothing else is accepted as an approval', () => {
    expect(readApproval(data)).toEqual({ spender: ROUTER, units: '1500000' })
    expect(readApproval(`${data}00`)).toBeNull()
    expect(readApproval(data.slice(0, -2))).toBeNull()
    expect(readApproval(data.replace('095ea7b3', 'a9059cbb'))).toBeNull()
    expect(readApproval(data.replace(/^(0x.{8})0/, '$1f'))).toBeNull()
    expect(readApproval('0x')).toBeNull()
  })

  it('rejects an amount that exceeds uint256', () => {
    expect(() => writeApproval({ spender: ROUTER, units: (2n ** 256n).toString() })).toThrow(
      RangeError,
    )
  })
})

describe('calldata of a swap', () => {
  const read = {
    source: NATIVE_COIN,
    target: DOLLAR,
    recipient: ALICE,
    units: '50',
    minimumUnits: '161',
  }

  it('of the aggregator returns tokens, amounts and the recipient', () => {
    const data = encodeFunctionData({ abi: aggregator, args: [ROUTER, description(ALICE), '0x12'] })
    expect(readSwapCall(data)).toEqual(read)
    const before = encodeFunctionData({
      abi: older,
      args: [ROUTER, description(ALICE), '0x', '0x12'],
    })
    expect(readSwapCall(before)).toEqual(read)
  })

  it('distinguishes the default recipient, the sender, from a thief', () => {
    const to = (receiver: `0x${string}`) =>
      readSwapCall(
        encodeFunctionData({ abi: aggregator, args: [ROUTER, description(receiver), '0x'] }),
      )?.recipient
    expect(to(ZERO_ADDRESS)).toBeNull()
    expect(to(THIEF)).toBe(THIEF)
  })

  it('of routers over pairs returns the ends of the path', () => {
    const path = [DOLLAR, ROUTER, LINK] as const
    const later = 1_900_000_000n
    for (const functionName of [
      'swapExactTokensForTokens',
      'swapExactTokensForTokensSupportingFeeOnTransferTokens',
    ] as const) {
      const args = [70n, 60n, path, ALICE, later] as const
      const data = encodeFunctionData({ abi: pairs, functionName, args })
      expect(readSwapCall(data)).toEqual({
        source: DOLLAR,
        target: LINK,
        recipient: ALICE,
        units: '70',
        minimumUnits: '60',
      })
    }
    for (const functionName of [
      'swapExactETHForTokens',
      'swapExactETHForTokensSupportingFeeOnTransferTokens',
    ] as const) {
      const args = [60n, path, ALICE, later] as const
      const data = encodeFunctionData({ abi: pairs, functionName, args })
      expect(readSwapCall(data)).toEqual({
        source: NATIVE_COIN,
        target: LINK,
        recipient: ALICE,
        units: null,
        minimumUnits: '60',
      })
    }
    for (const functionName of [
      'swapExactTokensForETH',
      'swapExactTokensForETHSupportingFeeOnTransferTokens',
    ] as const) {
      const args = [70n, 60n, path, THIEF, later] as const
      const data = encodeFunctionData({ abi: pairs, functionName, args })
      expect(readSwapCall(data)).toEqual({
        source: DOLLAR,
        target: NATIVE_COIN,
        recipient: THIEF,
        units: '70',
        minimumUnits: '60',
      })
    }
  })

  it.each([
    '0x',
    '0x07ed2379',
    '0xdeadbeef',
    `0x07ed2379${'f'.repeat(64 * 7)}`,
    `0x38ed1739${'0'.repeat(64)}`,
    `0x38ed1739${'f'.repeat(64 * 6)}`,
    `0x7ff36ab5${'0'.repeat(64)}${'0'.repeat(62)}ff${'0'.repeat(64 * 2)}`,
    '0x07ed2379zz',
  ])('%s is not decoded', data => {
    expect(readSwapCall(data)).toBeNull()
  })

  it.each([1n, 2n, 4n, 2n ** 255n])('of the aggregator is not decoded with flag %s', flags => {
    const asked = { ...description(ALICE), flags }
    const data = encodeFunctionData({ abi: aggregator, args: [ROUTER, asked, '0x12'] })
    expect(readSwapCall(data)).toBeNull()
    expect(
      readSwapCall(encodeFunctionData({ abi: older, args: [ROUTER, asked, '0x', '0x12'] })),
    ).toBeNull()
  })
})
