import { factsOf, shows } from '../../domain/viewFacts'
import { isAnyOf, nanoid } from '@reduxjs/toolkit'
import { SPAM_PAGES_MAX } from '../../domain/limits'
import { accountsChanged, disconnected } from '../../events/connectionEvents'
import { modalOpened } from '../../events/modalEvents'
import { networkSwitched } from '../../events/networkEvents'
import { transactionMined } from '../../events/sendEvents'
import type { ModalApiState } from '../../services/modalApi'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { tabSelected } from '../account/accountSlice'
import { readableAccount } from '../account/readableAccount'
import { selectIsOpen } from '../modal/modalSlice'
import { toastShown } from '../notifications/notificationsSlice'
import { historyReset, selectCurrentView, viewPushed, viewReplaced } from '../router/routerSlice'
import { activityFailed } from './activityFailed'
import { selectHistoryTransactions } from './activitySelectors'
import { transactionsApi } from './transactionsApi'
import { activityMoreRequested } from './transactionsSlice'
import { watchWaiting } from './watchWaiting'

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

const { getHistory } = transactionsApi.endpoints
const asWhole = { forceRefetch: true, subscribe: false } as const
/** Of a history that was read further than this only the first page is read anew. */
const PAGES_ANEW = 5
const asStart = { ...asWhole, refetchCachedPages: false } as const
const asNextPage = { direction: 'forward', subscribe: false } as const

/**
 * Fetches the history when its tab comes on screen, another page when more is wanted, and anew when it has grown or did
 * not load; also when sending begins, since a recipient is compared with whom the account has paid before (D8). Pages
 * that hold nothing to show are followed by the next one, a few times. A failure is told by a toast; then it looks for what
 * is on its way.
 */
export function registerLoadActivityFlow(startListening: AppStartListening) {
  return startListening({
    matcher: concerns,
    effect: async (action, api) => {
      api.cancelActiveListeners()
      const state = api.getState()
      const readable = readableAccount(state, 'activity')
      if (!readable) return
      const { network, address, account } = readable
      const view = selectCurrentView(state)
      const isTab = factsOf(view.name).home === 'connected'
      const isRead = isTab ? account.currentTab === 'activity' : view.name === 'Transactions'
      if (!selectIsOpen(state) || !shows(view, 'history') || (isTab && !isRead)) return
      const args = { address, caipNetworkId: network.caipNetworkId }
      const known = getHistory.select(args)(state as RootState & ModalApiState)
      const isMore = activityMoreRequested.match(action)
      if (isMore && known.isSuccess && !known.hasNextPage) return
      const isOnward = isMore && known.hasNextPage && (!known.isError || known.isFetchNextPageError)
      const pagesBefore = isOnward ? (known.data?.pages.length ?? 0) : 0
      const shownBefore = isOnward ? countShown(api.getState()) : 0
      const ask = (how: typeof asWhole | typeof asNextPage) =>
        api.dispatch(getHistory.initiate(args, how))
      const askAnew = () => {
        const { data } = getHistory.select(args)(api.getState() as RootState & ModalApiState)
        return ask((data?.pages.length ?? 0) > PAGES_ANEW ? asStart : asWhole)
      }

      let answer = await (isOnward ? ask(asNextPage) : askAnew())
      while (
        answer.isSuccess &&
        answer.hasNextPage &&
        !api.signal.aborted &&
        countShown(api.getState()) <= shownBefore &&
        answer.data.pages.length - pagesBefore <= SPAM_PAGES_MAX
      ) {
        answer = await ask(asNextPage)
      }
      if (!isRead || api.signal.aborted) return
      if (answer.isError) {
        api.dispatch(activityFailed())
        api.dispatch(
          toastShown({ id: nanoid(), tone: 'negative', text: 'errors.historyUnavailable' }),
        )
      }
      await watchWaiting(api, readable, () => Promise.resolve(askAnew()))
    },
  })
}

const countShown = (state: RootState) => selectHistoryTransactions(state)?.length ?? 0
