import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import { WALLET_IMAGES_AHEAD } from '../../domain/limits'
import { flowsHalted } from '../../events/lifecycleEvents'
import { modalClosed, modalOpened } from '../../events/modalEvents'
import { morePagesRequested, walletsRetryRequested, walletsShown } from '../../events/walletEvents'
import { modalApiStateOf } from '../../services/modalApiStateOf'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { selectIsOpen } from '../modal/modalSlice'
import { selectCurrentView, viewPushed, viewReplaced, wentBack } from '../router/routerSlice'
import { listArgs } from './directoryArgs'
import { selectDirectoryState, type ListArgs } from './directoryOf'
import { selectDirectory } from './directorySelectors'
import { listBegun } from './directorySlice'
import { prefetchWalletImages } from './fetchWalletImages'
import { walletsApi } from './walletsApi'

const { getDirectory } = walletsApi.endpoints
const concerns = isAnyOf(
  modalOpened,
  viewPushed,
  viewReplaced,
  wentBack,
  morePagesRequested,
  walletsRetryRequested,
)
const stop = isAnyOf(modalClosed, flowsHalted)

const isListShown = (state: RootState) =>
  selectIsOpen(state) && selectCurrentView(state).name === 'AllWallets'
const isAsking = (state: RootState) => selectDirectoryState(state).phase === 'asking'

/** The same list, as far as the page and the host go; what stands before it may have come later. */
const isSameScope = (a: ListArgs, b: ListArgs) =>
  JSON.stringify([a.include, a.chains]) === JSON.stringify([b.include, b.chains])

/** What to fetch next; null: nothing. */
function nextFetch(state: RootState, action: UnknownAction) {
  const { list } = selectDirectoryState(state)
  const services = modalApiStateOf(state)
  const known = list && services && getDirectory.select(list)(services)
  const hasPages = known?.data !== undefined
  const isRetry = walletsRetryRequested.match(action)
  if (known?.isLoading) return null
  if (list && hasPages && (isRetry || morePagesRequested.match(action))) {
    // A list whose end stays in sight would ask for ever.
    const isRefused = known.isError && !isRetry
    return known.hasNextPage && !isRefused ? { args: list, isMore: true } : null
  }
  if (morePagesRequested.match(action)) return null
  const args = listArgs(state)
  return list && hasPages && isSameScope(list, args) ? null : { args, isMore: false }
}

/**
 * Fetches the list of all wallets page by page: the first when it comes on screen, another when its end is near, and
 * what failed when the visitor asks. The pictures of a page's first wallets are fetched with it.
 */
export function registerListAllWalletsFlow(startListening: AppStartListening) {
  return startListening({
    matcher: concerns,
    effect: async (action, api) => {
      if (!isListShown(api.getState())) return
      // What stands before the list is left out of it, so it has to be known first.
      if (isAsking(api.getState())) {
        await api.condition((now, next) => stop(now) || !isAsking(next))
      }
      if (!isListShown(api.getState())) return
      const next = nextFetch(api.getState(), action)
      if (!next) return
      if (!next.isMore) api.dispatch(listBegun(next.args))
      const { data } = await api.dispatch(
        next.isMore
          ? getDirectory.initiate(next.args, { direction: 'forward', subscribe: false })
          : getDirectory.initiate(next.args, { subscribe: false }),
      )
      if (!data || !isListShown(api.getState())) return
      if (!next.isMore) {
        const { wallets } = selectDirectory(api.getState())
        api.dispatch(walletsShown({ wallets: wallets.slice(0, WALLET_IMAGES_AHEAD) }))
        return
      }
      const page = data.pages.at(-1)?.data ?? []
      await prefetchWalletImages(api, page.slice(0, WALLET_IMAGES_AHEAD))
    },
  })
}
