import { ModalError } from '../../../domain/ModalError'
import { captureProvider, type CapturedProvider } from './captureProvider'
import type { Discovery } from './createDiscovery'

/** In the place of the wallets of a page: one provider from elsewhere, which every connector id means. */
export function createSoleWallet(source: object): Discovery {
  const captured = captureProvider(source)
  const providerOf = (connectorId: string): CapturedProvider => {
    if (!captured) throw new ModalError('WALLET_NOT_FOUND', connectorId)
    return captured
  }
  return {
    subscribe(onConnectors) {
      onConnectors([])
      return () => undefined
    },
    lookAgain: () => undefined,
    providerOf,
    peek: () => captured ?? undefined,
    whenFound: async connectorId => providerOf(connectorId),
    keep: () => undefined,
    release: () => undefined,
    isKept: () => true, // whoever is far away says itself whether there is a session
  }
}
