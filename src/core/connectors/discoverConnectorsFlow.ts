import { isAnyOf } from '@reduxjs/toolkit'
import { storeReady } from '../../events/lifecycleEvents'
import {
  discoveryRequested,
  modalEmbeddedChanged,
  modalOpenRequested,
  modalPreloadRequested,
} from '../../events/modalEvents'
import type { Namespace } from '../../lib/address/caip'
import type { AppStartListening } from '../../store/listening'
import { chunkFetched } from '../notifications/notificationsSlice'
import { connectorsFound } from './connectorsSlice'

/**
 * Discovers wallets from the first interest on and keeps listening, because some announce
 * themselves late. Dispatches `connectorsFound` with a namespace's whole list on each change. If an
 * adapter's chunk fails to load, dispatches `chunkFetched` and retries on the next interest.
 */
export function registerDiscoverConnectorsFlow(startListening: AppStartListening) {
  const heard = new Set<Namespace>()
  const failedNamespaces = new Set<Namespace>()
  return startListening({
    matcher: isAnyOf(
      modalEmbeddedChanged,
      discoveryRequested,
      modalPreloadRequested,
      modalOpenRequested,
      storeReady,
    ),
    effect: async (_action, api) => {
      const stops: (() => void)[] = []
      api.signal.addEventListener('abort', () => stops.forEach(stop => stop()))
      const missing = api.extra.chains.namespaces.filter(namespace => !heard.has(namespace))
      await Promise.all(
        missing.map(async namespace => {
          heard.add(namespace) // adapters keep listening, so load each once
          try {
            const { wallets } = await api.extra.chains.load(namespace)
            if (api.signal.aborted) return
            if (failedNamespaces.delete(namespace))
              api.dispatch(chunkFetched({ name: namespace, isHere: true }))
            stops.push(
              wallets.discover(connectors =>
                api.dispatch(connectorsFound({ namespace, connectors })),
              ),
            )
          } catch (thrown) {
            heard.delete(namespace)
            failedNamespaces.add(namespace)
            api.extra.logger.log('error', 'An adapter could not be loaded', thrown)
            api.dispatch(connectorsFound({ namespace, connectors: [] }))
            api.dispatch(chunkFetched({ name: namespace, isHere: false }))
          }
        }),
      )
      // runs until the store's listeners are cleared
      if (stops.length > 0) await api.condition(() => false)
    },
  })
}
