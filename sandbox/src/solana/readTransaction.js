// @ts-check
import { toAddress } from './programs.js'

const SIGNATURE_BYTES = 64
const KEY_BYTES = 32
/** Set in the first byte of a versioned message. */
const VERSION_FLAG = 0x80

/**
 * @typedef {object} ReadMessage
 * @property {'legacy' | number} version
 * @property {{ numRequiredSignatures: number, numReadonlySignedAccounts: number,
 *   numReadonlyUnsignedAccounts: number }} header
 * @property {string[]} keys those the message itself names
 * @property {string} blockhash
 * @property {{ programIdIndex: number, accounts: number[], data: Buffer }[]} instructions
 * @property {{ accountKey: string, writableIndexes: number[], readonlyIndexes: number[] }[]}
 *   lookups
 */

/** @typedef {ReadMessage & { signatures: Buffer[] }} ReadTransaction */

/**
 * Parses a transaction.
 *
 * @param {Buffer} bytes
 * @returns {ReadTransaction}
 * @throws {Error} when the bytes are invalid
 */
export function readTransaction(bytes) {
  const reader = createReader(bytes)
  const signatures = reader.list(() => reader.take(SIGNATURE_BYTES))
  const message = readMessageWith(reader)
  if (signatures.length !== message.header.numRequiredSignatures) throw malformed()
  return { ...message, signatures }
}

/**
 * Parses an unsigned message.
 *
 * @param {Buffer} bytes
 * @returns {ReadMessage}
 * @throws {Error} when the bytes are invalid
 */
export const readMessage = bytes => readMessageWith(createReader(bytes))

/**
 * @param {ReturnType<typeof createReader>} reader
 * @returns {ReadMessage}
 */
function readMessageWith(reader) {
  const isVersioned = (reader.peek() & VERSION_FLAG) !== 0
  const version = isVersioned ? reader.byte() & ~VERSION_FLAG : 'legacy'
  const header = {
    numRequiredSignatures: reader.byte(),
    numReadonlySignedAccounts: reader.byte(),
    numReadonlyUnsignedAccounts: reader.byte(),
  }
  const key = () => toAddress(reader.take(KEY_BYTES))
  const keys = reader.list(key)
  const blockhash = key()
  const instructions = reader.list(() => ({
    programIdIndex: reader.byte(),
    accounts: reader.list(() => reader.byte()),
    data: reader.take(reader.number()),
  }))
  const lookups = isVersioned
    ? reader.list(() => ({
        accountKey: key(),
        writableIndexes: reader.list(() => reader.byte()),
        readonlyIndexes: reader.list(() => reader.byte()),
      }))
    : []
  if (!reader.isAtEnd()) throw malformed()
  return { version, header, keys, blockhash, instructions, lookups }
}

const malformed = () => new Error('failed to deserialize solana_transaction')

/** @param {Buffer} bytes */
function createReader(bytes) {
  let at = 0

  /** @param {number} count */
  function take(count) {
    if (at + count > bytes.length) throw malformed()
    at += count
    return bytes.subarray(at - count, at)
  }
  const byte = () => take(1).readUInt8()

  /** A compact-u16: seven bits a byte, three bytes at most. */
  function number() {
    let value = 0
    for (let shift = 0; shift < 21; shift += 7) {
      const next = byte()
      value |= (next & 0x7f) << shift
      if ((next & 0x80) === 0) return value
    }
    throw malformed()
  }

  return {
    take,
    byte,
    number,
    peek() {
      if (at >= bytes.length) throw malformed()
      return bytes.readUInt8(at)
    },
    isAtEnd: () => at === bytes.length,
    /** @template Item @param {() => Item} read @returns {Item[]} */
    list: read => Array.from({ length: number() }, () => read()),
  }
}
