import { isAnyOf, TaskAbortError } from '@reduxjs/toolkit'
import { TOKEN_POLL_MS } from '../../domain/limits'
import { hasViewContent } from '../../domain/viewFacts'
import { accountsChanged, disconnected, walletConnected } from '../../events/connectionEvents'
import { flowsHalted } from '../../events/flowEvents'
import { modalClosed } from '../../events/modalEvents'
import { networkSwitched } from '../../events/networkEvents'
import { transactionMined } from '../../events/sendEvents'
import { viewShown } from '../../events/viewEvents'
import { DEFAULT_NAMESPACE, type CaipAddress, type CaipNetworkId } from '../../lib/address/caip'
import { FRESHNESS } from '../../services/freshness'
import type { ModalApiState } from '../../services/modalApi'
import { supportedChainsApi } from '../../services/supportedChainsApi'
import type { AppStartListening, FlowApi } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { raceUntil } from '../../store/raceUntil'
import { waitForReturn } from '../../store/waitForReturn'
import { selectIsOpen } from '../modal/modalSlice'
import { selectActiveNamespace } from '../network/networkSelectors'
import { toastShown } from '../notifications/notificationsSlice'
import { selectOptions } from '../options/optionsSlice'
import { selectCurrentView } from '../router/routerSlice'
import { selectIsEmbeddedOn } from '../login/isEmbeddedConnection'
import { accountApi } from './accountApi'
import { accountRefreshRequested, accountSelected } from './accountSlice'
import { selectNativeBalanceKey } from './nativeBalanceSelectors'
import { tokensApi, type TokenBalancesArgs } from './tokensApi'
import { selectReadableAccount, type ReadableAccount } from './selectReadableAccount'
import { readWalletAssets } from './walletAssets'

const isFresh = isAnyOf(transactionMined, accountRefreshRequested)
const concerns = isAnyOf(
  viewShown,
  walletConnected,
  accountsChanged,
  accountSelected,
  networkSwitched,
  transactionMined,
  accountRefreshRequested,
)
const isOver = isAnyOf(modalClosed, disconnected, flowsHalted)

const balanceUnavailable = toastShown({
  id: 'balance-unavailable',
  tone: 'warning',
  text: 'errors.balanceUnavailable',
})

/**
 * Polls the holdings while a view shows them and the page is visible, and refreshes them when the
 * user returns. Asks the balance service where it supports the network, and the chain elsewhere or
 * when the service fails. A failure shows a toast; the lists keep what is known.
 */
export function registerLoadTokensFlow(startListening: AppStartListening) {
  let reportedFailure: string | null = null
  const changed: ChangedTokens = new Map()
  /** Shows the toast once per failure: a failed service is not asked again for a while. */
  const reportFailure = (api: FlowApi, trouble: string | null) => {
    if (trouble !== null && trouble !== reportedFailure) api.dispatch(balanceUnavailable)
    reportedFailure = trouble
  }
  startListening({
    matcher: accountApi.endpoints.getNativeBalance.matchRejected,
    effect: ({ meta }, api) => {
      if (meta.condition) return // no request was necessary
      const namespace = selectActiveNamespace(api.getState())
      const shown = namespace && selectNativeBalanceKey(api.getState(), namespace)
      if (meta.arg.queryCacheKey === shown && isHoldingsViewShown(api)) {
        api.dispatch(balanceUnavailable)
      }
    },
  })
  return startListening({
    matcher: concerns,
    effect: async (action, api) => {
      api.cancelActiveListeners()
      if (transactionMined.match(action)) addChangedTokens(changed, action.payload)
      const over = api.take(isOver)
      let isDone = false
      over.then(
        () => (isDone = true),
        () => (isDone = true),
      )
      if (viewShown.match(action) && action.payload.cause === 'opened') reportedFailure = null
      try {
        let force = isFresh(action)
        while (!isDone && isHoldingsViewShown(api)) {
          const trouble = api.extra.isPageHidden()
            ? reportedFailure
            : await readHoldings(api, force, changed)
          if (isDone) return
          reportFailure(api, trouble)
          force = false
          await raceUntil(api, isOver, TOKEN_POLL_MS, signal => waitForReturn(api.extra, signal))
        }
      } catch (thrown) {
        if (!(thrown instanceof TaskAbortError)) throw thrown // otherwise a newer run took over
      }
    },
  })
}

/**
 * Tokens that a transaction changed, by network. The balance service answers from its cache unless
 * told to read them from the chain, so they stay listed until it has.
 */
type ChangedTokens = Map<CaipNetworkId, readonly CaipAddress[]>

type Mined = ReturnType<typeof transactionMined>['payload']

function addChangedTokens(
  changed: ChangedTokens,
  { caipNetworkId, status, tokens = [] }: Mined,
): void {
  if (status !== 'confirmed' || tokens.length === 0) return
  changed.set(caipNetworkId, [...new Set([...(changed.get(caipNetworkId) ?? []), ...tokens])])
}

function isHoldingsViewShown(api: FlowApi): boolean {
  const state = api.getState()
  return selectIsOpen(state) && hasViewContent(selectCurrentView(state), 'holdings')
}

/** Resolves with a key that identifies the failure, or null on success. */
async function readHoldings(
  api: FlowApi,
  force: boolean,
  changed: ChangedTokens,
): Promise<string | null> {
  const state = api.getState()
  const readable = selectReadableAccount(state, 'balance')
  if (!readable) return null
  const { network, address } = readable
  const { caipNetworkId, nativeCurrency: coin } = network
  const { getTokenBalances, getChainTokenBalances } = tokensApi.endpoints
  const forceUpdate = changed.get(caipNetworkId)
  const isForced = force || forceUpdate !== undefined
  const optionsOf = (ttl: number) => ({ forceRefetch: isForced || ttl, subscribe: false }) as const

  const told = await loadWalletAssets(api, { address, caipNetworkId, coin }, readable, isForced)
  if (told) {
    if (changed.get(caipNetworkId) === forceUpdate) changed.delete(caipNetworkId)
    return null
  }
  const { data: known = [] } = await api.pause(
    api
      .dispatch(
        supportedChainsApi.endpoints.getSupportedChains.initiate(undefined, { subscribe: false }),
      )
      .unwrap()
      .then(
        data => ({ data }),
        () => ({ data: undefined }),
      ),
  )
  const tokens = (selectOptions(state).tokens[caipNetworkId] ?? []).map(
    ({ address: token, image }) => ({
      address: token,
      ...(image !== undefined && { iconUrl: image }),
    }),
  )
  const isKnown = known.includes(caipNetworkId)
  let trouble = `${caipNetworkId}:${address}`
  if (isKnown) {
    const asked = await api.pause(
      Promise.resolve(
        api.dispatch(
          getTokenBalances.initiate(
            { address, caipNetworkId, coin, ...(forceUpdate && { forceUpdate }) },
            optionsOf(FRESHNESS.getTokenBalances),
          ),
        ),
      ),
    )
    if (!asked.isError) {
      if (changed.get(caipNetworkId) === forceUpdate) changed.delete(caipNetworkId)
      return null
    }
    const { error } = asked
    if (error && 'failedAt' in error) trouble = `service:${String(error.failedAt)}`
  }
  const { isError } = await api.pause(
    Promise.resolve(
      api.dispatch(
        getChainTokenBalances.initiate(
          { address, network, tokens },
          optionsOf(FRESHNESS.getChainTokenBalances),
        ),
      ),
    ),
  )
  // Some chains list every token; on others the host's token list counts as complete.
  const isAll = api.extra.chains.peek(network.namespace)?.chain.listsAllTokens || tokens.length > 0
  return !isKnown && !isError && isAll ? null : trouble
}

/**
 * Takes the holdings from an embedded wallet that reports them, with the service's TTL. Resolves
 * with false if it does not.
 */
async function loadWalletAssets(
  api: FlowApi,
  args: TokenBalancesArgs,
  readable: ReadableAccount,
  isForced: boolean,
): Promise<boolean> {
  const { namespace } = readable.network
  // Only EIP-155 wallets have such a request.
  if (namespace !== DEFAULT_NAMESPACE || !selectIsEmbeddedOn(api.getState(), namespace))
    return false
  const state = api.getState() as RootState & ModalApiState
  const { fulfilledTimeStamp = 0 } = tokensApi.endpoints.getTokenBalances.select(args)(state)
  const isFresh = api.extra.now() - fulfilledTimeStamp < FRESHNESS.getTokenBalances * 1_000
  if (isFresh && !isForced) return true
  const held = await readWalletAssets(api, readable)
  if (!held) return false
  const upsert = tokensApi.util.upsertQueryData('getTokenBalances', args, held)
  await api.pause(Promise.resolve(api.dispatch<unknown>(upsert as never)))
  return true
}
