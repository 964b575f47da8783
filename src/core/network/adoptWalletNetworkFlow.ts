import { isAnyOf } from '@reduxjs/toolkit'
import { viewEntry } from '../../domain/views'
import { walletConnected } from '../../events/connectionEvents'
import { modalCloseRequested, modalOpened } from '../../events/modalEvents'
import { networkSwitched, walletNetworkReported } from '../../events/networkEvents'
import type { AppStartListening } from '../../store/listening'
import { selectIsOpen } from '../modal/modalSlice'
import { historyReset, selectCurrentView } from '../router/routerSlice'
import { selectHistory } from '../router/routerSelectors'
import { selectActiveNamespace } from './networkSelectors'
import { selectMustSwitch } from './switchSelectors'
import { selectActiveCaipNetworkId, selectIsListed } from './networkSlice'

const reported = isAnyOf(walletConnected, walletNetworkReported)

/**
 * Follows the network the wallet reports. A listed one becomes active; on any other, the user has
 * to choose a network where the host requires it. A restored session never opens the modal.
 */
export function registerAdoptWalletNetworkFlow(startListening: AppStartListening) {
  return startListening({
    matcher: reported,
    effect: (action, api) => {
      const state = api.getState()
      const { namespace } = action.payload
      const isFresh = walletConnected.match(action) && !action.payload.isRestored
      const isRestored = walletConnected.match(action) && action.payload.isRestored
      const caipNetworkId = walletConnected.match(action)
        ? action.payload.caipNetworkId
        : action.payload.caipNetworkId
      if (selectIsListed(state, caipNetworkId)) {
        const concernsUs = isFresh || selectActiveNamespace(state) === namespace
        if (concernsUs && selectActiveCaipNetworkId(state) !== caipNetworkId) {
          api.dispatch(networkSwitched({ caipNetworkId, by: isFresh ? 'connect' : 'wallet' }))
        } else if (selectHistory(state).some(view => view.name === 'UnsupportedChain')) {
          // the wallet is back on the active network
          api.dispatch(modalCloseRequested({ by: 'page' }))
        }
        return
      }
      if (isRestored || !selectMustSwitch(state, namespace)) return
      if (selectActiveNamespace(state) !== namespace && !isFresh) return
      const view = viewEntry('UnsupportedChain')
      if (!selectIsOpen(state)) api.dispatch(modalOpened({ view, namespace: null }))
      else if (selectCurrentView(state).name !== 'SwitchNetwork') api.dispatch(historyReset(view))
    },
  })
}
