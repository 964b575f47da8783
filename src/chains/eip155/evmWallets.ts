import type { ExternalWallet } from '../../domain/externalWallet'
import type { ChainAdapter, ChainAdapterPorts } from '../../ports/chainAdapter'
import type { WalletSource } from '../../ports/walletSource'
import type { ReaderFile } from './chain/rpc/createChainReader'
import { loadChunk } from '../shared/loadChunk'
import { createEvmAdapter } from './createEvmAdapter'
import { createDiscovery } from './wallet/createDiscovery'
import { createSoleWallet } from './wallet/createSoleWallet'

/** Which wallets of the page are offered, as the host says; what it does not say is as the page has it. */
type Offered = { readonly [Kind in keyof ChainAdapterPorts['options']]?: boolean | undefined }

const discover = (
  ports: ChainAdapterPorts,
  { injected = ports.options.injected, announced = ports.options.announced }: Offered = {},
) => createDiscovery({ window: ports.window, injected, announced })

/** The wallets of a page and their networks, which are asked by the library in the file. */
export const createPageWallets = (
  ports: ChainAdapterPorts,
  fetchReader: () => Promise<ReaderFile>,
  offered?: Offered,
): ChainAdapter => createEvmAdapter(ports, fetchReader, discover(ports, offered))

/** The same, and the wallets that the host brings, whose code comes only where there are some. */
export async function createEvmWallets(
  ports: ChainAdapterPorts,
  fetchReader: () => Promise<ReaderFile>,
  offered: Offered & { readonly external?: readonly ExternalWallet[] } = {},
): Promise<ChainAdapter> {
  if (!offered.external?.length) return createPageWallets(ports, fetchReader, offered)
  const { withExternalWallets } = await loadChunk(import('./wallet/withExternalWallets'))
  const discovery = withExternalWallets(discover(ports, offered), offered.external)
  return createEvmAdapter(ports, fetchReader, discovery)
}

/** The one wallet behind an EIP-1193 provider from elsewhere, in the place of those of the page. */
export const createEvmWalletsOver = (
  ports: ChainAdapterPorts,
  fetchReader: () => Promise<ReaderFile>,
  provider: object,
): WalletSource => createEvmAdapter(ports, fetchReader, createSoleWallet(provider)).wallets
