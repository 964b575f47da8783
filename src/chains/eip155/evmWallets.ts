import type { ExternalWallet } from '../../domain/externalWallet'
import type { ChainAdapter, ChainAdapterPorts } from '../../ports/chainAdapter'
import type { WalletSource } from '../../ports/walletSource'
import type { ReaderFile } from './chain/rpc/createChainReader'
import { loadChunk } from '../shared/loadChunk'
import { createEvmAdapter } from './createEvmAdapter'
import { createDiscovery } from './wallet/createDiscovery'
import { createSoleWallet } from './wallet/createSoleWallet'

/** Which of the page's wallets the host offers; defaults to the page's options. */
type Offered = { readonly [Kind in keyof ChainAdapterPorts['options']]?: boolean | undefined }

const discover = (
  ports: ChainAdapterPorts,
  { injected = ports.options.injected, announced = ports.options.announced }: Offered = {},
) => createDiscovery({ window: ports.window, injected, announced })

/** Creates the adapter for the page's wallets. */
export const createPageWallets = (
  ports: ChainAdapterPorts,
  fetchReader: () => Promise<ReaderFile>,
  offered?: Offered,
): ChainAdapter => createEvmAdapter(ports, fetchReader, discover(ports, offered))

/** The same with the host's external wallets, whose code loads only if there are any. */
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

/** Creates the wallets for a single EIP-1193 provider from outside the page. */
export const createEvmWalletsOver = (
  ports: ChainAdapterPorts,
  fetchReader: () => Promise<ReaderFile>,
  provider: object,
): WalletSource => createEvmAdapter(ports, fetchReader, createSoleWallet(provider)).wallets
