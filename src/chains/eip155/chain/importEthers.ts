import { assertPeer } from '../../shared/assertPeer'
import { loadChunk } from '../../shared/loadChunk'

export type EthersLibrary = Awaited<ReturnType<typeof fetchEthers>>

/**
 * Dynamic, because ethers 5 lacks these names and a static import would fail to build. Destructured
 * so that bundlers can tree-shake the rest.
 */
async function fetchEthers() {
  const { BrowserProvider, FetchRequest, JsonRpcProvider, Network, version } =
    await import('ethers')
  return { BrowserProvider, FetchRequest, JsonRpcProvider, Network, version }
}

/**
 * Loads the parts of ethers that query chains.
 *
 * @throws {ModalError} `PEER_MISSING` if ethers is not installed, `PEER_VERSION` with ethers 5.
 */
export async function importEthers(): Promise<EthersLibrary> {
  const library = await loadChunk(fetchEthers())
  assertPeer('ethers', library.version)
  return library
}
