import type { SiwxVerifier } from '../ports/siwxParts'
import { onceHere } from './onceHere'

type VerifierFile = Promise<{ readonly verify: SiwxVerifier['verify'] }>

/** A verifier whose code comes with the first signature of its family. */
const verifierOf = (namespace: string, load: () => VerifierFile): SiwxVerifier => ({
  namespace,
  verify: async (...given) => (await onceHere(load)).verify(...given),
})

/**
 * EVM networks: accounts by their key, contracts by ERC-1271, and by ERC-6492 while they are not deployed. Contracts are asked by
 * the nodes of your networks.
 */
export const evmVerifier = (): SiwxVerifier =>
  verifierOf('eip155', () => import('./verifyEvmSession'))
