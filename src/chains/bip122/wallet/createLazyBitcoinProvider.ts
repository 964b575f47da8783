import { loadChunk } from '../../shared/loadChunk'
import type { BitcoinProvider } from './BitcoinProvider'
import type { BitcoinProviderParts } from './createBitcoinProvider'

/** Like `createBitcoinProvider`, but loads its code with the first call. */
export function createLazyBitcoinProvider(parts: BitcoinProviderParts): BitcoinProvider {
  let loaded: BitcoinProvider | undefined
  const load = async () => {
    const { createBitcoinProvider } = await loadChunk(import('./createBitcoinProvider'))
    return (loaded ??= createBitcoinProvider(parts))
  }
  return {
    getAccountAddresses: async () => (await load()).getAccountAddresses(),
    signMessage: async request => (await load()).signMessage(request),
    signPSBT: async request => (await load()).signPSBT(request),
    buildTransfer: async request => (await load()).buildTransfer(request),
    sendTransfer: async request => (await load()).sendTransfer(request),
    switchNetwork: async caipNetworkId => (await load()).switchNetwork(caipNetworkId),
  }
}
