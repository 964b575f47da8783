import type { ChainAdapterDescriptor } from '../ports/chainAdapter'

/** Which EVM wallets of the page are offered; both kinds unless the host says otherwise. */
export interface EvmOptions {
  /** The one global `window.ethereum`, where no wallet announces itself. */
  readonly injected?: boolean
  /** Wallets that announce themselves (EIP-6963). */
  readonly announced?: boolean
}

const fetchWallets = () => import('../chains/eip155/evmWallets')

/**
 * Adds EVM networks. Costs a page nothing until the modal needs a wallet; then the adapter is fetched, and viem once a
 * chain is asked something.
 *
 * @example
 * const walletModal = createWalletModal({ projectId, networks: [mainnet], adapters: [evm()] })
 */
export function evm({ injected, announced }: EvmOptions = {}): ChainAdapterDescriptor {
  return {
    namespace: 'eip155',
    adapterType: 'evm',
    fetchWallets,
    async load(ports) {
      const { createEvmAdapter } = await fetchWallets()
      return createEvmAdapter({
        ...ports,
        options: {
          injected: injected ?? ports.options.injected,
          announced: announced ?? ports.options.announced,
        },
      })
    },
    async loadOver(ports, provider) {
      const { createEvmWalletsOver } = await fetchWallets()
      return createEvmWalletsOver(ports, provider)
    },
  }
}
