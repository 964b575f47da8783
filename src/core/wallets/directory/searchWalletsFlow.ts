import { isAnyOf } from '@reduxjs/toolkit'
import {
  PRELOADED_WALLET_IMAGES,
  WALLET_SEARCH_DEBOUNCE_MS,
  WALLET_SEARCH_MIN_MS,
} from '../../../domain/limits'
import { flowsHalted, flowsResumed } from '../../../events/flowEvents'
import {
  certifiedFilterChanged,
  walletSearchTyped,
  walletsRetryRequested,
  walletsSearched,
  walletsShown,
} from '../../../events/walletEvents'
import { modalApi } from '../../../services/modalApi'
import type { AppStartListening } from '../../../store/listening'
import type { RootState } from '../../../store/rootReducer'
import { searchArgs } from './directoryArgs'
import { selectDirectoryState } from './directoryState'
import { selectSearch, selectSearchPhase } from './directorySelectors'
import { searchRetried, searchSettled } from './directorySlice'
import { getSearchKey } from './walletsCache'
import { walletsApi } from '../walletsApi'

const isEntryRemoved = modalApi.internalActions.removeQueryResult.match
const isByUser = isAnyOf(walletSearchTyped, certifiedFilterChanged, walletsRetryRequested)
const concerns = isAnyOf(isByUser, isEntryRemoved, flowsHalted, flowsResumed)

const selectCurrentSearch = (state: RootState) => selectDirectoryState(state).search

/** Cache key of the answer on screen, or of the request for one. */
const selectCurrentKey = (state: RootState) =>
  selectCurrentSearch(state).settled ?? getSearchKey(searchArgs(state))

/**
 * Searches the directory once the user stops typing. An answer that is removed while it is on
 * screen is requested again. Only the latest search ends with `searchSettled`.
 */
export function registerSearchWalletsFlow(startListening: AppStartListening) {
  return startListening({
    matcher: concerns,
    effect: async (action, api) => {
      if (walletsRetryRequested.match(action)) {
        if (selectSearchPhase(api.getState()) !== 'failed') return
        api.dispatch(searchRetried())
      }
      if (
        isEntryRemoved(action) &&
        (action.payload.queryCacheKey as string) !== selectCurrentKey(api.getState())
      )
        return
      api.cancelActiveListeners()
      if (flowsHalted.match(action)) return
      if (selectSearchPhase(api.getState()) !== 'waiting') return
      if (walletSearchTyped.match(action)) await api.delay(WALLET_SEARCH_DEBOUNCE_MS)
      const search = selectCurrentSearch(api.getState())
      if (selectSearchPhase(api.getState()) !== 'waiting') return
      const { text, isCertifiedOnly } = search
      if (isByUser(action)) api.dispatch(walletsSearched({ text: text.trim(), isCertifiedOnly }))
      const args = searchArgs(api.getState())
      await Promise.all([
        api.dispatch(walletsApi.endpoints.searchWallets.initiate(args, { subscribe: false })),
        api.delay(WALLET_SEARCH_MIN_MS),
      ])
      if (api.signal.aborted || selectCurrentSearch(api.getState()) !== search) return
      api.dispatch(searchSettled(getSearchKey(args)))
      const { wallets } = selectSearch(api.getState())
      if (wallets.length > 0) {
        api.dispatch(walletsShown({ wallets: wallets.slice(0, PRELOADED_WALLET_IMAGES) }))
      }
    },
  })
}
