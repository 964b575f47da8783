// @ts-check
import { createPublicKey, verify } from 'node:crypto'
import bs58 from 'bs58'
import { recoverMessageAddress } from 'viem'

/** DER of an ed25519 public key, up to the key itself. */
const ED25519_PREFIX = Buffer.from('302a300506032b6570032100', 'hex')

/**
 * Whether the address in a sign-in message is the one that signed it: EVM by recovery (EIP-191), Solana by ed25519.
 *
 * @param {string} text
 * @param {string} address
 * @param {string} signature
 */
export async function verifySignature(text, address, signature) {
  try {
    if (/^0x[0-9a-f]{40}$/i.test(address)) {
      const signer = await recoverMessageAddress({
        message: text,
        signature: /** @type {`0x${string}`} */ (signature),
      })
      return signer.toLowerCase() === address.toLowerCase()
    }
    const der = Buffer.concat([ED25519_PREFIX, bs58.decode(address)])
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
    return verify(null, Buffer.from(text), key, bs58.decode(signature))
  } catch {
    return false // not a signature of any of these
  }
}
