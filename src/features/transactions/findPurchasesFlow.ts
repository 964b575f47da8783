import { isAnyOf } from '@reduxjs/toolkit'
import { factsOf } from '../../domain/viewFacts'
import { accountsChanged } from '../../events/connectionEvents'
import { networkSwitched } from '../../events/networkEvents'
import { viewShown } from '../../events/viewEvents'
import { DEFAULT_NAMESPACE } from '../../lib/address/caip'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { tabSelected } from '../account/accountSlice'
import { readableAccount } from '../account/readableAccount'
import { selectIsOpen } from '../modal/modalSlice'
import { selectProviders } from '../options/selectProviders'
import { selectCurrentView } from '../router/routerSlice'
import { transactionsApi } from './transactionsApi'

const concerns = isAnyOf(viewShown, tabSelected, accountsChanged, networkSwitched)

/** Whose activity is on screen, where purchases of theirs may be known. */
function buyerHere(state: RootState) {
  const readable = readableAccount(state, 'activity')
  if (!readable || readable.network.namespace !== DEFAULT_NAMESPACE) return null
  if (!selectProviders(state, 'onramp').includes('coinbase')) return null
  const view = selectCurrentView(state).name
  const isTab = factsOf(view).home === 'connected' && readable.account.currentTab === 'activity'
  return selectIsOpen(state) && (isTab || view === 'Transactions') ? readable : null
}

/**
 * Finds out, beside an activity that is looked at, whether the account bought something with money: then a way leads there.
 * Once for an account; the list itself is read anew when it is looked at. Ends in silence.
 */
export function registerFindPurchasesFlow(startListening: AppStartListening) {
  return startListening({
    matcher: concerns,
    effect: async (_action, api) => {
      const buyer = buyerHere(api.getState())
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
