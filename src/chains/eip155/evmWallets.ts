import type { ExternalWallet } from '../../domain/externalWallet'
import type { ChainAdapter, ChainAdapterPorts } from '../../ports/chainAdapter'
import type { WalletSource } from '../../ports/walletSource'
import type { ReaderModule } from './chain/rpc/createChainReader'
import { loadChunk } from '../shared/loadChunk'
import { createEvmAdapter } from './createEvmAdapter'
import { createDiscovery } from './wallet/createDiscovery'
import { createSingleWalletDiscovery } from './wallet/createSingleWalletDiscovery'

/** Which of the page's wallets the host offers; defaults to the page's options. */
type WalletSelection = {
  readonly [Kind in keyof ChainAdapterPorts['options']]?: boolean | undefined
}

const discover = (
  ports: ChainAdapterPorts,
  { injected = ports.options.injected, announced = ports.options.announced }: WalletSelection = {},
) => createDiscovery({ window: ports.window, injected, announced })

/** Creates the adapter for the page's wallets. */
export const createPageWallets = (
  ports: ChainAdapterPorts,
  fetchReader: () => Promise<ReaderModule>,
  offered?: WalletSelection,
): ChainAdapter => createEvmAdapter(ports, fetchReader, discover(ports, offered))

/** The same with the host's external wallets, whose code loads only if there are any. */
export async function createEvmWallets(
  ports: ChainAdapterPorts,
  fetchReader: () => Promise<ReaderModule>,
  offered: WalletSelection & { readonly external?: readonly ExternalWallet[] } = {},
): Promise<ChainAdapter> {
  if (!offered.external?.length) return createPageWallets(ports, fetchReader, offered)
  const { withExternalWallets } = await loadChunk(import('./wallet/withExternalWallets'))
  const discovery = withExternalWallets(discover(ports, offered), offered.external)
  return createEvmAdapter(ports, fetchReader, discovery)
}

/** Creates the wallets for a single EIP-1193 provider from outside the page. */
export const createEvmWalletsOver = (
  ports: ChainAdapterPorts,
  fetchReader: () => Promise<ReaderModule>,
  provider: object,
): WalletSource =>
  createEvmAdapter(ports, fetchReader, createSingleWalletDiscovery(provider)).wallets
