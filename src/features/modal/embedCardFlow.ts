import { isAnyOf } from '@reduxjs/toolkit'
import { walletConnected } from '../../events/connectionEvents'
import { cardEmbedded, modalClosed, modalOpenRequested } from '../../events/modalEvents'
import type { AppStartListening } from '../../store/listening'
import { selectIsConnected } from '../connections/connectionsSlice'
import { selectActiveNamespace } from '../network/networkSelectors'
import { selectIsOpen } from './modalSlice'
import { selectIsEmbedded } from './modalSelectors'

/**
 * A card in the host's page waits for the visitor's first touch, since nothing is asked of anybody before. Only for
 * somebody who is connected already it opens by itself. Ends with `modalOpenRequested`; with `modalClosed` when the
 * page took the card away.
 */
export function registerEmbedCardFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(cardEmbedded, walletConnected),
    effect: (action, api) => {
      const state = api.getState()
      const isOpen = selectIsOpen(state)
      if (!selectIsEmbedded(state)) {
        if (cardEmbedded.match(action) && isOpen) api.dispatch(modalClosed())
        return
      }
      const namespace = selectActiveNamespace(state)
      if (isOpen || namespace === null || !selectIsConnected(state, namespace)) return
      api.dispatch(modalOpenRequested({}))
    },
  })
}
