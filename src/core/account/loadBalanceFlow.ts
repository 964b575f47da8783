import { isAnyOf } from '@reduxjs/toolkit'
import { accountsChanged, disconnected, walletConnected } from '../../events/connectionEvents'
import { networkSwitched } from '../../events/networkEvents'
import { transactionMined } from '../../events/sendEvents'
import { BALANCE_TTL_S } from '../../domain/limits'
import type { AppStartListening } from '../../store/listening'
import { accountApi } from './accountApi'
import {
  accountRefreshRequested,
  accountSelected,
  balanceFailed,
  balanceRead,
  balanceRequested,
} from './accountSlice'
import { selectReadableAccount } from './selectReadableAccount'

const isFresh = isAnyOf(transactionMined, accountRefreshRequested)
const concerns = isAnyOf(
  walletConnected,
  disconnected,
  accountsChanged,
  accountSelected,
  networkSwitched,
  transactionMined,
  accountRefreshRequested,
)

/**
 * Reads the native balance when the account or network changes, or a refresh is requested. Only the
 * latest run counts; ends with `balanceRead` or `balanceFailed`.
 */
export function registerLoadBalanceFlow(startListening: AppStartListening) {
  return startListening({
    matcher: concerns,
    effect: async (action, api) => {
      api.cancelActiveListeners()
      const readable = selectReadableAccount(api.getState(), 'balance')
      if (!readable) return
      const { network, address } = readable
      const { namespace } = network
      api.dispatch(balanceRequested({ namespace }))
      const asked = api.dispatch(
        accountApi.endpoints.getNativeBalance.initiate(
          { address, network },
          { forceRefetch: isFresh(action) ? true : BALANCE_TTL_S, subscribe: false },
        ),
      )
      const { data, isError } = await asked
      if (api.signal.aborted) return // a newer run reports for itself
      if (isError || data === undefined) {
        api.dispatch(balanceFailed({ namespace }))
        return
      }
      const { balance, symbol } = data
      const caipNetworkId = network.caipNetworkId
      api.dispatch(balanceRead({ namespace, address, balance, symbol, caipNetworkId }))
    },
  })
}
