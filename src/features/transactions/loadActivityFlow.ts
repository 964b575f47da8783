import { getViewFacts, hasViewContent } from '../../domain/viewFacts'
import { isAnyOf, nanoid } from '@reduxjs/toolkit'
import { SPAM_PAGES_MAX } from '../../domain/limits'
import { accountsChanged, disconnected } from '../../events/connectionEvents'
import { networkSwitched } from '../../events/networkEvents'
import { transactionMined } from '../../events/sendEvents'
import { viewShown } from '../../events/viewEvents'
import { FRESHNESS } from '../../services/freshness'
import type { ModalApiState } from '../../services/modalApi'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { tabSelected } from '../../core/account/accountSlice'
import { selectReadableAccount } from '../../core/account/selectReadableAccount'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { toastShown } from '../../core/notifications/notificationsSlice'
import { selectCurrentView } from '../../core/router/routerSlice'
import { activityFailed } from './activityFailed'
import { selectHistoryTransactions } from './activitySelectors'
import { transactionsApi } from './transactionsApi'
import { activityMoreRequested } from './transactionsSlice'
import { pollPendingTransactions } from './pollPendingTransactions'

const isLoadTrigger = isAnyOf(
  viewShown,
  tabSelected,
  disconnected,
  accountsChanged,
  networkSwitched,
  transactionMined,
  activityMoreRequested,
)

const { getHistory } = transactionsApi.endpoints
/** Above this number of loaded pages, a reload fetches only the first one. */
const MAX_RELOADED_PAGES = 5
const NEXT_PAGE_OPTIONS = { direction: 'forward', subscribe: false } as const

/**
 * Loads the history when its tab opens, unless it is fresh; further pages on request; and again
 * after a payment was mined or a failure. Also loads it for the send form, which compares the
 * recipient with earlier ones (D8). Skips a few pages without visible rows. A failure shows a
 * toast; then the flow polls for pending transactions.
 */
export function registerLoadActivityFlow(startListening: AppStartListening) {
  /** Whether a payment was mined, maybe with the modal closed, since the history was loaded. */
  let hasGrown = false
  return startListening({
    matcher: isLoadTrigger,
    effect: async (action, api) => {
      api.cancelActiveListeners()
      if (transactionMined.match(action)) hasGrown = true
      const state = api.getState()
      const readable = selectReadableAccount(state, 'activity')
      if (!readable) return
      const { network, address, account } = readable
      const view = selectCurrentView(state)
      const isTab = getViewFacts(view.name).home === 'connected'
      const isRead = isTab ? account.currentTab === 'activity' : view.name === 'Transactions'
      if (!selectIsOpen(state) || !hasViewContent(view, 'history') || (isTab && !isRead)) return
      const args = { address, caipNetworkId: network.caipNetworkId }
      const known = getHistory.select(args)(state as RootState & ModalApiState)
      const isMore = activityMoreRequested.match(action)
      if (isMore && known.isSuccess && !known.hasNextPage) return
      const isOnward = isMore && known.hasNextPage && (!known.isError || known.isFetchNextPageError)
      const pagesBefore = isOnward ? (known.data?.pages.length ?? 0) : 0
      const shownBefore = isOnward ? countShown(api.getState()) : 0
      const askNext = () => api.dispatch(getHistory.initiate(args, NEXT_PAGE_OPTIONS))
      /** Like balances, a recent history is not reloaded when the modal opens. */
      const read = (forceRefetch: number | true) => {
        const { data } = getHistory.select(args)(api.getState() as RootState & ModalApiState)
        const refetchCachedPages = (data?.pages.length ?? 0) <= MAX_RELOADED_PAGES
        return api.dispatch(
          getHistory.initiate(args, { forceRefetch, refetchCachedPages, subscribe: false }),
        )
      }

      const isAnew = hasGrown || known.isError || isMore
      let answer = await (isOnward ? askNext() : read(isAnew || FRESHNESS.getHistory))
      while (
        answer.isSuccess &&
        answer.hasNextPage &&
        !api.signal.aborted &&
        countShown(api.getState()) <= shownBefore &&
        answer.data.pages.length - pagesBefore <= SPAM_PAGES_MAX
      ) {
        answer = await askNext()
      }
      if (!isRead || api.signal.aborted) return
      if (answer.isError) {
        api.dispatch(activityFailed())
        api.dispatch(
          toastShown({ id: nanoid(), tone: 'negative', text: 'errors.historyUnavailable' }),
        )
      }
      hasGrown &&= !answer.isSuccess || isOnward
      await pollPendingTransactions(api, readable, isAnew, () => Promise.resolve(read(true)))
    },
  })
}

const countShown = (state: RootState) => selectHistoryTransactions(state)?.length ?? 0
