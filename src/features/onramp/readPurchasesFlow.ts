import { isAnyOf } from '@reduxjs/toolkit'
import { PURCHASES_REFRESH_MS } from '../../domain/limits'
import type { HistoryPage } from '../../domain/schemas/history'
import { accountsChanged, disconnected } from '../../events/connectionEvents'
import { flowsHalted } from '../../events/flowEvents'
import { modalClosed } from '../../events/modalEvents'
import { networkSwitched } from '../../events/networkEvents'
import { viewShown } from '../../events/viewEvents'
import { FRESHNESS } from '../../services/freshness'
import type { AppStartListening } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import { waitForReturn } from '../../store/waitForReturn'
import { selectActiveAccount } from '../../core/account/accountSelectors'
import { accountRefreshRequested } from '../../core/account/accountSlice'
import { selectActiveCaipNetworkId } from '../../core/network/networkSlice'
import { transactionsApi } from '../../core/transactions/transactionsApi'
import { morePurchasesRequested, purchasesRequested } from './onrampSlice'
import { selectPurchases } from '../../core/transactions/purchaseSelectors'
import { showsPurchases } from './screens'

const changes = isAnyOf(
  purchasesRequested,
  morePurchasesRequested,
  accountsChanged,
  networkSwitched,
  disconnected,
  modalClosed,
  viewShown,
  flowsHalted,
)
const isEnd = isAnyOf(flowsHalted, modalClosed, disconnected)

const { getPurchases } = transactionsApi.endpoints
const RELOAD_OPTIONS = { forceRefetch: FRESHNESS.getPurchases, subscribe: false } as const
const NEXT_PAGE_OPTIONS = { direction: 'forward', subscribe: false } as const

const getPendingIds = (pages: readonly HistoryPage[]): readonly string[] =>
  pages
    .flatMap(({ data }) => data)
    .filter(({ metadata }) => metadata.status === 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS')
    .map(({ id }) => id)

/**
 * Loads the purchases on screen, further pages on request, and all of them every three seconds
 * while one is pending. A completed one refreshes the account's balances.
 */
export function registerReadPurchasesFlow(startListening: AppStartListening) {
  return startListening({
    matcher: changes,
    effect: async (action, api) => {
      api.cancelActiveListeners()
      if (isEnd(action)) return
      let waitedFor: readonly string[] = []
      let isMore = morePurchasesRequested.match(action)
      while (showsPurchases(api.getState())) {
        const { address } = selectActiveAccount(api.getState())
        const caipNetworkId = selectActiveCaipNetworkId(api.getState())
        if (address === null || caipNetworkId === null) return
        if (api.extra.isPageHidden()) {
          await raceUntil(api, flowsHalted.match, undefined, signal =>
            waitForReturn(api.extra, signal),
          )
        }
        const args = { address, caipNetworkId }
        const isOnward = isMore && selectPurchases(api.getState()).hasMore
        isMore = false
        const { data, isError } = await api.dispatch(
          getPurchases.initiate(args, isOnward ? NEXT_PAGE_OPTIONS : RELOAD_OPTIONS),
        )
        if (api.signal.aborted || isError || !data) return
        const now = getPendingIds(data.pages)
        if (waitedFor.some(id => !now.includes(id))) api.dispatch(accountRefreshRequested())
        waitedFor = now
        if (now.length === 0) return
        await api.delay(PURCHASES_REFRESH_MS)
      }
    },
  })
}
