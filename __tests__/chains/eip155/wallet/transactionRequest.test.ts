import fc from 'fast-check'
import { decodeFunctionData, encodeFunctionData, erc20Abi } from 'viem'
import {
  decodeErc20Transfer,
  encodeErc20Transfer,
} from '../../../../src/chains/eip155/wallet/erc20Transfer'
import {
  buildSendRequest,
  requestFingerprint,
  type TransactionRequest,
} from '../../../../src/chains/eip155/wallet/transactionRequest'
import { intentFingerprint } from '../../../../src/domain/payment/fingerprint'
import { ModalError } from '../../../../src/domain/ModalError'
import type { SendIntent } from '../../../../src/domain/payment/send'
import { formatUnits } from '../../../../src/lib/amount/decimal'
import { ALICE, BOB, nativeIntent, RDNS, TOKEN, tokenIntent } from '../world'

const hexAddress = fc
  .array(fc.constantFrom(...'0123456789abcdefABCDEF'), { minLength: 40, maxLength: 40 })
  .map(digits => `0x${digits.join('')}` as const)
const uint256 = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })

/** Every USDT contract in the specification whose `transfer` returns nothing. */
const USDT = [
  '0xdac17f958d2ee523a2206206994597c13d831ec7',
  '0xc2132d05d31c914a87c6611c10748aeb04b58e8f',
  '0x9702230a8ea53601f5cd2dc00fdbc13d4df4a8c7',
  '0x919C1c267BC06a7039e03fcc2eF738525769109c',
  '0x48065fbBE25f71C9282ddf5e1cD6D6A887483D5e',
  '0x55d398326f99059fF775485246999027B3197955',
  '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9',
]
const NO_RETURN_ABI = [
  {
    type: 'function',
    name: 'transfer',
    stateMutability: 'nonpayable',
    inputs: [
      { name: 'to', type: 'address' },
      { name: 'amount', type: 'uint256' },
    ],
    outputs: [],
  },
] as const

describe('a token transfer as bytes', () => {
  it('matches viem’s encoding, and decodes back', () => {
    fc.assert(
      fc.property(hexAddress, uint256, (mixedCase, baseUnits) => {
        const to = mixedCase.toLowerCase() as `0x${string}`
        const data = encodeErc20Transfer({ to: mixedCase, baseUnits })
        expect(data).toBe(
          encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, baseUnits] }),
        )
        expect(decodeErc20Transfer(data)).toEqual({ to, baseUnits })
        const seen = decodeFunctionData({ abi: erc20Abi, data: data as `0x${string}` })
        expect(seen.functionName).toBe('transfer')
      }),
      { numRuns: 1000 },
    )
  })

  it.each(USDT)('is the same for %s, whose transfer returns nothing', contract => {
    const request = buildSendRequest({
      ...tokenIntent,
      token: { ...tokenIntent.token, address: `eip155:1:${contract}` },
    })
    const args = [BOB, 12_340_000n] as const
    expect(request).toMatchObject({
      to: contract,
      data: encodeFunctionData({ abi: NO_RETURN_ABI, functionName: 'transfer', args }),
    })
  })

  it.each([
    ['nothing', '0x'],
    ['another call', `0x095ea7b3${'0'.repeat(128)}`],
    ['something before', `0x00a9059cbb${'0'.repeat(128)}`],
    ['something after', `0xa9059cbb${'0'.repeat(128)}00`],
    ['too little', `0xa9059cbb${'0'.repeat(127)}`],
    ['bytes in front of the receiver', `0xa9059cbb01${'0'.repeat(126)}`],
  ])('rejects %s', (_what, data) => {
    expect(decodeErc20Transfer(data)).toBeNull()
  })

  it.each([-1n, 2n ** 256n])('rejects %p base units', baseUnits => {
    expect(() => encodeErc20Transfer({ to: BOB, baseUnits })).toThrow(RangeError)
  })
})

describe('D3 the fingerprint decoded from the request', () => {
  const intents = fc
    .record({
      from: hexAddress,
      to: hexAddress,
      contract: fc.option(hexAddress, { nil: undefined }),
      decimals: fc.integer({ min: 0, max: 36 }),
      baseUnits: uint256,
      reference: fc.integer({ min: 1, max: 2 ** 40 }),
    })
    .map(({ from, to, contract, decimals, baseUnits, reference }): SendIntent => ({
      connectorId: RDNS,
      caipNetworkId: `eip155:${reference}`,
      from,
      to,
      amount: formatUnits(baseUnits, decimals),
      token: {
        symbol: 'X',
        chainId: `eip155:${reference}`,
        quantity: { decimals: String(decimals), numeric: '0' },
        ...(contract !== undefined && { address: `eip155:${reference}:${contract}` }),
      },
    }))

  it('equals that of the intent, for every intent', () => {
    fc.assert(
      fc.property(intents, intent => {
        expect(requestFingerprint(buildSendRequest(intent), RDNS)).toBe(intentFingerprint(intent))
      }),
      { numRuns: 1000 },
    )
  })

  it('differs for two different payments', () => {
    fc.assert(
      fc.property(intents, intents, (one, other) => {
        const isSame =
          JSON.stringify(buildSendRequest(one)).toLowerCase() ===
          JSON.stringify(buildSendRequest(other)).toLowerCase()
        expect(intentFingerprint(one) === intentFingerprint(other)).toBe(isSame)
      }),
      { numRuns: 1000 },
    )
  })

  const request = buildSendRequest(tokenIntent)
  it.each<[string, Partial<TransactionRequest>]>([
    ['chain', { chainId: '0xa' }],
    ['sender', { from: BOB }],
    ['contract', { to: ALICE }],
    ['coins along with the call', { value: '0x1' }],
    ['call', { data: '0x' }],
    ['bytes after the call', { data: `${request.data}00` }],
    ['receiver', { data: request.data.replace('b0b', 'bad') }],
    ['amount', { data: `${request.data.slice(0, -1)}f` }],
    ['approval instead', { data: request.data.replace('a9059cbb', '095ea7b3') }],
  ])('detects another %s', (_what, change) => {
    const reviewed = intentFingerprint(tokenIntent)
    expect(requestFingerprint({ ...request, ...change }, RDNS)).not.toBe(reviewed)
  })

  it('is one readable line', () => {
    expect(intentFingerprint(nativeIntent)).toBe(
      `eip155:1 ${ALICE.toLowerCase()} ${BOB} native 1500000000000000000 ${RDNS}`,
    )
    expect(intentFingerprint(tokenIntent)).toBe(
      `eip155:1 ${ALICE.toLowerCase()} ${BOB} ${TOKEN.toLowerCase()} 12340000 ${RDNS}`,
    )
  })
})

describe('an intent that is not one payment', () => {
  const token = tokenIntent.token
  it.each<[string, SendIntent]>([
    ['an amount finer than the coin', { ...tokenIntent, amount: '0.0000001' }],
    ['an amount that is no number', { ...tokenIntent, amount: '1e3' }],
    ['a negative amount', { ...tokenIntent, amount: '-1' }],
    ['no amount', { ...tokenIntent, amount: '' }],
    ['a name for a receiver', { ...tokenIntent, to: 'bob.eth' }],
    ['a receiver that is too short', { ...tokenIntent, to: BOB.slice(0, -1) }],
    [
      'a token of another network',
      { ...tokenIntent, token: { ...token, address: `eip155:10:${TOKEN}` } },
    ],
    [
      'a token listed on another network',
      { ...tokenIntent, token: { ...token, chainId: 'eip155:10' } },
    ],
    [
      'a token that is no address',
      { ...tokenIntent, token: { ...token, address: 'eip155:1:USDC' } },
    ],
    [
      'decimals that are no number',
      { ...tokenIntent, token: { ...token, quantity: { decimals: 'six', numeric: '1' } } },
    ],
  ])('is rejected: %s', (_what, intent) => {
    expect(() => intentFingerprint(intent)).toThrow(ModalError)
    try {
      buildSendRequest(intent)
    } catch (thrown) {
      expect(thrown).toMatchObject({ code: 'INVALID_PARAMS' })
    }
    expect.assertions(2)
  })
})
