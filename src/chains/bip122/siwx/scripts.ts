import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { concatBytes } from '@noble/hashes/utils'

/** Lengths from here on take a marker and at least two more bytes. */
const LONG = 0xfd

export const hash160 = (bytes: Uint8Array): Uint8Array => ripemd160(sha256(bytes))

export const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index])

/** Encodes four bytes, little-endian. */
export const uint32 = (value: number): Uint8Array =>
  Uint8Array.of(value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff, value >>> 24)

/** Prefixes bytes with their length. */
export const withLength = (bytes: Uint8Array): Uint8Array =>
  concatBytes(encodeLength(bytes.length), bytes)

function encodeLength(length: number): Uint8Array {
  if (length < LONG) return Uint8Array.of(length)
  if (length <= 0xffff) return Uint8Array.of(LONG, length & 0xff, length >> 8)
  return concatBytes(Uint8Array.of(LONG + 1), uint32(length))
}

/** Returns the segwit output script of a hash: version 0 and the hash. */
export const createKeyScript = (hash: Uint8Array): Uint8Array =>
  concatBytes(Uint8Array.of(0, hash.length), hash)
