import { isAnyOf, nanoid, TaskAbortError } from '@reduxjs/toolkit'
import { SPAM_PAGES_MAX, WALLET_RESPONSE_TIMEOUT_MS } from '../../domain/limits'
import { getViewFacts } from '../../domain/viewFacts'
import { accountsChanged, disconnected } from '../../events/connectionEvents'
import { flowsHalted } from '../../events/flowEvents'
import { modalClosed } from '../../events/modalEvents'
import { networkSwitched } from '../../events/networkEvents'
import { transactionMined } from '../../events/sendEvents'
import { isShown, viewShown } from '../../events/viewEvents'
import { DEFAULT_NAMESPACE } from '../../lib/address/caip'
import type { ModalApiState } from '../../services/modalApi'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import type { RootState } from '../../store/rootReducer'
import { tabSelected } from '../../core/account/accountSlice'
import {
  selectReadableAccount,
  type ReadableAccount,
} from '../../core/account/selectReadableAccount'
import { selectConnectionByNamespace } from '../../core/connections/connectionsSlice'
import { selectConnectorById } from '../../core/connectors/selectConnectorById'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { toastShown } from '../../core/notifications/notificationsSlice'
import { selectIsOn } from '../../core/options/selectIsOn'
import { selectCurrentView } from '../../core/router/routerSlice'
import { selectHistoryAnswer } from '../../core/transactions/activitySelectors'
import { transactionsApi } from '../../core/transactions/transactionsApi'
import { toCollectible } from './toCollectible'
import { getHashesToLoad } from './getCollectibleMoves'
import { selectCollectibles } from './nftsSelectors'
import { toAccountKey, collectiblesMoreRequested, collectiblesTold, selectFacts } from './nftsSlice'

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
/** Age below which the history is not reloaded when the user switches tabs. */
const HISTORY_MAX_AGE_S = 30
/** How long to wait for the chain's data. */
const CHAIN_TIMEOUT_MS = 30_000

const { getHistory } = transactionsApi.endpoints

/** Returns the account whose collectibles are on screen. */
function selectVisibleOwner(state: RootState): CollectiblesOwner | null {
  const readable = selectReadableAccount(state, 'activity')
  const isHome = getViewFacts(selectCurrentView(state).name).home === 'connected'
  return selectIsOpen(state) && isHome && readable?.account.currentTab === 'nfts' ? readable : null
}

/**
 * Returns an injected wallet, which answers silently; one on another device would notify the user.
 */
function selectSilentConnectorId(state: RootState): string | null {
  const { connectorId } = selectConnectionByNamespace(state, DEFAULT_NAMESPACE)
  if (connectorId === null) return null
  const type = selectConnectorById(state, connectorId)?.type
  return type === 'ANNOUNCED' || type === 'INJECTED' ? connectorId : null
}

/** Resolves with the answer, or with undefined after a failure or a time-out. */
async function withinTimeout<T>(
  api: FlowApi,
  ms: number,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  try {
    const outcome = await raceUntil(api, isOver, ms, ask)
    return outcome.kind === 'done' ? outcome.value : undefined
  } catch (thrown) {
    if (thrown instanceof TaskAbortError) throw thrown
    api.extra.logger.log('info', 'Nothing more was told of collectibles', thrown)
    return undefined
  }
}

/**
 * Requests the account's collectibles from a wallet of this browser; null if it cannot list them.
 */
async function loadWalletCollectibles(api: FlowApi, { network, address }: CollectiblesOwner) {
  const connectorId = selectSilentConnectorId(api.getState())
  const { caipNetworkId, namespace } = network
  if (connectorId === null || namespace !== DEFAULT_NAMESPACE) return null
  const told = await withinTimeout(api, WALLET_RESPONSE_TIMEOUT_MS, async signal => {
    const { wallets } = await api.extra.chains.load(namespace)
    const batching = await wallets.loadBatching?.(connectorId)
    return batching?.getCollectibles?.(connectorId, address, caipNetworkId, signal)
  })
  return told?.map(each => toCollectible(each, caipNetworkId, api)) ?? null
}

interface FactsOptions {
  /** Whether to reload known transactions. */
  readonly isAnew?: boolean
  readonly withSpam?: boolean
}

/** Loads from the chain which collectibles they are and whether the account still owns them. */
async function readFacts(
  api: FlowApi,
  { network, address }: CollectiblesOwner,
  { isAnew = false, withSpam = false }: FactsOptions,
) {
  const account = toAccountKey(network.caipNetworkId, address)
  const known = selectFacts(api.getState(), account)
  const rows = selectHistoryAnswer(api.getState()).data?.pages.flatMap(page => page.data) ?? []
  const hashes = getHashesToLoad(rows, withSpam).filter(
    hash => isAnew || !Object.hasOwn(known, hash),
  )
  if (hashes.length === 0) return
  const facts = await withinTimeout(api, CHAIN_TIMEOUT_MS, async signal => {
    const { chain } = await api.extra.chains.load(network.namespace)
    const reader = await chain.loadHistoryReader?.(network, signal)
    if (!reader) return {}
    const read = async (hash: string) =>
      [hash, await reader.getCollectibles(hash, address, signal)] as const
    const told = await Promise.allSettled(hashes.map(read))
    return Object.fromEntries(
      told.flatMap(each => (each.status === 'fulfilled' ? [each.value] : [])),
    )
  })
  if (facts) api.dispatch(collectiblesTold({ account, facts }))
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
  const forceRefetch = isAnew || known.isError ? true : HISTORY_MAX_AGE_S
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
 * payment was mined or a failure; then details from the chain, and meanwhile the list of an
 * injected wallet. Skips a few pages without collectibles. Without a history, only the wallet is
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
        const asked =
          isMore && hasHistory ? Promise.resolve(null) : loadWalletCollectibles(api, whose)
        asked.catch(() => undefined) // cancelled: a newer run took over
        const isRead = !hasHistory || (await api.pause(readHistory(api, whose, isMore, isAnew)))
        if (!isRead) {
          api.dispatch(
            toastShown({ id: nanoid(), tone: 'negative', text: 'errors.historyUnavailable' }),
          )
        }
        await readFacts(api, whose, { isAnew })
        const ofWallet = await asked
        const account = toAccountKey(whose.network.caipNetworkId, whose.address)
        if (!ofWallet) {
          // Without a history there is no other source, so the list is complete.
          if (!hasHistory) api.dispatch(collectiblesTold({ account }))
          return
        }
        // A wallet's collectibles may be spam to the services.
        if (ofWallet.length > 0) await readFacts(api, whose, { withSpam: true })
        api.dispatch(collectiblesTold({ account, ofWallet }))
      } catch (thrown) {
        if (!(thrown instanceof TaskAbortError)) throw thrown // cancelled: a newer run took over
      }
    },
  })
}
