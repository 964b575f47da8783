import { ModalError } from '../../../domain/ModalError'
import type { ChainAdapterPorts } from '../../../ports/chainAdapter'
import { loadChunk } from '../../shared/loadChunk'
import type { BitcoinNetwork } from '../bitcoinNetworks'
import type { Esplora } from '../chain/esplora'

/** Loads the client for a configured network's servers with the first query. */
export const createEsploraLoader =
  (ports: ChainAdapterPorts) =>
  async ({ caipNetworkId }: BitcoinNetwork): Promise<Esplora> => {
    const listed = ports.networks().find(network => network.caipNetworkId === caipNetworkId)
    const { esploraOf } = await loadChunk(import('../chain/createBitcoinChain'))
    if (listed) return esploraOf(ports, listed)
    throw new ModalError('CHAIN_UNREACHABLE', `No server for ${caipNetworkId}`)
  }
