import type { BrowserProvider } from 'ethers'
import { checkExternalWallets } from '../chains/eip155/checkExternalWallets'
import type { ChainAdapterDescriptor } from '../ports/chainAdapter'
import type { EvmOptions } from './evm'

export type { EvmOptions, ExternalWallet } from './evm'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

const fetchWallets = () => import('../chains/eip155/evmWallets')
const fetchReader = async () =>
  (await import('../chains/eip155/chain/rpc/ethersReader')).openReader()

/**
 * Adds EVM networks for pages on ethers 6, instead of `evm()`: the same wallets, but chains are read with ethers. Costs a page
 * nothing until the modal needs a wallet; then the adapter is fetched, and ethers once a chain is asked something.
 *
 * @throws {ModalError} `INVALID_OPTION`, in development.
 * @example
 * const walletModal = createWalletModal({ projectId, networks, adapters: [evmEthers()] })
 */
export function evmEthers(offered?: EvmOptions): ChainAdapterDescriptor {
  if (process.env.NODE_ENV !== 'production') checkExternalWallets(offered?.external)
  return {
    namespace: 'eip155',
    adapterType: 'ethers',
    fetchWallets,
    load: async ports => (await fetchWallets()).createEvmWallets(ports, fetchReader, offered),
    loadOver: async (ports, { eip1193 }) =>
      (await fetchWallets()).createEvmWalletsOver(ports, fetchReader, eip1193),
  }
}

/**
 * Creates ethers' `BrowserProvider` from the result of `getProvider()` or `useWalletProvider()`. Create a new one when the
 * account or the network changes, because it caches both.
 *
 * @throws {ModalError} `PEER_MISSING` where ethers is not installed, `PEER_VERSION` beside ethers 5.
 * @example
 * const signer = await (await toBrowserProvider(await modal.getProvider())).getSigner()
 */
export async function toBrowserProvider(provider: unknown): Promise<BrowserProvider> {
  const { createBrowserProvider } = await import('../chains/eip155/createBrowserProvider')
  return createBrowserProvider(provider)
}
