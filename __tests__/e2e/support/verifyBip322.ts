import ecc from '@bitcoinerlab/secp256k1'
import { sha256 } from '@noble/hashes/sha2'
import { concatBytes } from '@noble/hashes/utils'
import { address as codec, crypto, networks, script, Transaction, payments } from 'bitcoinjs-lib'

const TAG = sha256(new TextEncoder().encode('BIP0322-signed-message'))
const NOTHING_SPENT = 0xffffffff
const OP_0 = 0
const PUSH_32 = 32
const OP_RETURN = 0x6a

/** The stack of a witness as BIP-322 writes it; every part is shorter than what takes a longer count. */
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

/** The transaction that BIP-322 has signed in the place of the message: it could never be sent. */
function virtualTransaction(output: Uint8Array, message: string): Transaction {
  const hash = sha256(concatBytes(TAG, TAG, new TextEncoder().encode(message)))
  const toSpend = new Transaction()
  toSpend.version = 0
  const commitment = Uint8Array.from([OP_0, PUSH_32, ...hash])
  toSpend.addInput(new Uint8Array(32), NOTHING_SPENT, 0, commitment)
  toSpend.addOutput(output, 0n)
  const toSign = new Transaction()
  toSign.version = 0
  toSign.addInput(toSpend.getHash(), 0, 0)
  toSign.addOutput(Uint8Array.from([OP_RETURN]), 0n)
  return toSign
}

/**
 * Whether a signature in the simple form of BIP-322 is by the key of a regtest address of segregated witness. The sandbox signs
 * with another library than this.
 */
export function verifyBip322(address: string, message: string, signature: string): boolean {
  const output = codec.toOutputScript(address, networks.regtest)
  const [signed, key] = readStack(Buffer.from(signature, 'base64'))
  if (!signed || !key) return false
  const isOwner = payments.p2wpkh({ pubkey: key, network: networks.regtest }).address === address
  const code = payments.p2pkh({ hash: crypto.hash160(key) }).output
  if (!isOwner || !code) return false
  const { signature: plain, hashType } = script.signature.decode(signed)
  const digest = virtualTransaction(output, message).hashForWitnessV0(0, code, 0n, hashType)
  return ecc.verify(digest, key, plain)
}
