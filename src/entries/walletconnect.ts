import type { WalletConnectOptions } from '../chains/walletconnect/createWalletConnect'
import type { WalletConnectDescriptor } from '../ports/walletConnectDescriptor'

export type { WalletConnectOptions } from '../chains/walletconnect/createWalletConnect'

const fetchLibrary = () => import('@walletconnect/universal-provider')
const fetchClient = () => import('../chains/walletconnect/createWalletConnect')

/**
 * Adds wallets on other devices, reached through a QR code or a link. Fetches the WalletConnect
 * library when a visitor chooses one or returns with one connected.
 *
 * @example
 * const walletModal = createWalletModal({
 *   projectId,
 *   networks: [mainnet],
 *   adapters: [evm(), walletConnect()],
 * })
 */
export function walletConnect(options: WalletConnectOptions = {}): WalletConnectDescriptor {
  return {
    kind: 'walletConnect',
    fetchWallets: () => import('../app/runtime/chains/createWalletConnectRoutes'),
    fetchPairing: async () => (await fetchClient()).importLibrary(fetchLibrary),
    async load(ports) {
      const { createWalletConnect } = await fetchClient()
      return createWalletConnect(ports, options, fetchLibrary)
    },
    async loadWallets(walletConnectClient, namespace, family, ports) {
      if (family?.loadOver) return family.loadOver(ports, walletConnectClient)
      const { createWalletConnectWallets } =
        await import('../chains/walletconnect/createWalletConnectWallets')
      return createWalletConnectWallets(namespace, walletConnectClient)
    },
  }
}
