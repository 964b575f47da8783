import type { ChainAdapter, ChainAdapterPorts } from '../../ports/chainAdapter'
import type { WalletSource } from '../../ports/walletSource'
import type { ReaderFile } from './chain/rpc/createChainReader'
import { createEvmAdapter } from './createEvmAdapter'
import { createDiscovery } from './wallet/createDiscovery'
import { createSoleWallet } from './wallet/createSoleWallet'

/** Which wallets of the page are offered, as the host says; what it does not say is as the page has it. */
type Offered = { readonly [Kind in keyof ChainAdapterPorts['options']]?: boolean | undefined }

/** The wallets of a page and their networks, which are asked by the library in the file. */
export function createEvmWallets(
  ports: ChainAdapterPorts,
  fetchReader: () => Promise<ReaderFile>,
  { injected = ports.options.injected, announced = ports.options.announced }: Offered = {},
): ChainAdapter {
  const discovery = createDiscovery({ window: ports.window, injected, announced })
  return createEvmAdapter(ports, fetchReader, discovery)
}

/** The one wallet behind an EIP-1193 provider from elsewhere, in the place of those of the page. */
export const createEvmWalletsOver = (
  ports: ChainAdapterPorts,
  fetchReader: () => Promise<ReaderFile>,
  provider: object,
): WalletSource => createEvmAdapter(ports, fetchReader, createSoleWallet(provider)).wallets
