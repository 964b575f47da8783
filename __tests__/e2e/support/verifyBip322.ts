import { createHash, verify } from 'node:crypto'
import { ripemd160 } from '@noble/hashes/legacy'
import { bech32 } from '@scure/base'
import { secp256k1Key } from './secp256k1Key'

const SIGHASH_ALL = 1

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
const twice = (bytes: Uint8Array) => sha256(sha256(bytes))
const hex = (digits: string) => Buffer.from(digits, 'hex')
const zeros = (length: number) => Buffer.alloc(length)

/**
 * Reads a witness stack as BIP-322 serializes it; no part is long enough for a multi-byte length.
 */
function readStack(bytes: Uint8Array): readonly Uint8Array[] {
  const stack: Uint8Array[] = []
  let at = 1
  while (at < bytes.length) {
    const length = bytes[at] ?? 0
    stack.push(bytes.slice(at + 1, at + 1 + length))
    at += 1 + length
  }
  return stack.length === bytes[0] ? stack : []
}

/** The id of BIP-322's first transaction, which commits to the message and can never be mined. */
function toSpendId(message: string, owner: Uint8Array): Buffer {
  const tag = sha256(Buffer.from('BIP0322-signed-message'))
  const hash = sha256(Buffer.concat([tag, tag, Buffer.from(message)]))
  const input = [zeros(32), hex('ffffffff'), hex('220020'), hash, zeros(4)]
  const output = [zeros(8), hex('160014'), owner]
  return twice(Buffer.concat([zeros(4), hex('01'), ...input, hex('01'), ...output, zeros(4)]))
}

/** The preimage of the second transaction's signature hash (BIP-143). */
function signedBytes(message: string, owner: Uint8Array): Buffer {
  const outpoint = Buffer.concat([toSpendId(message, owner), zeros(4)])
  const code = Buffer.concat([hex('1976a914'), owner, hex('88ac')])
  const output = Buffer.concat([zeros(8), hex('016a')])
  const input = [twice(outpoint), twice(zeros(4)), outpoint, code, zeros(8), zeros(4)]
  const type = Buffer.from([SIGHASH_ALL, 0, 0, 0])
  return Buffer.concat([zeros(4), ...input, twice(output), zeros(4), type])
}

/**
 * Whether a simple BIP-322 signature is by the key of a P2WPKH address. Built from the
 * specifications on Node's own ECDSA: the wallet signs with bitcoinjs-lib, on another
 * implementation of the curve.
 */
export function verifyBip322(address: string, message: string, signature: string): boolean {
  const { words } = bech32.decode(address as `${string}1${string}`)
  const owner = bech32.fromWords(words.slice(1))
  const [signed, key] = readStack(Buffer.from(signature, 'base64'))
  if (!signed || !key || signed.at(-1) !== SIGHASH_ALL) return false
  if (!Buffer.from(ripemd160(sha256(key))).equals(Buffer.from(owner))) return false
  // `verify` applies the second SHA-256.
  const once = sha256(signedBytes(message, owner))
  return verify('sha256', once, secp256k1Key(key), signed.slice(0, -1))
}
