import { isAnyOf, TaskAbortError, type UnknownAction } from '@reduxjs/toolkit'
import type { Network } from '../../domain/network'
import { isDecimal } from '../../lib/amount/decimal'
import { walletConnected } from '../../events/connectionEvents'
import { modalClosed } from '../../events/modalEvents'
import { networkSwitched } from '../../events/networkEvents'
import { viewShown } from '../../events/viewEvents'
import { raceUntil } from '../../store/raceUntil'
import { sessionOver } from '../../store/sessionOver'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { selectHoldings } from '../../core/account/tokenSelectors'
import { selectActiveNetwork } from '../../core/network/networkSelectors'
import { toastShown } from '../../core/notifications/notificationsSlice'
import { selectCurrentView } from '../../core/router/routerSlice'
import { withAbort, PRICE_CONTEXT_TIMEOUT_MS } from './fetchQuote'
import { swapApi } from './swapApi'
import {
  createCoinSide,
  isCoin,
  isSameSide,
  selectIsSwapNetwork,
  selectSideByText,
  selectSwapOptions,
} from './swapSelectors'
import {
  gasPriceKnown,
  selectSwap,
  sourceChosen,
  swapAmountTyped,
  swapLeft,
  swapperChanged,
  swapTokensRequested,
  targetChosen,
  tokensAsked,
  tokensFailed,
  tokensKnown,
} from './swapSlice'
import type { SwapWish } from '../../domain/views'

const LOAD_TIMEOUT_MS = 20_000
/** Opening the form later than this refetches. */
const TOKENS_TTL_S = 600
/** The token the page requested may be among the holdings. */
const HOLDINGS_PATIENCE_MS = 5_000

const mayNeedTokens = isAnyOf(
  viewShown,
  networkSwitched,
  walletConnected,
  swapperChanged,
  swapTokensRequested,
)
const isLeft = isAnyOf(modalClosed, networkSwitched, swapLeft)
/** Actions after which the token list is not needed. */
const createIsLoadOver = ({ namespace }: Network) => {
  const isSessionOver = sessionOver(namespace)
  return (action: UnknownAction): action is UnknownAction => isLeft(action) || isSessionOver(action)
}

const coinPriceFailedToast = toastShown({
  id: 'swap-coin-price',
  tone: 'warning',
  text: 'swap.coinPriceFailed',
})

/** Fills in what the page opened the form with; unknown values are skipped. */
async function applySwapWish(api: FlowApi, { fromToken, toToken, amount }: SwapWish) {
  await api.condition(
    (_action, state) => selectHoldings(state).phase !== 'loading',
    selectHoldings(api.getState()).phase === 'loading' ? HOLDINGS_PATIENCE_MS : 0,
  )
  const sideCalled = (wanted: string | undefined) =>
    wanted === undefined ? undefined : selectSideByText(api.getState(), wanted)
  const [source, target] = [sideCalled(fromToken), sideCalled(toToken)]
  if (source) api.dispatch(sourceChosen(source))
  if (target && !isSameSide(target, selectSwap(api.getState()).source)) {
    api.dispatch(targetChosen(target))
  }
  if (amount !== undefined && isDecimal(amount)) api.dispatch(swapAmountTyped(amount))
}

/** The first quote request sends the gas price along. */
async function prefetchGasPrice(
  api: FlowApi,
  signal: AbortSignal,
  { caipNetworkId }: Network,
): Promise<void> {
  const { data } = await withAbort(
    signal,
    api.dispatch(swapApi.endpoints.getGasPrice.initiate({ caipNetworkId }, { subscribe: false })),
  )
  if (data && !signal.aborted) api.dispatch(gasPriceKnown(data.standard))
}

/** Prefetches the coin's price; a toast reports that dollar values are missing. */
async function prefetchCoinPrice(api: FlowApi, signal: AbortSignal): Promise<void> {
  const network = selectActiveNetwork(api.getState())
  if (!network) return
  const { address: token, symbol } = createCoinSide(network)
  const { caipNetworkId } = network
  const { isError } = await withAbort(
    signal,
    api.dispatch(
      swapApi.endpoints.getTokenPrice.initiate(
        { caipNetworkId, token, symbol, isCoin: true },
        { subscribe: false },
      ),
    ),
  )
  if (isError && !signal.aborted) api.dispatch(coinPriceFailedToast)
}

/**
 * Loads the tokens once per opening and network, and preselects the native coin. Ends with
 * `tokensKnown` or `tokensFailed`.
 */
export function registerLoadSwapFlow(startListening: AppStartListening) {
  return startListening({
    matcher: mayNeedTokens,
    effect: async (action, api) => {
      const state = api.getState()
      const view = selectCurrentView(state)
      const { tokensPhase } = selectSwap(state)
      if (view.name !== 'Swap' && view.name !== 'SwapSelectToken') return
      const isAgain = swapTokensRequested.match(action) && tokensPhase === 'failed'
      if (tokensPhase !== 'idle' && !isAgain) return
      const network = selectActiveNetwork(state)
      if (!network || !selectIsSwapNetwork(state)) return
      api.cancelActiveListeners()
      const { caipNetworkId } = network
      api.dispatch(tokensAsked(caipNetworkId))
      const isOver = createIsLoadOver(network)
      try {
        const outcome = await raceUntil(api, isOver, LOAD_TIMEOUT_MS, async signal => {
          const [{ data, isError }] = await Promise.all([
            withAbort(
              signal,
              api.dispatch(
                swapApi.endpoints.getSwapTokens.initiate(
                  { caipNetworkId },
                  { subscribe: false, forceRefetch: isAgain ? true : TOKENS_TTL_S },
                ),
              ),
            ),
            ...[prefetchGasPrice(api, signal, network), prefetchCoinPrice(api, signal)].map(asked =>
              Promise.race([asked, api.delay(PRICE_CONTEXT_TIMEOUT_MS)]),
            ),
          ])
          return isError ? undefined : data
        })
        if (outcome.kind === 'left') return
        const tokens = outcome.kind === 'done' ? outcome.value : undefined
        if (!tokens || tokens.length === 0) {
          api.dispatch(tokensFailed())
          return
        }
        api.dispatch(tokensKnown())
        if (!selectSwap(api.getState()).source)
          api.dispatch(sourceChosen(getCoinSide(api, network)))
        if (view.name === 'Swap' && view.params) await applySwapWish(api, view.params)
      } catch (thrown) {
        if (!(thrown instanceof TaskAbortError)) throw thrown // otherwise, a newer run took over
      }
    },
  })
}

/** With its icon, if the list has one. */
function getCoinSide(api: FlowApi, network: Network) {
  const { own, others } = selectSwapOptions(api.getState())
  return [...own, ...others].find(({ side }) => isCoin(side))?.side ?? createCoinSide(network)
}
