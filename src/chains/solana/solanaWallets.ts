import type { ChainAdapterPorts } from '../../ports/chainAdapter'
import type { WalletConnectClient } from '../../ports/walletConnect'
import type { WalletSource } from '../../ports/walletSource'
import { loadChunk } from '../shared/loadChunk'
import type { SolanaAdapterOptions } from './createSolanaAdapter'

/** The chunk that loads with the first use of wallets. */
export { createSolanaAdapter } from './createSolanaAdapter'

/** Creates wallets over a session; their code loads with the first session. */
export async function loadOver(
  ports: ChainAdapterPorts,
  options: SolanaAdapterOptions,
  client: WalletConnectClient,
): Promise<WalletSource> {
  const { createSolanaWalletsOver } = await loadChunk(import('./createSolanaWalletsOver'))
  return createSolanaWalletsOver(ports, options, client)
}
