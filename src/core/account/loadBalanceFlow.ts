import { isAnyOf } from '@reduxjs/toolkit'
import { accountsChanged, walletConnected } from '../../events/connectionEvents'
import { networkSwitched } from '../../events/networkEvents'
import { transactionMined } from '../../events/sendEvents'
import { FRESHNESS } from '../../services/freshness'
import type { AppStartListening } from '../../store/listening'
import { accountApi } from './accountApi'
import { accountRefreshRequested, accountSelected } from './accountSlice'
import { selectReadableAccount } from './selectReadableAccount'

const isFresh = isAnyOf(transactionMined, accountRefreshRequested)
const concerns = isAnyOf(
  walletConnected,
  accountsChanged,
  accountSelected,
  networkSwitched,
  transactionMined,
  accountRefreshRequested,
)

/**
 * Requests the native balance when the account or network changes, or a refresh is requested.
 * `nativeBalanceSelectors.ts` reads the answer from the cache.
 */
export function registerLoadBalanceFlow(startListening: AppStartListening) {
  return startListening({
    matcher: concerns,
    effect: async (action, api) => {
      const readable = selectReadableAccount(api.getState(), 'balance')
      if (!readable) return
      const { network, address } = readable
      await api.dispatch(
        accountApi.endpoints.getNativeBalance.initiate(
          { address, network },
          { forceRefetch: isFresh(action) || FRESHNESS.getNativeBalance, subscribe: false },
        ),
      )
    },
  })
}
