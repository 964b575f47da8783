import { isAnyOf } from '@reduxjs/toolkit'
import { modalExpected, modalOpenRequested } from '../../events/modalEvents'
import type { AppStartListening } from '../../store/listening'
import { platformRead } from './walletsSlice'

/** Reads where the page runs when somebody comes near the modal, before anything decides by it. Once per page. */
export function registerReadPlatformFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(modalExpected, modalOpenRequested),
    effect: (_action, api) => {
      api.unsubscribe()
      api.dispatch(platformRead(api.extra.readPlatform()))
    },
  })
}
