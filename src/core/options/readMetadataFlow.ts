import { isAnyOf } from '@reduxjs/toolkit'
import { connectRequested, restoreStarted } from '../../events/connectionEvents'
import { viewShown } from '../../events/viewEvents'
import type { AppStartListening } from '../../store/listening'
import { optionsGiven, selectOptions } from './optionsSlice'

/**
 * Reads the page's name and icon when a view opens and before a wallet is asked, unless the host
 * set `metadata`. Ends with `optionsGiven`, or nothing.
 */
export function registerReadMetadataFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(viewShown, connectRequested, restoreStarted),
    effect: (_action, api) => {
      if (selectOptions(api.getState()).metadata !== null) return
      const metadata = api.extra.readAppMetadata()
      if (metadata) api.dispatch(optionsGiven({ metadata }))
    },
  })
}
