import { isAnyOf } from '@reduxjs/toolkit'
import { getViewFacts } from '../../domain/viewFacts'
import { accountsChanged } from '../../events/connectionEvents'
import { networkSwitched } from '../../events/networkEvents'
import { viewShown } from '../../events/viewEvents'
import { DEFAULT_NAMESPACE } from '../../lib/address/caip'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { tabSelected } from '../../core/account/accountSlice'
import { selectReadableAccount } from '../../core/account/selectReadableAccount'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { selectProviders } from '../../core/options/selectProviders'
import { selectCurrentView } from '../../core/router/routerSlice'
import { transactionsApi } from '../../core/transactions/transactionsApi'

const isActivityEvent = isAnyOf(viewShown, tabSelected, accountsChanged, networkSwitched)

/** Returns the account whose activity is on screen, if it may have purchases. */
function selectBuyer(state: RootState) {
  const readable = selectReadableAccount(state, 'activity')
  if (!readable || readable.network.namespace !== DEFAULT_NAMESPACE) return null
  if (!selectProviders(state, 'onramp').includes('coinbase')) return null
  const view = selectCurrentView(state).name
  const isTab =
    getViewFacts(view).home === 'connected' && readable.account.currentTab === 'activity'
  return selectIsOpen(state) && (isTab || view === 'Transactions') ? readable : null
}

/** Checks once per account, while the activity is on screen, for purchases to link to. */
export function registerFindPurchasesFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isActivityEvent,
    effect: async (_action, api) => {
      const buyer = selectBuyer(api.getState())
      if (!buyer) return
      const { address, network } = buyer
      await api.dispatch(
        transactionsApi.endpoints.getPurchases.initiate(
          { address, caipNetworkId: network.caipNetworkId },
          { subscribe: false },
        ),
      )
    },
  })
}
