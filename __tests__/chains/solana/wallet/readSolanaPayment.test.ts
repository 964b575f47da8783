import { base58 } from '@scure/base'
import fc from 'fast-check'
import { buildPayment } from '../../../../src/chains/solana/chain/rpc/buildPayment'
import { associatedAccount } from '../../../../src/chains/solana/address/programAddress'
import { PROGRAMS } from '../../../../src/chains/solana/programs'
import { readSolanaPayment } from '../../../../src/chains/solana/wallet/readSolanaPayment'
import type { ResolvedTransfer } from '../../../../src/domain/payment/resolveIntent'
import { ALICE, BOB, mainnet } from '../world'

const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const OTHER = 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'

const coin: ResolvedTransfer = {
  connectorId: 'Wallet',
  caipNetworkId: mainnet.caipNetworkId,
  from: ALICE,
  to: BOB,
  baseUnits: 1_500_000_000n,
}
const token: ResolvedTransfer = { ...coin, tokenAddress: MINT, baseUnits: 1_250_000n }

const plan = (opensAccount: boolean | null, program: string = PROGRAMS.token) => ({
  blockhash: 'GfVcyD4kkTrj4bKc7WA9sZCin9JDbdT4Zkd3EittNR1W',
  lastValidBlockHeight: 1n,
  slot: 1n,
  route:
    opensAccount === null
      ? null
      : {
          rules: { program, decimals: 6, multiplier: null, fee: null },
          source: OTHER,
          destination: associatedAccount(BOB, MINT, program),
          opensAccount,
        },
})

const PAYMENTS = [
  ['a coin', coin, plan(null)],
  ['a token', token, plan(false)],
  ['a token of the newer program', token, plan(false, PROGRAMS.token2022)],
  ['a token and the account for it', token, plan(true)],
] as const

describe('the payment in a transaction', () => {
  it.each(PAYMENTS)('is decoded: %s', (_what, transfer, facts) => {
    const { bytes, message } = buildPayment(transfer, facts)
    const { connectorId: _id, caipNetworkId: _network, ...moved } = transfer
    expect(readSolanaPayment(bytes, BOB)).toEqual(moved)
    expect(bytes.subarray(-message.length)).toEqual(message)
    expect(bytes[0]).toBe(1)
  })

  it.each(PAYMENTS)(
    'is another one, or none, after a relevant change: %s',
    (_what, transfer, facts) => {
      const { bytes } = buildPayment(transfer, facts)
      const { connectorId: _id, caipNetworkId: _network, ...moved } = transfer
      const places = placesOf(bytes, transfer, facts.route?.destination)
      expect(places.length).toBeGreaterThan(2 * 32)
      fc.assert(
        fc.property(fc.constantFrom(...places), fc.integer({ min: 1, max: 255 }), (at, change) => {
          const tampered = Uint8Array.from(bytes)
          tampered[at] = (tampered[at] ?? 0) ^ change
          expect(readSolanaPayment(tampered, BOB)).not.toEqual(moved)
        }),
        { numRuns: 200 },
      )
    },
  )

  it.each([
    ['cut short', (bytes: Uint8Array) => bytes.subarray(0, -1)],
    ['with something behind', (bytes: Uint8Array) => Uint8Array.of(...bytes, 0)],
    ['of nothing', () => new Uint8Array()],
  ])('cannot be read from bytes %s', (_what, change) => {
    expect(readSolanaPayment(change(buildPayment(coin, plan(null)).bytes), BOB)).toBeNull()
  })

  it('is rejected for a recipient that does not own the token account', () => {
    const { bytes } = buildPayment(token, plan(false))
    expect(readSolanaPayment(bytes, ALICE)).toBeNull()
    const foreign = plan(true)
    const opening = { ...foreign, route: foreign.route && { ...foreign.route, destination: OTHER } }
    expect(readSolanaPayment(buildPayment(token, opening).bytes, BOB)).toBeNull()
  })
})

/** The offsets of the payer, the recipient, the token and the amount in the bytes. */
function placesOf(bytes: Uint8Array, transfer: ResolvedTransfer, destination?: string): number[] {
  const text = Buffer.from(bytes)
  const amount = Buffer.alloc(8)
  amount.writeBigUInt64LE(transfer.baseUnits)
  const keys = [transfer.from, destination ?? transfer.to, transfer.tokenAddress].flatMap(each =>
    each === undefined ? [] : [Buffer.from(base58.decode(each))],
  )
  return [...keys, amount].flatMap(part => {
    const start = text.indexOf(part)
    return start < 0 ? [] : Array.from(part, (_byte, index) => start + index)
  })
}
