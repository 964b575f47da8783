import { base64 } from '@scure/base'
import fc from 'fast-check'
import {
  isUnchangedSinceReview,
  getTermsOfAmount,
} from '../../../../src/chains/solana/chain/applyTokenRules'
import { readTokenRules, type TokenRules } from '../../../../src/chains/solana/chain/readTokenRules'
import { createSolanaRpc } from '../../../../src/chains/solana/chain/createSolanaRpc'
import { PROGRAMS } from '../../../../src/chains/solana/programs'
import { delay } from '../../../../src/clients/delay'
import { withTerms } from '../../../../src/domain/payment/tokenTerms'
import { resolveIntent } from '../../../../src/domain/payment/resolveIntent'
import { formatUnits, parseUnits } from '../../../../src/lib/amount/decimal'
import { codeOf } from '../../../contracts/codeOf'
import { ALICE, BOB, createFakeNode, mainnet } from '../world'

const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const CLOCK = 'SysvarC1ock11111111111111111111111111111111'
const SCALED = 25
const FEE = 1

type Extension = readonly [kind: number, value: Buffer]

/** The account of a mint with 8 decimals and these extensions. */
function mintWith(extensions: readonly Extension[], cut = 0): Buffer {
  const base = Buffer.alloc(166)
  base.writeUInt8(8, 44)
  base.writeUInt8(1, 165)
  const parts = extensions.map(([kind, value]) => {
    const head = Buffer.alloc(4)
    head.writeUInt16LE(kind, 0)
    head.writeUInt16LE(value.length, 2)
    return Buffer.concat([head, value])
  })
  const whole = Buffer.concat([base, ...parts, Buffer.alloc(2)])
  return whole.subarray(0, whole.length - cut)
}

function clockAt(epoch: number, time: number): Buffer {
  const clock = Buffer.alloc(40)
  clock.writeBigUInt64LE(BigInt(epoch), 16)
  clock.writeBigInt64LE(BigInt(time), 32)
  return clock
}

function scaled(now: number, next = now, at = 0): Extension {
  const value = Buffer.alloc(56)
  value.writeDoubleLE(now, 32)
  value.writeBigInt64LE(BigInt(at), 40)
  value.writeDoubleLE(next, 48)
  return [SCALED, value]
}

interface FeeOfEpoch {
  readonly epoch: number
  readonly basisPoints: number
  readonly maximum?: bigint
}

function feeOf(older: FeeOfEpoch, newer = older): Extension {
  const value = Buffer.alloc(108)
  for (const [at, { epoch, basisPoints, maximum = 2n ** 64n - 1n }] of [
    [72, older],
    [90, newer],
  ] as const) {
    value.writeBigUInt64LE(BigInt(epoch), at)
    value.writeBigUInt64LE(maximum, at + 8)
    value.writeUInt16LE(basisPoints, at + 16)
  }
  return [FEE, value]
}

function nodeWith(mint: Buffer | null, clock: Buffer | null, program: string) {
  const row = (data: Buffer | null, owner: string) =>
    data && { lamports: 1, owner, executable: false, data: [base64.encode(data), 'base64'] }
  return createFakeNode({
    getAccountInfo: (address: string) => ({
      value: address === CLOCK ? row(clock, PROGRAMS.system) : row(mint, program),
    }),
  })
}

async function rulesOf(
  mint: Buffer | null,
  clock: Buffer | null = clockAt(7, 1_000),
  program: string = PROGRAMS.token2022,
) {
  const node = nodeWith(mint, clock, program)
  const rpc = createSolanaRpc({ http: node.http, delay }, ['https://node.example'])
  return readTokenRules(rpc, MINT, 'confirmed', new AbortController().signal)
}

const token = {
  symbol: 'SSHR',
  chainId: mainnet.caipNetworkId,
  address: `${mainnet.caipNetworkId}:${MINT}`,
  quantity: { decimals: '8', numeric: '20' },
}
const intentOf = (amount: string) => ({
  connectorId: 'Wallet',
  caipNetworkId: mainnet.caipNetworkId,
  from: ALICE,
  to: BOB,
  token,
  amount,
})

describe('the transfer rules of a mint', () => {
  it('are empty where it has none', async () => {
    const plain = { program: PROGRAMS.token2022, decimals: 8, multiplier: null, fee: null }
    const pointer: Extension = [18, Buffer.alloc(64)]
    for (const extensions of [
      [],
      [pointer],
      [scaled(1)],
      [feeOf({ epoch: 0, basisPoints: 0 })],
      [feeOf({ epoch: 0, basisPoints: 500, maximum: 0n })],
      // A transfer hook without a program, and a zero interest rate.
      [[14, Buffer.alloc(64)] as const],
      [[10, Buffer.alloc(52)] as const],
    ]) {
      expect(await rulesOf(mintWith(extensions))).toEqual(plain)
    }
  })

  it.each([
    ['before another one holds', 999, '2'],
    ['from the second on at which another one holds', 1_000, '5'],
    ['after that', 1_001, '5'],
  ])('include one multiplier %s', async (_when, time, expected) => {
    const rules = await rulesOf(mintWith([scaled(2, 5, 1_000)]), clockAt(7, time))
    expect(rules.multiplier).toEqual({ numerator: BigInt(expected), denominator: 1n })
  })

  it.each([
    ['the older fee', 6, 500n],
    ['the newer fee from its epoch on', 7, 100n],
    ['the newer fee after that', 8, 100n],
  ])('include %s', async (_which, epoch, expected) => {
    const mint = mintWith([feeOf({ epoch: 1, basisPoints: 500 }, { epoch: 7, basisPoints: 100 })])
    expect((await rulesOf(mint, clockAt(epoch, 0))).fee?.basisPoints).toBe(expected)
  })

  it.each([
    ['that is no number', mintWith([scaled(Number.NaN)])],
    ['of nothing', mintWith([scaled(0)])],
    ['that is negative', mintWith([scaled(-1)])],
    ['without end', mintWith([scaled(Number.POSITIVE_INFINITY)])],
    ['in another form', mintWith([[SCALED, Buffer.alloc(48)]])],
    ['that is cut short', mintWith([scaled(2)], 20)],
  ])('are rejected for a multiplier %s', async (_which, mint) => {
    expect(await codeOf(rulesOf(mint))).toBe('TOKEN_UNSUPPORTED')
  })

  it.each([
    ['cannot be transferred', [9, Buffer.alloc(0)] as const],
    ['has a program run with each transfer', [14, Buffer.alloc(64, 1)] as const],
    ['bears interest', [10, Buffer.alloc(52, 1)] as const],
    ['has a fee in another form', [FEE, Buffer.alloc(107)] as const],
    ['has a fee of more than everything', feeOf({ epoch: 0, basisPoints: 10_001 })],
  ])('are rejected for a token that %s', async (_which, extension) => {
    expect(await codeOf(rulesOf(mintWith([extension])))).toBe('TOKEN_UNSUPPORTED')
  })

  it('are rejected where they depend on an unknown time', async () => {
    for (const extension of [scaled(2), feeOf({ epoch: 0, basisPoints: 500 })]) {
      expect(await codeOf(rulesOf(mintWith([extension]), null))).toBe('TOKEN_UNSUPPORTED')
    }
  })

  it('are not read from a token of the older program, nor where there is no token', async () => {
    const plain = await rulesOf(mintWith([]).subarray(0, 82), null, PROGRAMS.token)
    expect(plain).toMatchObject({ multiplier: null, fee: null })
    expect(await codeOf(rulesOf(null))).toBe('INVALID_PARAMS')
  })
})

describe('the amount that a transfer moves', () => {
  const rules = (more: Partial<TokenRules> = {}): TokenRules => ({
    program: PROGRAMS.token2022,
    decimals: 8,
    multiplier: null,
    fee: null,
    ...more,
  })
  const times = (numerator: bigint, denominator = 1n) => ({
    multiplier: { numerator, denominator },
  })

  it.each([
    ['doubled', times(2n), '5', { baseUnits: '250000000', amount: '5' }],
    [
      'doubled, in an odd amount',
      times(2n),
      '0.00000003',
      { baseUnits: '1', amount: '0.00000002' },
    ],
    ['in tenths more', times(11n, 10n), '11', { baseUnits: '1000000000', amount: '11' }],
    ['halved', times(1n, 2n), '5', { baseUnits: '1000000000', amount: '5' }],
    ['doubled, in less than a unit', times(2n), '0.00000001', { baseUnits: '0', amount: '0' }],
  ])('of a token that is shown %s', (_which, more, amount, expected) => {
    expect(getTermsOfAmount(rules(more), amount)).toEqual({ decimals: 8, ...expected })
  })

  it.each([
    ['a share', { basisPoints: 500n, maximum: 2n ** 64n - 1n }, '100', '95'],
    [
      'a share, rounded up',
      { basisPoints: 1n, maximum: 2n ** 64n - 1n },
      '0.00000005',
      '0.00000004',
    ],
    ['at most so much', { basisPoints: 500n, maximum: 100_000_000n }, '100', '99'],
    ['all', { basisPoints: 10_000n, maximum: 2n ** 64n - 1n }, '100', '0'],
  ])('of a token that keeps %s', (_which, fee, amount, received) => {
    expect(getTermsOfAmount(rules({ fee }), amount)).toEqual({ decimals: 8, received })
  })

  it('of a token with both is shown as wallets show it', () => {
    const fee = { basisPoints: 500n, maximum: 2n ** 64n - 1n }
    expect(getTermsOfAmount(rules({ ...times(2n), fee }), '100')).toEqual({
      decimals: 8,
      baseUnits: '5000000000',
      amount: '100',
      received: '95',
    })
  })

  it('never exceeds the request, and the review shows what is moved', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 2n ** 63n }),
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        fc.integer({ min: 0, max: 10_000 }),
        (shown, numerator, denominator, basisPoints) => {
          fc.pre(numerator !== denominator)
          const fee =
            basisPoints === 0 ? null : { basisPoints: BigInt(basisPoints), maximum: 10n ** 9n }
          const own = rules({ ...times(numerator, denominator), fee })
          const asked = formatUnits(shown, 8)
          const terms = getTermsOfAmount(own, asked)
          const units = BigInt(terms.baseUnits ?? '')
          // Exact fractions: this many units are worth no more than requested, one more would be.
          expect(units * numerator <= shown * denominator).toBe(true)
          expect((units + 1n) * numerator > shown * denominator).toBe(true)
          expect(parseUnits(terms.amount ?? '', 8)).toBe((units * numerator) / denominator)
          const intent = withTerms(intentOf(asked), terms)
          expect(resolveIntent(intent).baseUnits).toBe(units)
          expect(isUnchangedSinceReview(own, intent, units)).toBe(true)
          expect(isUnchangedSinceReview(rules(), intent, units)).toBe(false)
        },
      ),
    )
  })

  it('differs from the review under another fee, or without one', () => {
    const fee = { basisPoints: 500n, maximum: 2n ** 64n - 1n }
    const intent = withTerms(intentOf('100'), getTermsOfAmount(rules({ fee }), '100'))
    const units = resolveIntent(intent).baseUnits
    expect(isUnchangedSinceReview(rules({ fee }), intent, units)).toBe(true)
    expect(
      isUnchangedSinceReview(rules({ fee: { ...fee, basisPoints: 501n } }), intent, units),
    ).toBe(false)
    expect(isUnchangedSinceReview(rules(), intent, units)).toBe(false)
    expect(isUnchangedSinceReview(rules({ fee }), intentOf('100'), units)).toBe(false)
  })
})
