import { isAnyOf, nanoid, TaskAbortError } from '@reduxjs/toolkit'
import { SPAM_PAGES_MAX, WALLET_RESPONSE_TIMEOUT_MS } from '../../domain/limits'
import { getViewFacts } from '../../domain/viewFacts'
import { accountsChanged, disconnected } from '../../events/connectionEvents'
import { flowsHalted } from '../../events/flowEvents'
import { modalClosed } from '../../events/modalEvents'
import { networkSwitched } from '../../events/networkEvents'
import { transactionMined } from '../../events/sendEvents'
import { isShown, viewShown } from '../../events/viewEvents'
import { FRESHNESS } from '../../services/freshness'
import type { ModalApiState } from '../../services/modalApi'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import type { RootState } from '../../store/rootReducer'
import { tabSelected } from '../../core/account/accountSlice'
import {
  selectReadableAccount,
  type ReadableAccount,
} from '../../core/account/selectReadableAccount'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { toastShown } from '../../core/notifications/notificationsSlice'
import { selectIsOn } from '../../core/options/selectIsOn'
import { selectCurrentView } from '../../core/router/routerSlice'
import { selectHistoryAnswer } from '../../core/transactions/activitySelectors'
import { transactionsApi } from '../../core/transactions/transactionsApi'
import { getHashesToLoad } from './getCollectibleMoves'
import { nftsApi } from './nftsApi'
import {
  selectCollectibles,
  selectFacts,
  selectSilentConnectorId,
  selectWalletList,
} from './nftsSelectors'
import { collectiblesMoreRequested } from './nftsSlice'

type CollectiblesOwner = Pick<ReadableAccount, 'network' | 'address'>

const isLoadTrigger = isAnyOf(
  viewShown,
  tabSelected,
  disconnected,
  accountsChanged,
  networkSwitched,
  transactionMined,
  collectiblesMoreRequested,
)
const isOver = isAnyOf(modalClosed, disconnected, flowsHalted)

/** Number of collectibles that fill the modal; fewer load another page. */
const MIN_SHOWN = 4
/** How long to wait for the chain's data. */
const CHAIN_TIMEOUT_MS = 30_000

const { getHistory } = transactionsApi.endpoints
const { getCollectibleFacts, getWalletCollectibles } = nftsApi.endpoints

/** Returns the account whose collectibles are on screen. */
function selectVisibleOwner(state: RootState): CollectiblesOwner | null {
  const readable = selectReadableAccount(state, 'activity')
  const isHome = getViewFacts(selectCurrentView(state).name).home === 'connected'
  return selectIsOpen(state) && isHome && readable?.account.currentTab === 'nfts' ? readable : null
}

interface Cancellable extends Promise<unknown> {
  abort(): void
}

/**
 * Waits for a request to settle; aborts it when it takes too long or the modal closes. Resolves
 * with whether the modal is still open.
 */
async function settleWithin(api: FlowApi, ms: number, request: Cancellable): Promise<boolean> {
  const outcome = await raceUntil(api, isOver, ms, async signal => {
    signal.addEventListener('abort', () => request.abort())
    await request
  })
  return outcome.kind !== 'left'
}

/** Waits for an earlier run's request, which was aborted: RTK Query would join a new one to it. */
const waitForAborted = (api: FlowApi, running: Promise<unknown> | undefined): Promise<unknown> =>
  api.pause(Promise.resolve(running))

/**
 * Requests the account's collectibles from a wallet of this browser. Resolves with whether the
 * modal is still open.
 */
async function loadWalletCollectibles(api: FlowApi, { network, address }: CollectiblesOwner) {
  const args = { connectorId: selectSilentConnectorId(api.getState()), address, network }
  await waitForAborted(
    api,
    api.dispatch(nftsApi.util.getRunningQueryThunk('getWalletCollectibles', args)),
  )
  const request = api.dispatch(
    getWalletCollectibles.initiate(args, {
      subscribe: false,
      forceRefetch: FRESHNESS.getWalletCollectibles,
    }),
  )
  return settleWithin(api, WALLET_RESPONSE_TIMEOUT_MS, request)
}

interface FactsOptions {
  /** Whether to reload known transactions. */
  readonly isAnew?: boolean
  readonly withSpam?: boolean
}

/**
 * Loads from the chain which collectibles they are and whether the account still owns them.
 * Resolves with whether the modal is still open.
 */
async function readFacts(
  api: FlowApi,
  { network, address }: CollectiblesOwner,
  { isAnew = false, withSpam = false }: FactsOptions,
) {
  const known = selectFacts(api.getState())
  const rows = selectHistoryAnswer(api.getState()).data?.pages.flatMap(page => page.data) ?? []
  const hashes = getHashesToLoad(rows, withSpam).filter(
    hash => isAnew || !Object.hasOwn(known, hash),
  )
  // With spam, even an empty answer tells that the wallet's list was compared with it.
  if (hashes.length === 0 && !withSpam) return true
  const args = { address, network, hashes, withSpam }
  await waitForAborted(
    api,
    api.dispatch(nftsApi.util.getRunningQueryThunk('getCollectibleFacts', args)),
  )
  const request = api.dispatch(
    getCollectibleFacts.initiate(args, {
      subscribe: false,
      forceRefetch: FRESHNESS.getCollectibleFacts,
    }),
  )
  return settleWithin(api, CHAIN_TIMEOUT_MS, request)
}

/**
 * Loads the wallet's list and compares it with spam. What it listed before is compared first, so
 * that no new spam is shown meanwhile.
 */
async function loadFromWallet(api: FlowApi, whose: CollectiblesOwner) {
  const hasListed = selectWalletList(api.getState()).length > 0
  if (hasListed && !(await readFacts(api, whose, { withSpam: true }))) return
  if (!(await loadWalletCollectibles(api, whose))) return
  const isListing = selectWalletList(api.getState()).length > 0
  if (isListing && !hasListed) await readFacts(api, whose, { withSpam: true })
}

const countShown = (api: FlowApi) => selectCollectibles(api.getState()).shown.length

/** Loads the history or its next page. Resolves with whether that succeeded. */
async function readHistory(
  api: FlowApi,
  whose: CollectiblesOwner,
  isMore: boolean,
  isAnew: boolean,
) {
  const { address, network } = whose
  const args = { address, caipNetworkId: network.caipNetworkId }
  const known = getHistory.select(args)(api.getState() as RootState & ModalApiState)
  if (isMore && known.isSuccess && !known.hasNextPage) return true
  const isOnward = isMore && known.hasNextPage && (!known.isError || known.isFetchNextPageError)
  const before = isOnward ? countShown(api) : 0
  const next = () =>
    api.dispatch(getHistory.initiate(args, { direction: 'forward', subscribe: false }))
  const forceRefetch = isAnew || known.isError ? true : FRESHNESS.getHistory
  const whole = () => api.dispatch(getHistory.initiate(args, { forceRefetch, subscribe: false }))
  let answer = await (isOnward ? next() : whole())
  for (
    let pages = 1;
    answer.isSuccess &&
    answer.hasNextPage &&
    !api.signal.aborted &&
    countShown(api) < before + MIN_SHOWN &&
    pages <= SPAM_PAGES_MAX;
    pages += 1
  ) {
    answer = await next()
  }
  return !answer.isError
}

/**
 * Loads the history when the tab of collectibles opens, further pages on request, and again after a
 * payment was mined or a failure; then details from the chain, and the list of an injected wallet.
 * Skips a few pages without collectibles. Without a history, only the wallet is
 * asked. Ends silently, or with a toast.
 */
export function registerLoadCollectiblesFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isLoadTrigger,
    effect: async (action, api) => {
      // An opened collectible waits for the same responses.
      if (isShown('Collectible')(action)) return
      api.cancelActiveListeners()
      const whose = selectVisibleOwner(api.getState())
      if (!whose) return
      const isMore = collectiblesMoreRequested.match(action)
      const isAnew = transactionMined.match(action)
      const hasHistory = selectIsOn(api.getState(), 'activity')
      try {
        const isRead = !hasHistory || (await api.pause(readHistory(api, whose, isMore, isAnew)))
        if (!isRead) {
          api.dispatch(
            toastShown({ id: nanoid(), tone: 'negative', text: 'errors.historyUnavailable' }),
          )
        }
        const isStill = await readFacts(api, whose, { isAnew })
        if (isStill && (!isMore || !hasHistory)) await loadFromWallet(api, whose)
      } catch (thrown) {
        if (!(thrown instanceof TaskAbortError)) throw thrown // cancelled: a newer run took over
      }
    },
  })
}
