import { isAnyOf } from '@reduxjs/toolkit'
import { walletConnected } from '../../events/connectionEvents'
import { modalClosed, modalEmbeddedChanged, modalOpenRequested } from '../../events/modalEvents'
import type { AppStartListening } from '../../store/listening'
import { selectIsConnected } from '../connections/connectionsSlice'
import { selectActiveNamespace } from '../network/networkSelectors'
import { selectIsOpen } from './modalSlice'
import { selectIsEmbedded } from './modalSelectors'

/**
 * Opens an embedded card on its own only if a wallet is connected; otherwise it waits for the user,
 * because nothing may be requested before that. Ends with `modalOpenRequested`, or `modalClosed`
 * when the page removed the card.
 */
export function registerEmbedCardFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(modalEmbeddedChanged, walletConnected),
    effect: (action, api) => {
      const state = api.getState()
      const isOpen = selectIsOpen(state)
      if (!selectIsEmbedded(state)) {
        if (modalEmbeddedChanged.match(action) && isOpen) api.dispatch(modalClosed())
        return
      }
      const namespace = selectActiveNamespace(state)
      if (isOpen || namespace === null || !selectIsConnected(state, namespace)) return
      api.dispatch(modalOpenRequested({}))
    },
  })
}
