import { ed25519 } from '@noble/curves/ed25519'
import { base58, hex } from '@scure/base'
import { entropyToMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english'
import { deriveKeys, wipeKeys } from '../keys/deriveAccounts'

/**
 * Keys the owner imports into another wallet. Strings can't be wiped, so they are kept only while
 * shown.
 */
export interface ExportedKeys {
  /** Twelve English words (BIP-39). */
  readonly phrase: string
  /** 32 bytes as hex with `0x`, of m/44'/60'/0'/0/0. */
  readonly eip155: string
  /** Private and public key of m/44'/501'/0'/0', 64 bytes as base58: Solana's import format. */
  readonly solana: string
}

export function exportKeys(entropy: Uint8Array): ExportedKeys {
  const keys = deriveKeys(entropy)
  const pair = new Uint8Array(64)
  try {
    pair.set(keys.solana)
    pair.set(ed25519.getPublicKey(keys.solana), 32)
    return {
      phrase: entropyToMnemonic(entropy, wordlist),
      eip155: `0x${hex.encode(keys.eip155)}`,
      solana: base58.encode(pair),
    }
  } finally {
    pair.fill(0)
    wipeKeys(keys)
  }
}
