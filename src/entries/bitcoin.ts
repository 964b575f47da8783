import { BITCOIN_MAINNET, BITCOIN_TESTNET } from '../chains/bip122/builtInNetworks'
import type { NetworkInput } from '../domain/network'
import type { ChainAdapterDescriptor } from '../ports/chainAdapter'

export type {
  BitcoinAccountAddress,
  BitcoinProvider,
  BitcoinTransfer,
  BitcoinTransferPart,
  BitcoinTransferRequest,
} from '../chains/bip122/wallet/BitcoinProvider'

/** Bitcoin. Balances and payments ask a server of the Esplora kind; name another one in `rpcUrls` or `customRpcUrls`. */
export const bitcoinMainnet: NetworkInput = BITCOIN_MAINNET

/** Bitcoin testnet. */
export const bitcoinTestnet: NetworkInput = BITCOIN_TESTNET

const fetchWallets = () => import('../chains/bip122/createBitcoinAdapter')

/**
 * Adds Bitcoin: wallets of the wallet standard, of `btc_providers`, OKX and the Unisat family. Costs a page nothing until the
 * modal needs a wallet; what builds a payment is fetched once one is worked out. Needs no package, and shares none
 * with the page.
 *
 * @example
 * const walletModal = createWalletModal({
 *   projectId,
 *   networks: [bitcoinMainnet],
 *   adapters: [bitcoin()],
 * })
 */
export function bitcoin(): ChainAdapterDescriptor {
  return {
    namespace: 'bip122',
    adapterType: 'bitcoin',
    fetchWallets,
    async load(ports) {
      const { createBitcoinAdapter } = await fetchWallets()
      return createBitcoinAdapter(ports)
    },
    async loadOver(ports, client) {
      const { createBitcoinWalletsOver } = await import('../chains/bip122/createBitcoinWalletsOver')
      return createBitcoinWalletsOver(ports, client)
    },
  }
}
