import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import type { DecodedAddress } from '../address/decodeAddress'
import { hash160, isSame, createKeyScript, withLength, uint32 } from './scripts'

const ZERO = uint32(0)
/** An amount of zero. */
const NOTHING = new Uint8Array(8)
/** The output of the BIP-322 transaction: no value, OP_RETURN. */
const OUTPUT = concatBytes(NOTHING, withLength(Uint8Array.of(0x6a)))
const SIGHASH_ALL = 1
const SIGHASH_DEFAULT = 0
const KEY_BYTES = 33
const SCHNORR_BYTES = 64

const doubleSha256 = (bytes: Uint8Array) => sha256(sha256(bytes))

function taggedHash(tag: string, bytes: Uint8Array): Uint8Array {
  const head = sha256(utf8ToBytes(tag))
  return sha256(concatBytes(head, head, bytes))
}

/**
 * Whether a witness spends from an address in the BIP-322 transaction of a message. Supports
 * single-key addresses only.
 *
 * @throws for numbers that are not on the curve
 */
export function isSignedByAddress(
  { kind, payload, script }: DecodedAddress,
  message: string,
  bytes: Uint8Array,
): boolean {
  const witness = parseWitness(bytes)
  if (!witness) return false
  const spent = concatBytes(getSpentTxid(script, message), ZERO)
  const [first = new Uint8Array(), second] = witness
  if (kind === 'p2tr')
    return witness.length === 1 && isSignedWithTaproot(payload, script, spent, first)
  if (witness.length !== 2 || second?.length !== KEY_BYTES) return false
  const key = hash160(second)
  const owner = kind === 'p2sh' ? hash160(createKeyScript(key)) : key
  const isOwner = (kind === 'p2sh' || kind === 'p2wpkh') && isSame(owner, payload)
  return isOwner && isSignedWithEcdsa(second, key, spent, first)
}

/** Parses a witness stack; null if invalid or followed by more bytes. */
function parseWitness(bytes: Uint8Array): readonly Uint8Array[] | null {
  const items: Uint8Array[] = []
  let at = 1
  for (let left = bytes[0] ?? 0; left > 0; left -= 1) {
    const length = bytes[at]
    if (length === undefined || length >= 0xfd) return null
    items.push(bytes.subarray(at + 1, at + 1 + length))
    at += 1 + length
  }
  return at === bytes.length ? items : null
}

/** Returns the id of the BIP-322 transaction that commits to the message and pays the address. */
function getSpentTxid(script: Uint8Array, message: string): Uint8Array {
  const hash = taggedHash('BIP0322-signed-message', utf8ToBytes(message))
  return doubleSha256(
    concatBytes(
      ZERO,
      Uint8Array.of(1),
      new Uint8Array(32),
      Uint8Array.of(0xff, 0xff, 0xff, 0xff),
      withLength(concatBytes(Uint8Array.of(0, hash.length), hash)),
      ZERO,
      Uint8Array.of(1),
      NOTHING,
      withLength(script),
      ZERO,
    ),
  )
}

/** Verifies ECDSA over the BIP-143 hash. */
function isSignedWithEcdsa(
  publicKey: Uint8Array,
  key: Uint8Array,
  spent: Uint8Array,
  signature: Uint8Array,
) {
  if (signature.at(-1) !== SIGHASH_ALL) return false
  const code = concatBytes(Uint8Array.of(0x76, 0xa9, key.length), key, Uint8Array.of(0x88, 0xac))
  const hash = doubleSha256(
    concatBytes(
      ZERO,
      doubleSha256(spent),
      doubleSha256(ZERO),
      spent,
      withLength(code),
      NOTHING,
      ZERO,
      doubleSha256(OUTPUT),
      ZERO,
      uint32(SIGHASH_ALL),
    ),
  )
  const { r, s } = secp256k1.Signature.fromDER(signature.subarray(0, -1))
  return secp256k1.verify(new secp256k1.Signature(r, s), hash, publicKey)
}

/** Verifies Schnorr over the BIP-341 hash; the address itself is the key. */
function isSignedWithTaproot(
  publicKey: Uint8Array,
  script: Uint8Array,
  spent: Uint8Array,
  signature: Uint8Array,
): boolean {
  const isDefault = signature.length === SCHNORR_BYTES
  const isAll = signature.length === SCHNORR_BYTES + 1 && signature.at(-1) === SIGHASH_ALL
  if (!isDefault && !isAll) return false
  const hash = taggedHash(
    'TapSighash',
    concatBytes(
      Uint8Array.of(0, isAll ? SIGHASH_ALL : SIGHASH_DEFAULT),
      ZERO,
      ZERO,
      sha256(spent),
      sha256(NOTHING),
      sha256(withLength(script)),
      sha256(ZERO),
      sha256(OUTPUT),
      Uint8Array.of(0),
      ZERO,
    ),
  )
  return schnorr.verify(signature.subarray(0, SCHNORR_BYTES), hash, publicKey)
}
