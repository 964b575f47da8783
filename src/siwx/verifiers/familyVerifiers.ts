import { lazy } from '../../lib/async/lazy'
import type { SiwxVerifier } from '../../ports/siwxParts'
import { toLoadError } from '../lazy/toLoadError'

type Verify = SiwxVerifier['verify']

/** A verifier whose code comes with the first signature of its family. */
function verifierOf(namespace: string, load: () => Promise<Verify>): SiwxVerifier {
  const verify = lazy(load, toLoadError)
  return { namespace, verify: async (...given) => (await verify.load())(...given) }
}

/**
 * EVM networks: accounts by their key, contracts by ERC-1271, and by ERC-6492 while they are not deployed. Contracts are asked by
 * the nodes of your networks.
 */
export const evmVerifier = (): SiwxVerifier =>
  verifierOf('eip155', async () => (await import('./verifyEvmSession')).verifyEvmSession)

/** Solana: Ed25519. */
export const solanaVerifier = (): SiwxVerifier =>
  verifierOf(
    'solana',
    async () => (await import('../../chains/solana/siwx/verifySolana')).verifySolana,
  )

/** Bitcoin: BIP-322 for one key (P2WPKH, P2SH-P2WPKH, taproot), and signatures of the key as `signmessage` makes them. */
export const bitcoinVerifier = (): SiwxVerifier =>
  verifierOf(
    'bip122',
    async () => (await import('../../chains/bip122/siwx/verifyBitcoin')).verifyBitcoin,
  )

/** Polkadot: signatures of `signRaw`, sr25519 and Ed25519. */
export const polkadotVerifier = (): SiwxVerifier =>
  verifierOf(
    'polkadot',
    async () => (await import('../../chains/polkadot/siwx/verifyPolkadot')).verifyPolkadot,
  )

/** Cosmos: ADR-36, with keys of secp256k1. */
export const cosmosVerifier = (): SiwxVerifier =>
  verifierOf(
    'cosmos',
    async () => (await import('../../chains/cosmos/siwx/verifyCosmos')).verifyCosmos,
  )

/** All of them; the code of each comes with the first signature of its family. */
export const allVerifiers = (): readonly SiwxVerifier[] => [
  evmVerifier(),
  solanaVerifier(),
  bitcoinVerifier(),
  polkadotVerifier(),
  cosmosVerifier(),
]
