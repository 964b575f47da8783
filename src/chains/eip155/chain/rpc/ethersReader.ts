import { createChainReader, type ReaderFile } from './createChainReader'
import { createEthersClient } from './ethersClient'
import { importEthers } from '../importEthers'

/**
 * Asks chains by ethers.
 *
 * @throws {ModalError} `PEER_MISSING` where ethers is not installed, `PEER_VERSION` beside ethers 5.
 */
export async function openReader(): Promise<ReaderFile> {
  const library = await importEthers()
  return {
    createReader: ({ network, ...question }) =>
      createChainReader(
        network,
        createEthersClient({ library, reference: network.reference, ...question }),
      ),
  }
}
