import { isAnyOf } from '@reduxjs/toolkit'
import { PURCHASES_REFRESH_MS } from '../../domain/limits'
import type { Transaction } from '../../domain/transaction'
import { accountsChanged, disconnected } from '../../events/connectionEvents'
import { flowsHalted } from '../../events/flowEvents'
import { modalClosed } from '../../events/modalEvents'
import { networkSwitched } from '../../events/networkEvents'
import type { AppStartListening } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import { whenBack } from '../../store/whenBack'
import { selectActiveAccount } from '../account/accountSelectors'
import { accountRefreshRequested } from '../account/accountSlice'
import { selectActiveCaipNetworkId } from '../network/networkSlice'
import { wentBack } from '../router/routerSlice'
import { viewShownBy } from '../router/viewShownBy'
import { onrampApi } from './onrampApi'
import { purchasesWanted } from './onrampSlice'
import { showsPurchases } from './screens'

const changes = isAnyOf(
  purchasesWanted,
  accountsChanged,
  networkSwitched,
  disconnected,
  modalClosed,
  wentBack,
  flowsHalted,
)
const over = isAnyOf(flowsHalted, modalClosed, disconnected)

const underWay = (purchases: readonly Transaction[]): readonly string[] =>
  purchases
    .filter(({ metadata }) => metadata.status === 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS')
    .map(({ id }) => id)

/**
 * Reads what the account bought while that is on screen, again every three seconds as long as something is under way. What has
 * arrived is in the balances.
 */
export function registerReadPurchasesFlow(startListening: AppStartListening) {
  return startListening({
    predicate: action => changes(action) || viewShownBy(action) !== undefined,
    effect: async (action, api) => {
      api.cancelActiveListeners()
      if (over(action)) return
      let waitedFor: readonly string[] = []
      while (showsPurchases(api.getState())) {
        const { address } = selectActiveAccount(api.getState())
        const caipNetworkId = selectActiveCaipNetworkId(api.getState())
        if (address === null || caipNetworkId === null) return
        if (api.extra.isPageHidden()) {
          await raceUntil(api, flowsHalted.match, undefined, signal => whenBack(api.extra, signal))
        }
        const { data, isError } = await api.dispatch(
          onrampApi.endpoints.getPurchases.initiate(
            { address, caipNetworkId },
            { subscribe: false, forceRefetch: true },
          ),
        )
        if (api.signal.aborted || isError || !data) return
        const now = underWay(data.data)
        if (waitedFor.some(id => !now.includes(id))) api.dispatch(accountRefreshRequested())
        waitedFor = now
        if (now.length === 0) return
        await api.delay(PURCHASES_REFRESH_MS)
      }
    },
  })
}
