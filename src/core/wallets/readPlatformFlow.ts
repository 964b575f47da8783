import { isAnyOf } from '@reduxjs/toolkit'
import { modalOpenRequested, modalPreloadRequested } from '../../events/modalEvents'
import type { AppStartListening } from '../../store/listening'
import { platformRead } from './walletsSlice'

/**
 * Reads the platform once, on the first interest in the modal and before anything depends on it.
 */
export function registerReadPlatformFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(modalPreloadRequested, modalOpenRequested),
    effect: (_action, api) => {
      api.unsubscribe()
      api.dispatch(platformRead(api.extra.readPlatform()))
    },
  })
}
