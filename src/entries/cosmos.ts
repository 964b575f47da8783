import type { CosmosOptions } from '../chains/cosmos/CosmosOptions'
import type { ChainAdapterDescriptor } from '../ports/chainAdapter'

export type {
  CosmosChain,
  CosmosOptions,
  CosmosWalletConfig,
  CosmosWalletPlace,
} from '../chains/cosmos/CosmosOptions'

const fetchWallets = () => import('../chains/cosmos/cosmosWallets')

/**
 * Adds Cosmos networks: Keplr-compatible browser wallets, their accounts and signatures, and
 * balances from the REST endpoints in your networks' `rpcUrls`. Requires no package.
 *
 * @example
 * const walletModal = createWalletModal({ projectId, networks: [cosmosHub], adapters: [cosmos()] })
 */
export function cosmos(options: CosmosOptions = {}): ChainAdapterDescriptor {
  return {
    namespace: 'cosmos',
    adapterType: 'cosmos',
    fetchWallets,
    async load(ports) {
      const { createCosmosAdapter } = await fetchWallets()
      return createCosmosAdapter(ports, options)
    },
    async loadOver(_ports, client) {
      const { createWalletConnectWallets } =
        await import('../chains/walletconnect/createWalletConnectWallets')
      return createWalletConnectWallets('cosmos', client)
    },
  }
}
