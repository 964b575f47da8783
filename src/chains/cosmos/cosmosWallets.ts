import type { ChainAdapter, ChainAdapterPorts } from '../../ports/chainAdapter'
import { createBalanceClient, type ReadNativeBalance } from '../shared/createBalanceClient'
import { COSMOS_ICONS } from './chain/cosmosMarks'
import { loadChunk } from '../shared/loadChunk'
import type { CosmosOptions } from './CosmosOptions'
import { COSMOS } from './cosmosNetworks'
import { createCosmosWallets } from './wallet/createCosmosWallets'

/** Creates the adapter for Keplr-compatible wallets; network code loads with the first query. */
export function createCosmosAdapter(
  ports: ChainAdapterPorts,
  options: CosmosOptions,
): ChainAdapter {
  const readCoin: ReadNativeBalance = async (...asked) => {
    const { createCosmosReader } = await loadChunk(import('./chain/createCosmosReader'))
    return createCosmosReader(ports, options)(...asked)
  }
  return {
    namespace: COSMOS,
    wallets: createCosmosWallets(ports, options),
    chain: createBalanceClient(COSMOS, readCoin, COSMOS_ICONS),
    loadAddresses: async () =>
      (await loadChunk(import('./address/cosmosAddresses'))).cosmosAddresses,
  }
}
