import type { BrowserProvider, Eip1193Provider } from 'ethers'
import { importEthers } from './chain/importEthers'

/** @throws {ModalError} `PEER_MISSING` if ethers is not installed, `PEER_VERSION` with ethers 5. */
export async function createBrowserProvider(
  provider: unknown,
  chainId?: number,
): Promise<BrowserProvider> {
  const { BrowserProvider } = await importEthers()
  return new BrowserProvider(provider as Eip1193Provider, chainId)
}
