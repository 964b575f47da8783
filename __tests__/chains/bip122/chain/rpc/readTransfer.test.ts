import ecc from '@bitcoinerlab/secp256k1'
import { initEccLib, payments, Psbt, Transaction } from 'bitcoinjs-lib'
import {
  readTransfer,
  type ClaimedTransfer,
} from '../../../../../src/chains/bip122/chain/rpc/readTransfer'
import { ModalError } from '../../../../../src/domain/ModalError'
import { BOB, KEY, mainnet, on, ORDINALS } from '../../world'

initEccLib(ecc)

type Kind = 'p2wpkh' | 'p2pkh' | 'p2tr' | 'p2sh'

const pubkey = Uint8Array.from(Buffer.from(KEY, 'hex'))
const SENDERS = {
  p2wpkh: payments.p2wpkh({ pubkey }),
  p2pkh: payments.p2pkh({ pubkey }),
  p2tr: payments.p2tr({ internalPubkey: pubkey.slice(1) }),
  p2sh: payments.p2sh({ redeem: payments.p2wpkh({ pubkey }) }),
}
const addressOf = (kind: Kind) => SENDERS[kind].address ?? ''
const scriptOf = (kind: Kind) => SENDERS[kind].output ?? new Uint8Array()
const scriptOfOrdinals = payments.p2tr({ address: ORDINALS }).output ?? new Uint8Array()

/** A transaction with one output. */
function madeOf(script: Uint8Array, value: bigint): Transaction {
  const made = new Transaction()
  made.addInput(
    Uint8Array.from({ length: 32 }, () => 7),
    0,
  )
  made.addOutput(script, value)
  return made
}

type Added = Parameters<Psbt['addInput']>[0]
type Change = (input: Added, made: Transaction) => Partial<Added>

/** A payment of 150,000 sat from an output of 200,000, as its sender would build it. */
function paymentOf(kind: Kind, change: Change = () => ({})) {
  const script = scriptOf(kind)
  const made = madeOf(script, 200_000n)
  const { redeem } = SENDERS[kind]
  const input: Added = {
    hash: made.getId(),
    index: 0,
    ...(kind === 'p2pkh'
      ? { nonWitnessUtxo: made.toBuffer() }
      : { witnessUtxo: { script, value: 200_000n } }),
    ...(redeem?.output && { redeemScript: redeem.output }),
  }
  const psbt = new Psbt()
  // Bypasses the library's checks, as a page can.
  const { witnessUtxo, nonWitnessUtxo, sighashType, redeemScript, ...place } = {
    ...input,
    ...change(input, made),
  }
  psbt.addInput(place)
  Object.assign(psbt.data.inputs[0] ?? {}, {
    ...(witnessUtxo && { witnessUtxo }),
    ...(nonWitnessUtxo && { nonWitnessUtxo }),
    ...(sighashType !== undefined && { sighashType }),
    ...(redeemScript && { redeemScript }),
  })
  psbt.addOutput({ address: BOB, value: 150_000n })
  psbt.addOutput({ script, value: 48_000n })
  return psbt
}

const claimOf = (kind: Kind, psbt: Psbt, changes: Partial<ClaimedTransfer> = {}) => ({
  psbt: psbt.toBase64(),
  caipNetworkId: mainnet.caipNetworkId,
  from: addressOf(kind),
  recipient: BOB,
  amount: '150000',
  fee: '2000',
  change: '48000',
  ...changes,
})

function codeOf(read: () => unknown): string {
  try {
    read()
    return 'read'
  } catch (thrown) {
    return thrown instanceof ModalError ? thrown.code : String(thrown)
  }
}

/** Adds a second input, from the owner of the script. */
function withCoin(psbt: Psbt, script: Uint8Array, value: bigint): Psbt {
  const made = madeOf(script, value)
  return psbt.addInput({ hash: made.getId(), index: 0, witnessUtxo: { script, value } })
}

describe('a payment built by a page', () => {
  it.each([
    ['p2wpkh', 14.18],
    ['p2pkh', 8.97],
    ['p2tr', 14.18],
    ['p2sh', 12.12],
  ] as const)('is parsed from its bytes where it is of %s', (kind, feeRate) => {
    const claimed = claimOf(kind, paymentOf(kind))
    const lies = { feeRate: 1, inputs: [], outputs: [] }
    expect(readTransfer({ ...claimed, ...lies })).toMatchObject({
      ...claimed,
      feeRate: expect.closeTo(feeRate, 0) as number,
      inputs: [{ address: addressOf(kind), amount: '200000' }],
      outputs: [
        { address: BOB, amount: '150000' },
        { address: addressOf(kind), amount: '48000' },
      ],
    })
  })

  it('spends no foreign output, including one of another address of the same wallet', () => {
    const psbt = withCoin(paymentOf('p2wpkh'), scriptOfOrdinals, 546n)
    expect(codeOf(() => readTransfer(claimOf('p2wpkh', psbt, { fee: '2546' })))).toBe(
      'INTENT_CHANGED',
    )
  })

  it.each([
    ['NONE', 0x02],
    ['SINGLE', 0x03],
    ['ALL|ANYONECANPAY', 0x81],
    ['NONE|ANYONECANPAY', 0x82],
    ['SINGLE|ANYONECANPAY', 0x83],
    ['default, which this kind of address has not', 0],
  ])('requests no signature of the kind %s', (_name, sighashType) => {
    const psbt = paymentOf('p2wpkh', () => ({ sighashType }))
    expect(codeOf(() => readTransfer(claimOf('p2wpkh', psbt)))).toBe('INVALID_PARAMS')
  })

  it('requests signatures over the whole of it', () => {
    const all = paymentOf('p2wpkh', () => ({ sighashType: Transaction.SIGHASH_ALL }))
    expect(codeOf(() => readTransfer(claimOf('p2wpkh', all)))).toBe('read')
    const whole = paymentOf('p2tr', () => ({ sighashType: Transaction.SIGHASH_DEFAULT }))
    expect(codeOf(() => readTransfer(claimOf('p2tr', whole)))).toBe('read')
  })

  const witness = (kind: Kind, value: bigint) => ({ script: scriptOf(kind), value })
  const rich = madeOf(scriptOf('p2pkh'), 100_000_000n)

  it.each<[string, Kind, Change]>([
    [
      'only claims the worth of a coin of the oldest kind',
      'p2pkh',
      () => ({ nonWitnessUtxo: undefined, witnessUtxo: witness('p2pkh', 200_000n) }) as never,
    ],
    [
      'claims less for a coin than its transaction says',
      'p2pkh',
      () => ({
        hash: rich.getId(),
        nonWitnessUtxo: rich.toBuffer(),
        witnessUtxo: witness('p2pkh', 200_000n),
      }),
    ],
    [
      'brings another transaction than the one that made the coin',
      'p2pkh',
      () => ({ hash: rich.getId() }),
    ],
    [
      'does so for a newer kind of address',
      'p2wpkh',
      () => ({
        nonWitnessUtxo: madeOf(scriptOf('p2wpkh'), 200_000n).toBuffer(),
        hash: rich.getId(),
      }),
    ],
    ['spends what its transaction did not make', 'p2pkh', () => ({ index: 1 })],
    [
      'leaves more to the network than it says',
      'p2pkh',
      () => ({ hash: rich.getId(), nonWitnessUtxo: rich.toBuffer() }),
    ],
    ['says nothing of a coin', 'p2wpkh', () => ({ witnessUtxo: undefined }) as never],
  ])('is rejected where it %s', (_what, kind, change) => {
    const claimed = claimOf(kind, paymentOf(kind, change))
    expect(codeOf(() => readTransfer(claimed))).toBe('INTENT_CHANGED')
  })

  it('is not parsed where the sender’s outputs need more than one key', () => {
    const redeem = payments.p2ms({ m: 1, pubkeys: [pubkey] })
    const psbt = paymentOf('p2sh', () => ({ redeemScript: redeem.output ?? new Uint8Array() }))
    expect(codeOf(() => readTransfer(claimOf('p2sh', psbt)))).toBe('UNSUPPORTED_METHOD')
  })

  it.each([
    ['recipient', { recipient: on('tb', BOB) }],
    ['sender', { from: on('tb', addressOf('p2wpkh')) }],
  ])('is rejected for a %s of another network', (_who, changes) => {
    const claimed = claimOf('p2wpkh', paymentOf('p2wpkh'), changes)
    expect(codeOf(() => readTransfer(claimed))).toBe('INVALID_PARAMS')
  })
})
