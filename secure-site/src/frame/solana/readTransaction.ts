import { base58 } from '@scure/base'
import { createByteReader } from './createByteReader'

const SIGNATURE_BYTES = 64
const KEY_BYTES = 32
const VERSIONED = 0x80

export interface SolanaInstruction {
  readonly program: string
  /** Null for an account from a lookup table, which only the chain can resolve. */
  readonly accounts: readonly (string | null)[]
  readonly data: Uint8Array
}

export interface SolanaMessage {
  readonly version: 'legacy' | 0
  readonly signerCount: number
  /** Keys in the message itself; the first one pays. */
  readonly keys: readonly string[]
  readonly instructions: readonly SolanaInstruction[]
  readonly usesLookupTables: boolean
}

export interface SolanaTransaction {
  readonly message: SolanaMessage
  /** The signed bytes. */
  readonly messageBytes: Uint8Array
  /** 64 bytes each, all zeros if missing. */
  readonly signatures: readonly Uint8Array[]
}

type Reader = ReturnType<typeof createByteReader>

function readLookups(reader: Reader): number {
  const sizes = reader.list(() => {
    reader.take(KEY_BYTES)
    return reader.take(reader.length()).length + reader.take(reader.length()).length
  })
  return sizes.reduce((sum, size) => sum + size, 0)
}

/**
 * Parses a legacy or version 0 message.
 *
 * @throws if the bytes are not a message, are of another version, or have trailing data
 */
export function readMessage(bytes: Uint8Array): SolanaMessage {
  const reader = createByteReader(bytes)
  const first = reader.byte()
  const isVersioned = first >= VERSIONED
  if (isVersioned && first !== VERSIONED) throw new Error('The version is not known')
  const signerCount = isVersioned ? reader.byte() : first
  reader.take(2)
  const keys = reader.list(() => base58.encode(reader.take(KEY_BYTES)))
  reader.take(KEY_BYTES)
  const parts = reader.list(() => ({
    program: reader.byte(),
    accounts: [...reader.take(reader.length())],
    data: reader.take(reader.length()),
  }))
  const looked = isVersioned ? readLookups(reader) : 0
  if (!reader.isAtEnd()) throw new Error('There are bytes behind the message')
  if (signerCount === 0 || signerCount > keys.length) throw new Error('The header is broken')
  const account = (index: number) => {
    if (index >= keys.length + looked) throw new Error('An account is missing')
    return keys[index] ?? null
  }
  return {
    version: isVersioned ? 0 : 'legacy',
    signerCount,
    keys,
    instructions: parts.map(({ program, accounts, data }) => {
      const key = keys[program]
      if (key === undefined) throw new Error('A program has to be written in the message')
      return { program: key, accounts: accounts.map(account), data }
    }),
    usesLookupTables: looked > 0,
  }
}

/** @throws if the bytes are not a transaction */
export function readSolanaTransaction(bytes: Uint8Array): SolanaTransaction {
  const reader = createByteReader(bytes)
  const signatures = reader.list(() => Uint8Array.from(reader.take(SIGNATURE_BYTES)))
  const messageBytes = Uint8Array.from(bytes.subarray(reader.position()))
  const message = readMessage(messageBytes)
  if (signatures.length !== message.signerCount) throw new Error('A signature is missing')
  return { message, messageBytes, signatures }
}

/** Returns the transaction with the first signature replaced; the others stay as they are. */
export function withSignature(
  { messageBytes, signatures }: SolanaTransaction,
  signature: Uint8Array,
): Uint8Array {
  const all = [signature, ...signatures.slice(1)]
  // Fewer than 128 signatures fit into a transaction, so the count is one byte.
  return Uint8Array.from([all.length, ...all.flatMap(each => [...each]), ...messageBytes])
}
