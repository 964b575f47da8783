import { isAnyOf } from '@reduxjs/toolkit'
import { accountsChanged, disconnected, walletConnected } from '../../events/connectionEvents'
import { networkSwitched } from '../../events/networkEvents'
import { transactionMined } from '../../events/sendEvents'
import { BALANCE_TTL_S } from '../../domain/limits'
import { supports } from '../../domain/namespaces'
import type { AppStartListening } from '../../store/listening'
import { selectIsConnected } from '../connections/connectionsSlice'
import { selectActiveNetwork } from '../network/networkSelectors'
import { accountApi } from './accountApi'
import { selectAccountOf } from './accountOf'
import {
  accountRefreshRequested,
  accountSelected,
  balanceFailed,
  balanceRead,
  balanceRequested,
} from './accountSlice'

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
 * Reads the native balance whenever whose or where it is has changed. Only the latest question counts; ends with
 * `balanceRead` or `balanceFailed`.
 */
export function registerLoadBalanceFlow(startListening: AppStartListening) {
  return startListening({
    matcher: concerns,
    effect: async (action, api) => {
      api.cancelActiveListeners()
      const state = api.getState()
      const network = selectActiveNetwork(state)
      if (!network || !supports(network.namespace, 'balance')) return
      const { namespace } = network
      const { address } = selectAccountOf(state, namespace)
      if (address === null || !selectIsConnected(state, namespace)) return
      api.dispatch(balanceRequested({ namespace }))
      const asked = api.dispatch(
        accountApi.endpoints.getNativeBalance.initiate(
          { address, network },
          { forceRefetch: isFresh(action) ? true : BALANCE_TTL_S, subscribe: false },
        ),
      )
      const { data, isError } = await asked
      if (api.signal.aborted) return // a newer question reports for itself
      if (isError || data === undefined) {
        api.dispatch(balanceFailed({ namespace }))
        return
      }
      const { balance, symbol } = data
      const networkId = network.caipNetworkId
      api.dispatch(balanceRead({ namespace, address, balance, symbol, networkId }))
    },
  })
}
