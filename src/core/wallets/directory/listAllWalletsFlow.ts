import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import { PRELOADED_WALLET_IMAGES, VISIBLE_WALLETS } from '../../../domain/limits'
import type { Wallet } from '../../../domain/wallet'
import { flowsHalted } from '../../../events/flowEvents'
import { modalClosed } from '../../../events/modalEvents'
import { viewShown } from '../../../events/viewEvents'
import {
  morePagesRequested,
  walletsRetryRequested,
  walletsShown,
} from '../../../events/walletEvents'
import { selectModalApiState } from '../../../services/selectModalApiState'
import type { AppStartListening, FlowApi } from '../../../store/listening'
import { raceUntil } from '../../../store/raceUntil'
import type { RootState } from '../../../store/rootReducer'
import { selectIsOpen } from '../../modal/modalSlice'
import { selectCurrentView } from '../../router/routerSlice'
import { listArgs } from './directoryArgs'
import { selectDirectoryState, type ListArgs } from './directoryState'
import { selectDirectory } from './directorySelectors'
import { listRequested } from './directorySlice'
import { selectSuggestionsStatus } from './suggestionSelectors'
import { prefetchImages } from '../images/fetchImages'
import { getWalletImageArgs } from '../images/imagesOf'
import { walletsApi } from '../walletsApi'

/** Longer than the API's own retries, for several pages. */
const TIMEOUT_MS = 120_000
/** Limits consecutive requests when pages contain nothing for this device. */
const PAGES_PER_RUN = 5
/**
 * How long to wait for the recommended wallets, which the list leaves out; later ones are
 * deduplicated.
 */
const RECOMMENDED_WAIT_MS = 2_000

const { getDirectory } = walletsApi.endpoints
const isRequest = isAnyOf(morePagesRequested, walletsRetryRequested)
const concerns = isAnyOf(viewShown, isRequest)
const stop = isAnyOf(modalClosed, flowsHalted)

const isListShown = (state: RootState) =>
  selectIsOpen(state) && selectCurrentView(state).name === 'AllWallets'
const areSuggestionsPending = (state: RootState) => selectSuggestionsStatus(state) === 'pending'

/**
 * Whether host options and networks match. `exclude` is ignored because recommendations may have
 * arrived since.
 */
const isSameScope = (a: ListArgs, b: ListArgs) =>
  JSON.stringify([a.include, a.chains]) === JSON.stringify([b.include, b.chains])

/** Returns what to fetch next, or null. */
function getNextFetch(state: RootState, action: UnknownAction) {
  const { list } = selectDirectoryState(state)
  const services = selectModalApiState(state)
  const known = list && services && getDirectory.select(list)(services)
  const hasPages = known?.data !== undefined
  const isRetry = walletsRetryRequested.match(action)
  if (known?.isLoading) return null
  if (list && hasPages && (isRetry || morePagesRequested.match(action))) {
    // The sentinel at the end of a short list stays in view and would request forever.
    const isRefused = known.isError && !isRetry
    return known.hasNextPage && !isRefused ? { args: list, isMore: true } : null
  }
  if (morePagesRequested.match(action)) return null
  const args = listArgs(state)
  return list && hasPages && isSameScope(list, args) ? null : { args, isMore: false }
}

/** Requests icons for the top of the list, which is where it opens. */
function requestFirstImages(api: FlowApi) {
  const { wallets } = selectDirectory(api.getState())
  api.dispatch(walletsShown({ wallets: wallets.slice(0, PRELOADED_WALLET_IMAGES) }))
}

/**
 * Fetches until enough new wallets are listed, because a page may contain none for this device.
 * Resolves with the last page.
 */
async function fetchPages(
  api: FlowApi,
  { args, isMore }: { readonly args: ListArgs; readonly isMore: boolean },
  signal: AbortSignal,
) {
  const before = isMore ? selectDirectory(api.getState()).wallets.length : 0
  let page: readonly Wallet[] | null = null
  for (let pages = 0; pages < PAGES_PER_RUN; pages += 1) {
    const { data } = await api.dispatch(
      isMore || pages > 0
        ? getDirectory.initiate(args, { direction: 'forward', subscribe: false })
        : getDirectory.initiate(args, { subscribe: false }),
    )
    page = data?.pages.at(-1)?.data ?? null
    const { wallets, hasMore, error } = selectDirectory(api.getState())
    const isEnough = wallets.length - before >= VISIBLE_WALLETS
    if (isEnough || !hasMore || error || signal.aborted || !isListShown(api.getState())) break
  }
  return page
}

/**
 * Fetches the list of all wallets page by page: the first when the view opens, the next when the
 * user scrolls near the end, and a failed one on retry. The icons of a page's first wallets are
 * fetched with it.
 */
export function registerListAllWalletsFlow(startListening: AppStartListening) {
  return startListening({
    matcher: concerns,
    effect: async (action, api) => {
      if (!isListShown(api.getState())) return
      // The list leaves out the recommended wallets, so wait for them.
      if (areSuggestionsPending(api.getState())) {
        await api.condition(
          (now, next) => stop(now) || !areSuggestionsPending(next),
          RECOMMENDED_WAIT_MS,
        )
      }
      if (!isListShown(api.getState())) return
      const next = getNextFetch(api.getState(), action)
      if (!next) {
        if (!isRequest(action)) requestFirstImages(api)
        return
      }
      if (!next.isMore) api.dispatch(listRequested(next.args))
      const outcome = await raceUntil(api, flowsHalted.match, TIMEOUT_MS, signal =>
        fetchPages(api, next, signal),
      )
      if (outcome.kind !== 'done' || outcome.value === null) return
      if (!isListShown(api.getState())) return
      if (next.isMore) {
        await prefetchImages(
          api,
          outcome.value.slice(0, PRELOADED_WALLET_IMAGES).flatMap(getWalletImageArgs),
        )
        return
      }
      requestFirstImages(api)
    },
  })
}
