import { blake2b } from '@noble/hashes/blake2b'
import { base58 } from '@scure/base'

/** `SS58PRE` in bytes, hashed in front of an address for its checksum. */
const CONTEXT = Uint8Array.of(0x53, 0x53, 0x35, 0x38, 0x50, 0x52, 0x45)
const KEY_BYTES = 32
const CHECK_BYTES = 2
/** Maximum length of an encoded key with prefix and checksum. */
const MAX_LENGTH = 50
/** Prefixes from here on take two bytes. */
const FIRST_OF_TWO = 64
const FIRST_INVALID = 128

/** A decoded SS58 address. */
export interface Ss58Parts {
  /** The network prefix: 0 Polkadot, 2 Kusama, 42 any. */
  readonly network: number
  readonly publicKey: Uint8Array
  /** Whether the checksum is correct. */
  readonly isChecked: boolean
}

/** Decodes an account address, even with a wrong checksum; null for another format. */
export function decodeSs58(text: string): Ss58Parts | null {
  const bytes = fromBase58(text)
  const [first = FIRST_INVALID, second = 0] = bytes
  if (first >= FIRST_INVALID) return null
  const prefixBytes = first < FIRST_OF_TWO ? 1 : 2
  if (bytes.length !== prefixBytes + KEY_BYTES + CHECK_BYTES) return null
  const body = bytes.subarray(0, -CHECK_BYTES)
  const check = computeChecksum(body)
  return {
    network: prefixBytes === 1 ? first : decodePrefix(first, second),
    publicKey: body.subarray(prefixBytes),
    isChecked: bytes.subarray(-CHECK_BYTES).every((byte, index) => byte === check[index]),
  }
}

/** Encodes a key for a network. */
export function encodeSs58(publicKey: Uint8Array, network: number): string {
  const prefix = network < FIRST_OF_TWO ? [network] : encodePrefix(network)
  const body = Uint8Array.from([...prefix, ...publicKey])
  return base58.encode(Uint8Array.from([...body, ...computeChecksum(body)]))
}

const computeChecksum = (body: Uint8Array) =>
  blake2b(Uint8Array.from([...CONTEXT, ...body])).subarray(0, CHECK_BYTES)

function fromBase58(text: string): Uint8Array {
  if (text.length > MAX_LENGTH) return new Uint8Array()
  try {
    return base58.decode(text)
  } catch {
    return new Uint8Array() // not base58
  }
}

/** Fourteen bits in two bytes: 01aaaaaa bbbbbbbb encodes bb aaaaaabb, low byte last. */
const decodePrefix = (first: number, second: number) =>
  ((first & 0x3f) << 2) | (second >> 6) | ((second & 0x3f) << 8)

const encodePrefix = (network: number) => [
  ((network & 0xfc) >> 2) | 0x40,
  (network >> 8) | ((network & 0x03) << 6),
]
