import { SUCCESS_DISPLAY_MS } from '../../domain/limits'
import { getViewFacts, hasViewContent } from '../../domain/viewFacts'
import { viewEntry } from '../../domain/views'
import { TaskAbortError } from '@reduxjs/toolkit'
import { walletConnected } from '../../events/connectionEvents'
import { profileNamespaceSelected } from '../../events/profileEvents'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { selectIsOpen } from '../modal/modalSlice'
import { selectMustSwitch } from '../network/switchSelectors'
import { toastShown } from '../notifications/notificationsSlice'
import { historyReset, selectCurrentView } from '../router/routerSlice'
import { selectOtherConnections } from './multiWalletState'

function isConnecting(state: RootState): boolean {
  const view = selectCurrentView(state)
  if (!selectIsOpen(state)) return false
  return getViewFacts(view.name).abandons === 'connecting' || hasViewContent(view, 'pairing')
}

/**
 * Shows the list of wallets after an additional one connected. With sign-in enabled, the sign-in
 * view follows instead.
 */
export function registerShowWalletsFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: walletConnected,
    effect: async ({ payload: { namespace, isRestored, isSwitch } }, api) => {
      if (isRestored || isSwitch || api.extra.siwx) return
      if (selectOtherConnections(api.getState(), namespace).length === 0) return
      api.cancelActiveListeners()
      try {
        await api.delay(SUCCESS_DISPLAY_MS)
      } catch (thrown) {
        if (thrown instanceof TaskAbortError) return // cancelled: another wallet was added
        throw thrown
      }
      const state = api.getState()
      if (!isConnecting(state) || selectMustSwitch(state, namespace)) return
      api.dispatch(profileNamespaceSelected(namespace))
      api.dispatch(historyReset(viewEntry('ProfileWallets')))
      api.dispatch(toastShown({ id: 'wallet-added', tone: 'positive', text: 'profile.added' }))
    },
  })
}
