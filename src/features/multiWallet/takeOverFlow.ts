import { isAnyOf } from '@reduxjs/toolkit'
import { viewEntry } from '../../domain/views'
import { disconnected, restoreFailed, walletConnected } from '../../events/connectionEvents'
import type { AppStartListening } from '../../store/listening'
import { selectConnectionByNamespace } from '../connections/connectionsSlice'
import { selectIsOpen } from '../modal/modalSlice'
import { toastShown } from '../notifications/notificationsSlice'
import { selectCurrentView } from '../router/routerSlice'
import { selectIsMultiWallet, selectOtherConnections } from './multiWalletState'

const leaves = isAnyOf(disconnected, restoreFailed)

/**
 * The wallet in use was left, or did not come back: the next one that is connected on its chain family takes its place. Ends with
 * `walletConnected`, or with nothing where there is none.
 */
export function registerTakeOverFlow(startListening: AppStartListening) {
  return startListening({
    matcher: leaves,
    effect: async ({ payload, type }, api) => {
      if (!selectIsMultiWallet(api.getState())) return
      if ('by' in payload && payload.by === 'otherTab') return // that tab says what is in use now
      if ('reason' in payload && payload.reason === 'timedOut') return // it may still come
      await Promise.resolve() // everything else hears first that the wallet is gone
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
