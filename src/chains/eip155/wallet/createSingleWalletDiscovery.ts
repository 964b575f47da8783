import { ModalError } from '../../../domain/ModalError'
import { captureProvider, type CapturedProvider } from './captureProvider'
import type { Discovery } from './createDiscovery'

/** Creates a discovery with one external provider, which every connector id refers to. */
export function createSingleWalletDiscovery(source: object): Discovery {
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
    rediscover: () => undefined,
    providerOf,
    peek: () => captured ?? undefined,
    whenFound: async connectorId => providerOf(connectorId),
    keep: () => undefined,
    release: () => undefined,
    isKept: () => true, // the remote wallet itself reports whether there is a session
  }
}
