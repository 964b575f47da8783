import { isAnyOf } from '@reduxjs/toolkit'
import { storeReady } from '../../events/lifecycleEvents'
import { cardEmbedded, modalExpected, modalOpenRequested } from '../../events/modalEvents'
import type { AppStartListening } from '../../store/listening'
import { connectorsFound } from './connectorsSlice'

/**
 * Looks for wallets from the first sign of interest on, and keeps listening: a wallet may announce itself late.
 * Reports each namespace's whole list with `connectorsFound` whenever it changes.
 */
export function registerDiscoverConnectorsFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(cardEmbedded, modalExpected, modalOpenRequested, storeReady),
    effect: async (_action, api) => {
      api.unsubscribe() // once per store; the adapters go on listening
      const stops: (() => void)[] = []
      api.signal.addEventListener('abort', () => stops.forEach(stop => stop()))
      await Promise.all(
        api.extra.chains.namespaces.map(async namespace => {
          try {
            const adapter = await api.extra.chains.load(namespace)
            if (api.signal.aborted) return
            stops.push(
              adapter.discover(connectors =>
                api.dispatch(connectorsFound({ namespace, connectors })),
              ),
            )
          } catch (thrown) {
            api.extra.logger.log('error', 'An adapter could not be loaded', thrown)
            api.dispatch(connectorsFound({ namespace, connectors: [] }))
          }
        }),
      )
      await api.condition(() => false) // lives until the store's flows are cleared
    },
  })
}
