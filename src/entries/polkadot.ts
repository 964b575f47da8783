import type { ChainAdapterDescriptor } from '../ports/chainAdapter'

const fetchWallets = () => import('../chains/polkadot/polkadotWallets')

/**
 * Adds Polkadot networks: the extensions in `window.injectedWeb3`, their accounts and signatures,
 * and balances from your networks' nodes (HTTP or WebSocket). Requires no package.
 *
 * @example
 * const walletModal = createWalletModal({
 *   projectId,
 *   networks: [polkadotMain],
 *   adapters: [polkadot()],
 * })
 */
export function polkadot(): ChainAdapterDescriptor {
  return {
    namespace: 'polkadot',
    adapterType: 'polkadot',
    fetchWallets,
    async load(ports) {
      const { createPolkadotAdapter } = await fetchWallets()
      return createPolkadotAdapter(ports)
    },
    async loadOver(_ports, client) {
      const { createWalletConnectWallets } =
        await import('../chains/walletconnect/createWalletConnectWallets')
      return createWalletConnectWallets('polkadot', client)
    },
  }
}
