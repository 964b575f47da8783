import { isAnyOf } from '@reduxjs/toolkit'
import { modalOpened, modalPreloadRequested } from '../../../events/modalEvents'
import type { AppStartListening } from '../../../store/listening'
import { selectConfiguredWalletIds } from './directoryArgs'
import { selectDirectoryState } from './directoryState'
import { excludedKnown } from './directorySlice'
import { KNOWN_WALLETS } from '../knownWallets'

/**
 * Resolves excluded ids from the built-in wallets before a list is shown. Ends with
 * `excludedKnown`, or nothing.
 */
export function registerResolveExcludedWalletsFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(modalPreloadRequested, modalOpened),
    effect: (_action, api) => {
      const state = api.getState()
      const { exclude } = selectConfiguredWalletIds(state)
      const { excluded } = selectDirectoryState(state)
      const known = KNOWN_WALLETS.filter(
        ({ id }) => exclude.includes(id) && !excluded.some(each => each.id === id),
      )
      if (known.length > 0) api.dispatch(excludedKnown(known))
    },
  })
}
