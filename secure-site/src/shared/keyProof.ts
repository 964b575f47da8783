import { secp256k1 } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2'
import { base64urlnopad } from '@scure/base'
import { bytesToHex } from 'viem'
import { publicKeyToAddress } from 'viem/accounts'

const SIGNATURE_BYTES = 65

/**
 * The hash that a proof signs: SHA-256 of text, which no page can make a wallet sign, because
 * Ethereum messages and typed data are hashed with Keccak behind a prefix.
 *
 * @param challenge - of the session, so that a proof is useless in another one
 * @param parts - the entire content of the request
 */
const hashOf = (challenge: string, parts: readonly string[]) =>
  sha256(
    new TextEncoder().encode(JSON.stringify(['redux-wallet-modal account', challenge, ...parts])),
  )

/** Signs a request with the EVM key: 64 bytes and the recovery bit, as base64url. */
export function makeKeyProof(key: Uint8Array, challenge: string, parts: readonly string[]): string {
  const signature = secp256k1.sign(hashOf(challenge, parts), key)
  const bytes = new Uint8Array(SIGNATURE_BYTES)
  bytes.set(signature.toCompactRawBytes())
  bytes[SIGNATURE_BYTES - 1] = signature.recovery
  return base64urlnopad.encode(bytes)
}

/** Recovers the signer's address; null for an invalid signature. */
export function addressOfProof(
  proof: string,
  challenge: string,
  parts: readonly string[],
): string | null {
  try {
    const bytes = base64urlnopad.decode(proof)
    const signature = secp256k1.Signature.fromCompact(bytes.slice(0, SIGNATURE_BYTES - 1))
    const point = signature
      .addRecoveryBit(bytes[SIGNATURE_BYTES - 1] ?? 0)
      .recoverPublicKey(hashOf(challenge, parts))
    return publicKeyToAddress(bytesToHex(point.toRawBytes(false)))
  } catch {
    return null // wrong length, or not a point of the curve
  }
}
