import { isAnyOf } from '@reduxjs/toolkit'
import { viewEntry } from '../../domain/views'
import { disconnected, restoreFailed, walletConnected } from '../../events/connectionEvents'
import type { AppStartListening } from '../../store/listening'
import { selectConnectionByNamespace } from '../connections/connectionsSlice'
import { selectIsOpen } from '../modal/modalSlice'
import { toastShown } from '../notifications/notificationsSlice'
import { selectCurrentView } from '../router/routerSlice'
import { selectIsMultiWallet, selectOtherConnections } from './multiWalletState'

const isActiveWalletGone = isAnyOf(disconnected, restoreFailed)

/**
 * Activates the namespace's next wallet after the active one disconnected or was not restored. Ends
 * with `walletConnected`, or silently.
 */
export function registerActivateNextWalletFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isActiveWalletGone,
    effect: async ({ payload, type }, api) => {
      if (!selectIsMultiWallet(api.getState())) return
      // that tab's storage names the active wallet
      if ('by' in payload && payload.by === 'otherTab') return
      if ('reason' in payload && payload.reason === 'timedOut') return // it may still be restored
      await Promise.resolve() // other flows handle the disconnect first
      const state = api.getState()
      const { namespace } = payload
      const [next] = selectOtherConnections(state, namespace)
      if (!next || selectConnectionByNamespace(state, namespace).phase !== 'disconnected') return
      api.dispatch(walletConnected({ ...next, namespace, isRestored: true }))
      const isTold =
        type === disconnected.type &&
        selectIsOpen(api.getState()) &&
        selectCurrentView(api.getState()).name === viewEntry('ProfileWallets').name
      if (isTold) {
        api.dispatch(
          toastShown({ id: 'wallet-left', tone: 'positive', text: 'profile.disconnected' }),
        )
      }
    },
  })
}
