import { secp256k1 } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import type { DecodedAddress } from '../address/decodeAddress'
import { hash160, isSame, createKeyScript, withLength } from './scripts'

/** Header byte range, and its first value for a compressed key; up to 42 in wallets (BIP-137). */
const FIRST = 27
const COMPRESSED = 31
const LAST = 42

/**
 * Whether an address's key signed a message like Bitcoin Core's `signmessage`. For segwit, wallets
 * use the header byte of BIP-137 or the legacy one.
 *
 * @throws for numbers that are not on the curve
 */
export function isSignedByKey(
  { kind, payload }: DecodedAddress,
  message: string,
  signature: Uint8Array,
): boolean {
  const first = signature[0] ?? 0
  if (first < FIRST || first > LAST) return false
  const isCompressed = first >= COMPRESSED
  const point = secp256k1.Signature.fromCompact(signature.subarray(1))
    .addRecoveryBit((first - FIRST) & 3)
    .recoverPublicKey(hashMessage(message))
  const key = hash160(point.toRawBytes(isCompressed))
  if (kind === 'p2pkh') return isSame(key, payload)
  if (!isCompressed) return false
  if (kind === 'p2wpkh') return isSame(key, payload)
  return kind === 'p2sh' && isSame(hash160(createKeyScript(key)), payload)
}

function hashMessage(message: string): Uint8Array {
  const parts = ['Bitcoin Signed Message:\n', message].map(part => withLength(utf8ToBytes(part)))
  return sha256(sha256(concatBytes(...parts)))
}
