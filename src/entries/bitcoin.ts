import type { NetworkInput } from '../domain/network'
import type { ChainAdapterDescriptor } from '../ports/chainAdapter'

export type {
  BitcoinAccountAddress,
  BitcoinProvider,
  BitcoinTransfer,
  BitcoinTransferPart,
  BitcoinTransferRequest,
} from '../chains/bip122/wallet/BitcoinProvider'

const nativeCurrency = { name: 'Bitcoin', symbol: 'BTC', decimals: 8 }

/** Bitcoin. Balances and payments ask a server of the Esplora kind; name another one in `rpcUrls` or `customRpcUrls`. */
export const bitcoinMainnet: NetworkInput = {
  id: '000000000019d6689c085ae165831e93',
  chainNamespace: 'bip122',
  caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
  name: 'Bitcoin',
  nativeCurrency,
  rpcUrls: { default: { http: ['https://mempool.space/api'] } },
}

/** Bitcoin’s network for tests. */
export const bitcoinTestnet: NetworkInput = {
  id: '000000000933ea01ad0ee984209779ba',
  chainNamespace: 'bip122',
  caipNetworkId: 'bip122:000000000933ea01ad0ee984209779ba',
  name: 'Bitcoin Testnet',
  nativeCurrency,
  rpcUrls: { default: { http: ['https://mempool.space/testnet/api'] } },
  testnet: true,
}

const fetchWallets = () => import('../chains/bip122/createBitcoinAdapter')

/**
 * Adds Bitcoin: wallets of the wallet standard, of `btc_providers`, OKX and the Unisat family. Costs a page nothing until the
 * modal needs a wallet; bitcoinjs-lib is fetched once a payment is worked out.
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
  }
}
