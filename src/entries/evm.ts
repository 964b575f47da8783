import type { ChainAdapterDescriptor } from '../ports/chainAdapter'

/** Which EVM browser wallets are offered; default: both kinds. */
export interface EvmOptions {
  /** The global `window.ethereum`, if no wallet announces itself. */
  readonly injected?: boolean
  /** Wallets that announce themselves (EIP-6963). */
  readonly announced?: boolean
}

const fetchWallets = () => import('../chains/eip155/evmWallets')
const fetchReader = () => import('../chains/eip155/chain/rpc/viemReader')

/**
 * Adds EVM networks. Costs a page nothing until the modal needs a wallet; then the adapter is fetched, and viem once a
 * chain is asked something.
 *
 * @example
 * const walletModal = createWalletModal({ projectId, networks: [mainnet], adapters: [evm()] })
 */
export function evm(offered?: EvmOptions): ChainAdapterDescriptor {
  return {
    namespace: 'eip155',
    adapterType: 'evm',
    fetchWallets,
    load: async ports => (await fetchWallets()).createEvmWallets(ports, fetchReader, offered),
    loadOver: async (ports, { eip1193 }) =>
      (await fetchWallets()).createEvmWalletsOver(ports, fetchReader, eip1193),
  }
}
