import type { SolanaCommitment } from '../chains/solana/commitment'
import type { ChainAdapterDescriptor } from '../ports/chainAdapter'

export type { SolanaCommitment } from '../chains/solana/commitment'

/** How Solana nodes are queried. */
export interface SolanaOptions {
  /** How final a balance or a payment has to be before it counts; default: `confirmed`. */
  readonly commitment?: SolanaCommitment
}

const fetchWallets = () => import('../chains/solana/solanaWallets')

/**
 * Adds Solana networks. Costs a page nothing until the modal needs a wallet; then the adapter is fetched, and
 * what builds a payment once one is prepared. Needs no package, and shares none with the page.
 *
 * @example
 * const walletModal = createWalletModal({ projectId, networks: [solanaMainnet], adapters: [solana()] })
 */
export function solana({ commitment = 'confirmed' }: SolanaOptions = {}): ChainAdapterDescriptor {
  return {
    namespace: 'solana',
    adapterType: 'solana',
    fetchWallets,
    load: async ports => (await fetchWallets()).createSolanaAdapter(ports, { commitment }),
    loadOver: async (ports, client) =>
      (await fetchWallets()).loadOver(ports, { commitment }, client),
  }
}
