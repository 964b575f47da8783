import type { AppStartListening } from '../../store/listening'
import {
  disconnectedChanged,
  selectDisconnectedConnectorIds,
} from '../../core/connections/connectionsSlice'
import { withoutDisconnected } from '../../core/connections/leftWallets'
import { toastShown } from '../../core/notifications/notificationsSlice'
import { recentWalletForgotten } from '../../core/wallets/walletsSlice'
import { recentForgotten } from './profileSlice'

/** Removes a recently used wallet and confirms it with a toast. */
export function registerForgetRecentFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: recentForgotten,
    effect: ({ payload: { namespace, connectorId, walletId } }, api) => {
      if (connectorId !== undefined) {
        const left = selectDisconnectedConnectorIds(api.getState())
        api.dispatch(disconnectedChanged(withoutDisconnected(left, namespace, connectorId)))
      }
      if (walletId !== undefined) api.dispatch(recentWalletForgotten({ id: walletId }))
      api.dispatch(
        toastShown({ id: 'recent-forgotten', tone: 'positive', text: 'profile.forgotten' }),
      )
    },
  })
}
