import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { entropyToMnemonic, mnemonicToSeedSync } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english'
import { HDKey as EdwardsKey } from 'micro-key-producer/slip10.js'
import { publicKeyToAddress } from 'viem/accounts'
import { bytesToHex } from 'viem'
import { secp256k1 } from '@noble/curves/secp256k1'
import type { WalletRecord } from '../../shared/api'

const EVM_PATH = "m/44'/60'/0'/0/0"
const SOLANA_PATH = "m/44'/501'/0'/0'"

/** 32-byte private keys. The caller zeroes them after use. */
export interface PrivateKeys {
  readonly eip155: Uint8Array
  readonly solana: Uint8Array
}

/**
 * Derives both keys from 128 bits of BIP-39 entropy: BIP-32 on secp256k1 and SLIP-10 on ed25519.
 * The intermediate mnemonic is a string, which JavaScript can't wipe; everything else is wiped.
 */
export function deriveKeys(entropy: Uint8Array): PrivateKeys {
  const seed = mnemonicToSeedSync(entropyToMnemonic(entropy, wordlist))
  try {
    const root = HDKey.fromMasterSeed(seed)
    const account = root.derive(EVM_PATH)
    const edwards = EdwardsKey.fromMasterSeed(seed).derive(SOLANA_PATH)
    if (!account.privateKey) throw new Error('The path has no private key')
    const keys = {
      eip155: Uint8Array.from(account.privateKey),
      solana: Uint8Array.from(edwards.privateKey),
    }
    account.wipePrivateData()
    root.wipePrivateData()
    edwards.privateKey.fill(0)
    return keys
  } finally {
    seed.fill(0)
  }
}

export function wipeKeys(keys: PrivateKeys): void {
  keys.eip155.fill(0)
  keys.solana.fill(0)
}

/** Public addresses: EIP-55 checksummed, and base58. */
export const addressesOf = (keys: PrivateKeys): WalletRecord['addresses'] => ({
  eip155: publicKeyToAddress(bytesToHex(secp256k1.getPublicKey(keys.eip155, false))),
  solana: base58.encode(ed25519.getPublicKey(keys.solana)),
})
