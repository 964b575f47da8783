import type { WalletConnectOptions } from '../chains/walletconnect/createWalletConnect'
import type { RelayDescriptor } from '../ports/relay'

export type { WalletConnectOptions } from '../chains/walletconnect/createWalletConnect'

/**
 * Adds wallets on other devices, reached by a code to scan or a link to open. Costs a page nothing until a visitor
 * chooses one or comes back with one connected; then the relay library is fetched.
 *
 * @example
 * const walletModal = createWalletModal({ projectId, networks: [mainnet], adapters: [evm(), walletConnect()] })
 */
export function walletConnect(options: WalletConnectOptions = {}): RelayDescriptor {
  return {
    kind: 'relay',
    async load(ports) {
      const { createWalletConnect } = await import('../chains/walletconnect/createWalletConnect')
      return createWalletConnect(ports, options)
    },
    async loadWallets(relay, namespace, family, ports) {
      if (namespace === 'eip155' && family?.loadOver) return family.loadOver(ports, relay.eip1193)
      const { createRelayWallets } = await import('../chains/walletconnect/createRelayWallets')
      return createRelayWallets(namespace, relay)
    },
  }
}
