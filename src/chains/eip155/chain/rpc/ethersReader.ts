import { createChainReader, type ReaderModule } from './createChainReader'
import { createEthersClient } from './ethersClient'
import { importEthers } from '../importEthers'

/**
 * Loads the reader that uses ethers.
 *
 * @throws {ModalError} `PEER_MISSING` if ethers is not installed, `PEER_VERSION` with ethers 5.
 */
export async function openReader(): Promise<ReaderModule> {
  const library = await importEthers()
  return {
    createReader: ({ network, ...question }) =>
      createChainReader(
        network,
        createEthersClient({ library, reference: network.reference, ...question }),
      ),
  }
}
