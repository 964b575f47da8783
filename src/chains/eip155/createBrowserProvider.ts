import type { BrowserProvider, Eip1193Provider } from 'ethers'
import { loadChunk } from '../shared/loadChunk'

/** @throws {ModalError} `PEER_MISSING` where ethers is not installed. */
export async function createBrowserProvider(provider: unknown): Promise<BrowserProvider> {
  const { BrowserProvider } = await loadChunk(import('ethers'))
  return new BrowserProvider(provider as Eip1193Provider)
}
