import { createLazy } from '../../lib/async/createLazy'
import type { SiwxVerifier } from '../../ports/siwxParts'
import { toLoadError } from '../lazy/toLoadError'

type Verify = SiwxVerifier['verify']

/** Creates a verifier whose chunk loads with the first signature of its namespace. */
function createLazyVerifier(namespace: string, load: () => Promise<Verify>): SiwxVerifier {
  const verify = createLazy(load, toLoadError)
  return { namespace, verify: async (...given) => (await verify.load())(...given) }
}

/**
 * Verifies EVM signatures: of keys, contracts (ERC-1271) and undeployed contracts (ERC-6492).
 * Contracts are called through the nodes of your networks.
 */
export const evmVerifier = (): SiwxVerifier =>
  createLazyVerifier('eip155', async () => (await import('./verifyEvmSession')).verifyEvmSession)

/** Verifies Solana signatures: Ed25519. */
export const solanaVerifier = (): SiwxVerifier =>
  createLazyVerifier(
    'solana',
    async () => (await import('../../chains/solana/siwx/verifySolana')).verifySolana,
  )

/**
 * Verifies Bitcoin signatures of one key: BIP-322 (P2WPKH, P2SH-P2WPKH, taproot) and `signmessage`.
 */
export const bitcoinVerifier = (): SiwxVerifier =>
  createLazyVerifier(
    'bip122',
    async () => (await import('../../chains/bip122/siwx/verifyBitcoin')).verifyBitcoin,
  )

/** Verifies Polkadot signatures of `signRaw`: sr25519 and Ed25519. */
export const polkadotVerifier = (): SiwxVerifier =>
  createLazyVerifier(
    'polkadot',
    async () => (await import('../../chains/polkadot/siwx/verifyPolkadot')).verifyPolkadot,
  )

/** Verifies Cosmos signatures: ADR-36 with secp256k1 keys. */
export const cosmosVerifier = (): SiwxVerifier =>
  createLazyVerifier(
    'cosmos',
    async () => (await import('../../chains/cosmos/siwx/verifyCosmos')).verifyCosmos,
  )

/** Returns all verifiers; each chunk loads with the first signature of its namespace. */
export const allVerifiers = (): readonly SiwxVerifier[] => [
  evmVerifier(),
  solanaVerifier(),
  bitcoinVerifier(),
  polkadotVerifier(),
  cosmosVerifier(),
]
