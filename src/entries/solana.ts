import type { SolanaCommitment } from '../chains/solana/commitment'
import type { ChainAdapterDescriptor } from '../ports/chainAdapter'

export type { SolanaCommitment } from '../chains/solana/commitment'

/** How Solana nodes are queried. */
export interface SolanaOptions {
  /** The commitment at which a balance or a payment counts. Default: `confirmed`. */
  readonly commitment?: SolanaCommitment
}

const fetchWallets = () => import('../chains/solana/solanaWallets')

/**
 * Adds Solana networks. Fetches the adapter when the modal needs a wallet, and the transaction
 * builder when a payment is prepared. Requires no package and shares none with the page.
 *
 * @example
 * const walletModal = createWalletModal({
 *   projectId,
 *   networks: [solanaMainnet],
 *   adapters: [solana()],
 * })
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
