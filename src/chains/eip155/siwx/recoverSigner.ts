import { secp256k1 } from '@noble/curves/secp256k1'
import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils'

/** r and s, followed by the recovery byte unless the signature is compact (EIP-2098). */
const COMPACT_BYTES = 64
const FULL_BYTES = 65
/** A compact signature keeps the recovery bit in the highest bit of s. */
const PARITY_AT = 32
const HIGHEST_BIT = 0x80

/** Returns the EIP-191 hash that wallets sign for a message. */
export function hashMessage(message: string): string {
  const text = utf8ToBytes(message)
  const head = utf8ToBytes(`\x19Ethereum Signed Message:\n${text.length}`)
  return bytesToHex(keccak_256(concatBytes(head, text)))
}

/** Recovers the signer's lower-case address from a hash; null for an invalid signature. */
export function recoverSigner(hash: string, signature: string): string | null {
  const bytes = hexToBytes(signature.slice(2))
  const parity = readParity(bytes)
  if (parity === null) return null
  const rs = bytes.slice(0, COMPACT_BYTES)
  if (bytes.length === COMPACT_BYTES) rs[PARITY_AT] = (rs[PARITY_AT] ?? 0) & ~HIGHEST_BIT
  try {
    const key = secp256k1.Signature.fromCompact(rs)
      .addRecoveryBit(parity)
      .recoverPublicKey(hash)
      .toRawBytes(false)
    return `0x${bytesToHex(keccak_256(key.subarray(1)).subarray(-20))}`
  } catch {
    return null // the numbers are not on the curve
  }
}

function readParity(bytes: Uint8Array): number | null {
  if (bytes.length === COMPACT_BYTES) return (bytes[PARITY_AT] ?? 0) >> 7
  const last = bytes[COMPACT_BYTES]
  if (bytes.length !== FULL_BYTES || last === undefined) return null
  const parity = last < 27 ? last : last - 27
  return parity === 0 || parity === 1 ? parity : null
}
