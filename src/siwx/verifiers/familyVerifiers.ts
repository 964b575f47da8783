import { lazy } from '../../lib/async/lazy'
import type { SiwxVerifier } from '../../ports/siwxParts'
import { toLoadError } from '../lazy/toLoadError'

type Verify = SiwxVerifier['verify']

/** Creates a verifier whose chunk loads with the first signature of its namespace. */
function verifierOf(namespace: string, load: () => Promise<Verify>): SiwxVerifier {
  const verify = lazy(load, toLoadError)
  return { namespace, verify: async (...given) => (await verify.load())(...given) }
}

/**
 * Verifies EVM signatures: of keys, contracts (ERC-1271) and undeployed contracts (ERC-6492).
 * Contracts are called through the nodes of your networks.
 */
export const evmVerifier = (): SiwxVerifier =>
  verifierOf('eip155', async () => (await import('./verifyEvmSession')).verifyEvmSession)

/** Verifies Solana signatures: Ed25519. */
export const solanaVerifier = (): SiwxVerifier =>
  verifierOf(
    'solana',
    async () => (await import('../../chains/solana/siwx/verifySolana')).verifySolana,
  )

/**
 * Verifies Bitcoin signatures of one key: BIP-322 (P2WPKH, P2SH-P2WPKH, taproot) and `signmessage`.
 */
export const bitcoinVerifier = (): SiwxVerifier =>
  verifierOf(
    'bip122',
    async () => (await import('../../chains/bip122/siwx/verifyBitcoin')).verifyBitcoin,
  )

/** Verifies Polkadot signatures of `signRaw`: sr25519 and Ed25519. */
export const polkadotVerifier = (): SiwxVerifier =>
  verifierOf(
    'polkadot',
    async () => (await import('../../chains/polkadot/siwx/verifyPolkadot')).verifyPolkadot,
  )

/** Verifies Cosmos signatures: ADR-36 with secp256k1 keys. */
export const cosmosVerifier = (): SiwxVerifier =>
  verifierOf(
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
