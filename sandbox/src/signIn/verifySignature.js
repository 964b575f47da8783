// @ts-check
import { createPublicKey, verify } from 'node:crypto'
import bs58 from 'bs58'
import { createPublicClient, http, recoverMessageAddress } from 'viem'

/** DER of an ed25519 public key, up to the key itself. */
const ED25519_PREFIX = Buffer.from('302a300506032b6570032100', 'hex')

/** Length of a key's signature, as `0x…`. */
const PLAIN_LENGTH = 132

/**
 * @param {string} text
 * @param {`0x${string}`} address
 * @param {`0x${string}`} signature
 * @param {string | undefined} chainUrl
 */
async function verifyEvm(text, address, signature, chainUrl) {
  if (signature.length === PLAIN_LENGTH) {
    const signer = await recoverMessageAddress({ message: text, signature })
    if (signer.toLowerCase() === address.toLowerCase()) return true
  }
  if (chainUrl === undefined) return false
  const reader = createPublicClient({ transport: http(chainUrl) })
  return reader.verifyMessage({ address, message: text, signature })
}

/**
 * Whether the address in a sign-in message signed it: EVM by recovery (EIP-191) or, for contracts,
 * by the chain (ERC-1271, and ERC-6492 before deployment), Solana by ed25519.
 *
 * @param {string} text
 * @param {string} address
 * @param {string} signature
 * @param {string} [chainUrl] of the message's chain; without it, contract signatures are rejected
 */
export async function verifySignature(text, address, signature, chainUrl) {
  try {
    if (/^0x[0-9a-f]{40}$/i.test(address)) {
      const [account, signed] = /** @type {`0x${string}`[]} */ ([address, signature])
      if (account === undefined || signed === undefined) return false
      return await verifyEvm(text, account, signed, chainUrl)
    }
    const der = Buffer.concat([ED25519_PREFIX, bs58.decode(address)])
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
    return verify(null, Buffer.from(text), key, bs58.decode(signature))
  } catch {
    return false // Not a signature of any supported kind.
  }
}
