import { base58 } from '@scure/base'

const SIGNATURE_BYTES = 64
const KEY_BYTES = 32

/** An account of an instruction. */
export interface NamedAccount {
  readonly pubkey: string
  readonly isSigner: boolean
  readonly isWritable: boolean
}

export interface ReadTransaction {
  /** The payer and only signer. */
  readonly from: string
  readonly blockhash: string
  readonly instructions: readonly {
    readonly program: string
    readonly accounts: readonly NamedAccount[]
    readonly data: Uint8Array
  }[]
}

/**
 * Parses a legacy transaction with one signature.
 *
 * @throws {RangeError} when the bytes are truncated or extra.
 */
export function readTransaction(bytes: Uint8Array): ReadTransaction {
  let at = 0
  const take = (count: number) => {
    if (at + count > bytes.length) throw new RangeError('Cut short')
    at += count
    return bytes.subarray(at - count, at)
  }
  const byte = () => take(1)[0] ?? 0
  const count = () => {
    const low = byte()
    if (low < 0x80) return low
    const high = byte()
    if (high >= 0x80) throw new RangeError('Longer than any transaction')
    return (low & 0x7f) | (high << 7)
  }
  const list = <T>(read: () => T): T[] => Array.from({ length: count() }, read)

  const signatures = list(() => take(SIGNATURE_BYTES))
  const [signers, readOnlySigners, readOnlyOthers] = [byte(), byte(), byte()]
  const keys = list(() => base58.encode(take(KEY_BYTES)))
  const blockhash = base58.encode(take(KEY_BYTES))
  const keyAt = (index: number) => {
    const key = keys[index]
    if (key === undefined) throw new RangeError('No such account')
    return key
  }
  const accountAt = (index: number): NamedAccount => {
    const isSigner = index < signers
    const last = isSigner ? signers - readOnlySigners : keys.length - readOnlyOthers
    return { pubkey: keyAt(index), isSigner, isWritable: index < last }
  }
  const instructions = list(() => ({
    program: keyAt(byte()),
    accounts: list(() => accountAt(byte())),
    data: take(count()),
  }))
  if (at !== bytes.length || signers !== 1 || signatures.length !== 1) {
    throw new RangeError('Not one signature and nothing behind')
  }
  return { from: keyAt(0), blockhash, instructions }
}
