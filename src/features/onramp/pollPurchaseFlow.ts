import { isAnyOf } from '@reduxjs/toolkit'
import { PURCHASE_POLLS_MAX, PURCHASE_POLL_MS } from '../../domain/limits'
import type { Transaction } from '../../domain/transaction'
import { viewEntry } from '../../domain/views'
import { flowsHalted } from '../../events/flowEvents'
import { modalClosed } from '../../events/modalEvents'
import { networkSwitched } from '../../events/networkEvents'
import { isOver } from '../../lib/time/clockTolerance'
import { FRESHNESS } from '../../services/freshness'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import { waitForReturn } from '../../store/waitForReturn'
import { selectActiveAccount } from '../../core/account/accountSelectors'
import { selectActiveCaipNetworkId } from '../../core/network/networkSlice'
import { viewReplaced } from '../../core/router/routerSlice'
import { transactionsApi } from '../../core/transactions/transactionsApi'
import { mayChangeAccount } from './mayChangeAccount'
import { selectProvider } from './onrampSelectors'
import {
  purchaseFound,
  purchaseLeft,
  purchaseNotFound,
  purchasePollingStarted,
  purchaseStopped,
  selectOnRamp,
  windowBlocked,
  windowOpened,
} from './onrampSlice'

const isEnd = isAnyOf(
  purchaseLeft,
  purchaseStopped,
  windowBlocked,
  modalClosed,
  networkSwitched,
  flowsHalted,
)

const isNew = ({ metadata }: Transaction, since: number): boolean =>
  metadata.status === 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS' ||
  !isOver(Date.parse(metadata.minedAt), since)

async function hasNewPurchase(api: FlowApi, since: number): Promise<boolean> {
  const state = api.getState()
  const { address } = selectActiveAccount(state)
  const caipNetworkId = selectActiveCaipNetworkId(state)
  if (address === null || caipNetworkId === null) return false
  const { data, isError } = await api.dispatch(
    transactionsApi.endpoints.getPurchases.initiate(
      { address, caipNetworkId },
      { subscribe: false, forceRefetch: FRESHNESS.getPurchases, refetchCachedPages: false },
    ),
  )
  // The next poll covers a failed one.
  const [newest] = data?.pages ?? []
  return !isError && newest?.data.some(transaction => isNew(transaction, since)) === true
}

/**
 * Polls for the purchase every four seconds for three minutes, not counting time in which the page
 * is hidden. Ends with `purchaseFound` and the list of purchases, `purchaseNotFound`, or silently.
 */
export function registerPollPurchaseFlow(startListening: AppStartListening) {
  return startListening({
    predicate: (action, _now, before) =>
      windowOpened.match(action) || isEnd(action) || mayChangeAccount(action, before),
    effect: async (action, api) => {
      api.cancelActiveListeners()
      if (!windowOpened.match(action) || selectProvider(api.getState())?.isQuoted !== true) return
      const since = selectOnRamp(api.getState()).openedAt ?? api.extra.now()
      api.dispatch(purchasePollingStarted())
      for (let poll = 1; poll <= PURCHASE_POLLS_MAX; poll += 1) {
        if (api.extra.isPageHidden()) {
          await raceUntil(api, flowsHalted.match, undefined, signal =>
            waitForReturn(api.extra, signal),
          )
        }
        const isThere = await hasNewPurchase(api, since)
        if (api.signal.aborted) return
        if (isThere) {
          api.dispatch(purchaseFound())
          api.dispatch(viewReplaced(viewEntry('OnRampActivity')))
          return
        }
        if (poll < PURCHASE_POLLS_MAX) await api.delay(PURCHASE_POLL_MS)
      }
      api.dispatch(purchaseNotFound())
    },
  })
}
