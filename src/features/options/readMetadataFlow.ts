import { isAnyOf } from '@reduxjs/toolkit'
import { connectRequested, restoreStarted } from '../../events/connectionEvents'
import type { AppStartListening } from '../../store/listening'
import { optionsGiven, selectOptions } from './optionsSlice'

const walletIsAsked = isAnyOf(connectRequested, restoreStarted)

/** Reads the page's name and picture before a wallet is asked, unless the host gave its own. Ends with `optionsGiven`. */
export function registerReadMetadataFlow(startListening: AppStartListening) {
  return startListening({
    matcher: walletIsAsked,
    effect: (_action, api) => {
      if (selectOptions(api.getState()).metadata !== null) return
      const metadata = api.extra.readAppMetadata()
      if (metadata) api.dispatch(optionsGiven({ metadata }))
    },
  })
}
