import type { BrowserProvider, JsonRpcSigner } from 'ethers'
import { createBridge } from '../app/bridges/createBridge'
import { connectedEvm } from '../app/bridges/connectedEvm'
import { checkExternalWallets } from '../chains/eip155/checkExternalWallets'
import type { ChainAdapterDescriptor } from '../ports/chainAdapter'
import type { HostStore } from '../store/scopedStore'
import type { EvmOptions } from './evm'

export type { EvmOptions, ExternalWallet } from './evm'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

const fetchWallets = () => import('../chains/eip155/evmWallets')
const fetchReader = async () =>
  (await import('../chains/eip155/chain/rpc/ethersReader')).openReader()

/**
 * Adds EVM networks for pages on ethers 6, instead of `evm()`: the same wallets, but chains are
 * read with ethers. Fetches the adapter when the modal needs a wallet, and ethers when it first
 * reads a chain.
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
 * Creates ethers' `BrowserProvider` from the result of `getProvider()` or `useWalletProvider()`.
 * Create a new one when the account or the network changes, because ethers caches both.
 *
 * @throws {ModalError} `PEER_MISSING` if ethers is not installed, `PEER_VERSION` with ethers 5.
 * @example
 * const signer = await (await toBrowserProvider(await modal.getProvider())).getSigner()
 */
export async function toBrowserProvider(provider: unknown): Promise<BrowserProvider> {
  const { createBrowserProvider } = await import('../chains/eip155/createBrowserProvider')
  return createBrowserProvider(provider)
}

/**
 * Returns ethers' signer for the connected wallet's account and current network. Get a new one
 * before each use: visitors change accounts and networks, and ethers throws once the wallet has
 * moved to another network.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED`; `NOT_CONNECTED` while no EVM wallet is connected;
 * `CODE_NOT_LOADED`; `PEER_MISSING` if ethers is not installed, `PEER_VERSION` with ethers 5.
 * @example
 * const signer = await getSigner(store)
 * const { hash } = await signer.sendTransaction({ to, value: parseEther('0.1') })
 */
export async function getSigner(store: HostStore, modalKey?: string): Promise<JsonRpcSigner> {
  const { runtime } = createBridge(store, modalKey)
  const [{ createBrowserProvider }, { provider, address, chainId }] = await Promise.all([
    import('../chains/eip155/createBrowserProvider'),
    connectedEvm(runtime),
  ])
  return (await createBrowserProvider(provider, chainId)).getSigner(address)
}
