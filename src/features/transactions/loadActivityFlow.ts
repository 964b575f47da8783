import { isAnyOf, nanoid } from '@reduxjs/toolkit'
import { supports } from '../../domain/namespaces'
import { accountsChanged, disconnected } from '../../events/connectionEvents'
import { modalOpened } from '../../events/modalEvents'
import { networkSwitched } from '../../events/networkEvents'
import { transactionMined } from '../../events/sendEvents'
import type { AppStartListening } from '../../store/listening'
import { selectAccountOf } from '../account/accountOf'
import { tabSelected } from '../account/accountSlice'
import { selectIsConnected } from '../connections/connectionsSlice'
import { selectIsOpen } from '../modal/modalSlice'
import { selectActiveNetwork } from '../network/networkSelectors'
import { toastShown } from '../notifications/notificationsSlice'
import { historyReset, selectCurrentView, viewPushed, viewReplaced } from '../router/routerSlice'
import { transactionsApi } from './transactionsApi'
import { activityMoreRequested } from './transactionsSlice'

const concerns = isAnyOf(
  modalOpened,
  viewPushed,
  viewReplaced,
  historyReset,
  tabSelected,
  disconnected,
  accountsChanged,
  networkSwitched,
  transactionMined,
  activityMoreRequested,
)

/**
 * Fetches the history when its tab comes on screen, another page when more is wanted, and anew when it has grown; also
 * when sending begins, since a receiver is compared with whom the account has paid before (D8).
 */
export function registerLoadActivityFlow(startListening: AppStartListening) {
  return startListening({
    matcher: concerns,
    effect: async (action, api) => {
      api.cancelActiveListeners()
      const state = api.getState()
      const network = selectActiveNetwork(state)
      if (!network || !supports(network.namespace, 'activity')) return
      const { address, currentTab } = selectAccountOf(state, network.namespace)
      const view = selectCurrentView(state).name
      const isRead = view === 'Account' && currentTab === 'activity'
      if (!selectIsOpen(state) || !(isRead || view === 'WalletSend')) return
      if (!selectIsConnected(state, network.namespace)) return
      const { isError } = await api.dispatch(
        transactionsApi.endpoints.getHistory.initiate(
          { address, chainId: network.caipNetworkId },
          activityMoreRequested.match(action)
            ? { direction: 'forward', subscribe: false }
            : { forceRefetch: true, subscribe: false },
        ),
      )
      if (!isError || !isRead || api.signal.aborted) return
      api.dispatch(
        toastShown({ id: nanoid(), tone: 'negative', text: 'errors.historyUnavailable' }),
      )
    },
  })
}
