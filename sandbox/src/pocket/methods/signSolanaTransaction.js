// @ts-check
import bs58 from 'bs58'
import { invalidParams } from '../../wallet/invalidParams.js'

const SIGNATURE_BYTES = 64
const KEY_BYTES = 32
/** Set in the first byte of a versioned message. */
const VERSION_FLAG = 0x80

/**
 * Signs a legacy or versioned transaction.
 *
 * @param {unknown} given base64
 * @param {import('../keys/createSolanaKey.js').SolanaKey} key
 * @returns {{ transaction: string, signature: string }} base64, base58
 */
export function signSolanaTransaction(given, key) {
  const bytes = Buffer.from(String(given), 'base64')
  const [signatureCount, start] = readCompactNumber(bytes, 0)
  const message = bytes.subarray(start + signatureCount * SIGNATURE_BYTES)
  const isVersioned = ((message[0] ?? 0) & VERSION_FLAG) !== 0
  const header = isVersioned ? 1 : 0
  const [keyCount, firstKey] = readCompactNumber(message, header + 3)
  const place = Array.from({ length: keyCount }, (_, index) =>
    message.subarray(firstKey + index * KEY_BYTES, firstKey + (index + 1) * KEY_BYTES),
  ).findIndex(each => each.equals(key.publicKey))
  if (place < 0 || place >= signatureCount)
    return invalidParams('This account does not sign that transaction.')
  const signature = key.sign(message)
  signature.copy(bytes, start + place * SIGNATURE_BYTES)
  return { transaction: bytes.toString('base64'), signature: bs58.encode(signature) }
}

/**
 * @param {Buffer} bytes
 * @param {number} offset
 * @returns {[number, number]} the number, and where the bytes after it begin
 */
function readCompactNumber(bytes, offset) {
  let number = 0
  for (let index = 0; index < 3; index += 1) {
    const byte = bytes[offset + index]
    if (byte === undefined) break
    number |= (byte & 0x7f) << (7 * index)
    if ((byte & 0x80) === 0) return [number, offset + index + 1]
  }
  return invalidParams('That is no transaction.')
}
