import { isAnyOf, nanoid, TaskAbortError } from '@reduxjs/toolkit'
import { SPAM_PAGES_MAX, WALLET_ANSWER_TIMEOUT_MS } from '../../domain/limits'
import { factsOf } from '../../domain/viewFacts'
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
import { tabSelected } from '../account/accountSlice'
import { readableAccount, type ReadableAccount } from '../account/readableAccount'
import { selectConnectionByNamespace } from '../connections/connectionsSlice'
import { selectConnectorById } from '../connectors/selectConnectorById'
import { selectIsOpen } from '../modal/modalSlice'
import { toastShown } from '../notifications/notificationsSlice'
import { selectIsOn } from '../options/selectIsOn'
import { selectCurrentView } from '../router/routerSlice'
import { selectHistoryAnswer } from '../transactions/activitySelectors'
import { transactionsApi } from '../transactions/transactionsApi'
import { collectibleFrom } from './collectibleFrom'
import { hashesToAsk } from './collectiblesOf'
import { selectCollectibles } from './nftsSelectors'
import { accountKey, collectiblesMoreRequested, collectiblesTold, selectFacts } from './nftsSlice'

type Whose = Pick<ReadableAccount, 'network' | 'address'>

const concerns = isAnyOf(
  viewShown,
  tabSelected,
  disconnected,
  accountsChanged,
  networkSwitched,
  transactionMined,
  collectiblesMoreRequested,
)
const isOver = isAnyOf(modalClosed, disconnected, flowsHalted)

/** A card full of them; fewer are followed by another page. */
const CARD_FULL = 4
/** Who goes from tab to tab asks nobody anew. */
const FRESH_S = 30
/** A chain that has not said by then whose they are is not waited for. */
const CHAIN_MS = 30_000

const { getHistory } = transactionsApi.endpoints

/** Whose collectibles are on screen. */
function readableHere(state: RootState): Whose | null {
  const readable = readableAccount(state, 'activity')
  const isHome = factsOf(selectCurrentView(state).name).home === 'connected'
  return selectIsOpen(state) && isHome && readable?.account.currentTab === 'nfts' ? readable : null
}

/** Wallets of this browser tell at once; one on another device would be rung for it. */
function tellingConnector(state: RootState): string | null {
  const { connectorId } = selectConnectionByNamespace(state, DEFAULT_NAMESPACE)
  if (connectorId === null) return null
  const type = selectConnectorById(state, connectorId)?.type
  return type === 'ANNOUNCED' || type === 'INJECTED' ? connectorId : null
}

/** What somebody tells in time; what they do not tell is not missed. */
async function toldBy<T>(
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

/** Asks a wallet of this browser what the account holds; null where it does not tell. */
async function askWallet(api: FlowApi, { network, address }: Whose) {
  const connectorId = tellingConnector(api.getState())
  const { caipNetworkId, namespace } = network
  if (connectorId === null || namespace !== DEFAULT_NAMESPACE) return null
  const told = await toldBy(api, WALLET_ANSWER_TIMEOUT_MS, async signal => {
    const { wallets } = await api.extra.chains.load(namespace)
    const batching = await wallets.loadBatching?.(connectorId)
    return batching?.getCollectibles?.(connectorId, address, caipNetworkId, signal)
  })
  return told?.map(each => collectibleFrom(each, caipNetworkId, api)) ?? null
}

interface WhichFacts {
  /** Also of those that were asked about. */
  readonly isAnew?: boolean
  readonly withSpam?: boolean
}

/** Asks the chain which ones they are and whether they are still there. */
async function readFacts(
  api: FlowApi,
  { network, address }: Whose,
  { isAnew = false, withSpam = false }: WhichFacts,
) {
  const account = accountKey(network.caipNetworkId, address)
  const known = selectFacts(api.getState(), account)
  const rows = selectHistoryAnswer(api.getState()).data?.pages.flatMap(page => page.data) ?? []
  const hashes = hashesToAsk(rows, withSpam).filter(hash => isAnew || !Object.hasOwn(known, hash))
  if (hashes.length === 0) return
  const facts = await toldBy(api, CHAIN_MS, async signal => {
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

/** Reads the history that tells of them, or its next page. Whether it could be read. */
async function readHistory(api: FlowApi, whose: Whose, isMore: boolean, isAnew: boolean) {
  const { address, network } = whose
  const args = { address, caipNetworkId: network.caipNetworkId }
  const known = getHistory.select(args)(api.getState() as RootState & ModalApiState)
  if (isMore && known.isSuccess && !known.hasNextPage) return true
  const isOnward = isMore && known.hasNextPage && (!known.isError || known.isFetchNextPageError)
  const before = isOnward ? countShown(api) : 0
  const next = () =>
    api.dispatch(getHistory.initiate(args, { direction: 'forward', subscribe: false }))
  const forceRefetch = isAnew || known.isError ? true : FRESH_S
  const whole = () => api.dispatch(getHistory.initiate(args, { forceRefetch, subscribe: false }))
  let answer = await (isOnward ? next() : whole())
  for (
    let pages = 1;
    answer.isSuccess &&
    answer.hasNextPage &&
    !api.signal.aborted &&
    countShown(api) < before + CARD_FULL &&
    pages <= SPAM_PAGES_MAX;
    pages += 1
  ) {
    answer = await next()
  }
  return !answer.isError
}

/**
 * Fetches the history when the tab of collectibles comes on screen, another page when more are wanted, and anew when a payment
 * was mined or it did not load; then asks the chain, and meanwhile a wallet of this browser, what else is known of them. Pages
 * that bring none are followed by the next one, a few times. Where the history is off the wallet alone is asked. Ends in silence,
 * or with a toast.
 */
export function registerLoadCollectiblesFlow(startListening: AppStartListening) {
  return startListening({
    matcher: concerns,
    effect: async (action, api) => {
      // Whoever opens one of them waits for the same answers.
      if (isShown('Collectible')(action)) return
      api.cancelActiveListeners()
      const whose = readableHere(api.getState())
      if (!whose) return
      const isMore = collectiblesMoreRequested.match(action)
      const isAnew = transactionMined.match(action)
      const hasHistory = selectIsOn(api.getState(), 'activity')
      try {
        const asked = isMore && hasHistory ? Promise.resolve(null) : askWallet(api, whose)
        asked.catch(() => undefined) // a newer question took over
        const isRead = !hasHistory || (await api.pause(readHistory(api, whose, isMore, isAnew)))
        if (!isRead) {
          api.dispatch(
            toastShown({ id: nanoid(), tone: 'negative', text: 'errors.historyUnavailable' }),
          )
        }
        await readFacts(api, whose, { isAnew })
        const ofWallet = await asked
        const account = accountKey(whose.network.caipNetworkId, whose.address)
        if (!ofWallet) {
          // Nobody else is asked there: what is known is all.
          if (!hasHistory) api.dispatch(collectiblesTold({ account }))
          return
        }
        // What a wallet tells may be what the services take for spam.
        if (ofWallet.length > 0) await readFacts(api, whose, { withSpam: true })
        api.dispatch(collectiblesTold({ account, ofWallet }))
      } catch (thrown) {
        if (!(thrown instanceof TaskAbortError)) throw thrown // else a newer question took over
      }
    },
  })
}
