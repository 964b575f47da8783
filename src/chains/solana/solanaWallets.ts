import type { ChainAdapterPorts } from '../../ports/chainAdapter'
import type { WalletConnectClient } from '../../ports/walletConnect'
import type { WalletSource } from '../../ports/walletSource'
import { loadChunk } from '../shared/loadChunk'
import type { SolanaAdapterOptions } from './createSolanaAdapter'

/** What comes as one file with the first need of a wallet. */
export { createSolanaAdapter } from './createSolanaAdapter'

/** The wallet at the other end of a session; its code comes with the first session. */
export async function loadOver(
  ports: ChainAdapterPorts,
  options: SolanaAdapterOptions,
  client: WalletConnectClient,
): Promise<WalletSource> {
  const { createSolanaWalletsOver } = await loadChunk(import('./createSolanaWalletsOver'))
  return createSolanaWalletsOver(ports, options, client)
}
