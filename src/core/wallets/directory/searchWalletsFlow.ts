import { isAnyOf } from '@reduxjs/toolkit'
import {
  PRELOADED_WALLET_IMAGES,
  WALLET_SEARCH_DEBOUNCE_MS,
  WALLET_SEARCH_MIN_MS,
} from '../../../domain/limits'
import {
  certifiedFilterChanged,
  walletSearchTyped,
  walletsRetryRequested,
  walletsSearched,
  walletsShown,
} from '../../../events/walletEvents'
import type { AppStartListening } from '../../../store/listening'
import type { RootState } from '../../../store/rootReducer'
import { searchArgs } from './directoryArgs'
import { selectDirectoryState } from './directoryState'
import { selectSearch } from './directorySelectors'
import { searchAnswered, searchRepeated } from './directorySlice'
import { walletsApi } from '../walletsApi'

const concerns = isAnyOf(walletSearchTyped, certifiedFilterChanged, walletsRetryRequested)
const selectCurrentSearch = (state: RootState) => selectDirectoryState(state).search

/**
 * Searches the directory once the user stops typing. Only the latest search ends with
 * `searchAnswered`.
 */
export function registerSearchWalletsFlow(startListening: AppStartListening) {
  return startListening({
    matcher: concerns,
    effect: async (action, api) => {
      if (walletsRetryRequested.match(action)) {
        if (selectCurrentSearch(api.getState()).phase !== 'failed') return
        api.dispatch(searchRepeated())
      }
      api.cancelActiveListeners()
      if (selectCurrentSearch(api.getState()).phase !== 'waiting') return
      if (walletSearchTyped.match(action)) await api.delay(WALLET_SEARCH_DEBOUNCE_MS)
      const search = selectCurrentSearch(api.getState())
      if (search.phase !== 'waiting') return
      const { text, isCertifiedOnly } = search
      api.dispatch(walletsSearched({ text: text.trim(), isCertifiedOnly }))
      const [{ isError }] = await Promise.all([
        api.dispatch(
          walletsApi.endpoints.getWallets.initiate(searchArgs(api.getState()), {
            subscribe: false,
          }),
        ),
        api.delay(WALLET_SEARCH_MIN_MS),
      ])
      if (api.signal.aborted) return
      api.dispatch(searchAnswered({ text, isCertifiedOnly, isFailed: isError }))
      const { wallets } = selectSearch(api.getState())
      if (wallets.length > 0) {
        api.dispatch(walletsShown({ wallets: wallets.slice(0, PRELOADED_WALLET_IMAGES) }))
      }
    },
  })
}
