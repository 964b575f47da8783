import { assertPeer } from '../../shared/assertPeer'
import { loadChunk } from '../../shared/loadChunk'

export type EthersLibrary = Awaited<ReturnType<typeof fetchEthers>>

/**
 * Not by names in an import statement: ethers 5 lacks them, and a page beside it would not build. Taken apart at once, so that
 * bundlers leave out the rest.
 */
async function fetchEthers() {
  const { BrowserProvider, FetchRequest, JsonRpcProvider, Network, version } =
    await import('ethers')
  return { BrowserProvider, FetchRequest, JsonRpcProvider, Network, version }
}

/**
 * What of ethers asks chains.
 *
 * @throws {ModalError} `PEER_MISSING` where ethers is not installed, `PEER_VERSION` beside ethers 5.
 */
export async function importEthers(): Promise<EthersLibrary> {
  const library = await loadChunk(fetchEthers())
  assertPeer('ethers', library.version)
  return library
}
