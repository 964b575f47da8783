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

/** Bitcoin mainnet, read from an Esplora server; `rpcUrls` or `customRpcUrls` set another. */
export const bitcoinMainnet: NetworkInput = BITCOIN_MAINNET

/** Bitcoin testnet. */
export const bitcoinTestnet: NetworkInput = BITCOIN_TESTNET

const fetchWallets = () => import('../chains/bip122/createBitcoinAdapter')

/**
 * Adds Bitcoin: Wallet Standard wallets, `btc_providers`, OKX and Unisat-compatible wallets.
 * Fetches no code until the modal needs a wallet, and the transaction builder only when a payment
 * is prepared. Requires no package and shares none with the page.
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
