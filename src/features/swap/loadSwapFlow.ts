import { isAnyOf, TaskAbortError, type UnknownAction } from '@reduxjs/toolkit'
import type { Network } from '../../domain/network'
import { isDecimal } from '../../lib/amount/decimal'
import { walletConnected } from '../../events/connectionEvents'
import { modalClosed } from '../../events/modalEvents'
import { networkSwitched } from '../../events/networkEvents'
import { viewShown } from '../../events/viewEvents'
import { FRESHNESS } from '../../services/freshness'
import { raceUntil } from '../../store/raceUntil'
import { sessionOver } from '../../store/sessionOver'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { selectHoldings } from '../../core/account/tokenSelectors'
import { selectActiveNetwork } from '../../core/network/networkSelectors'
import { toastShown } from '../../core/notifications/notificationsSlice'
import { selectCurrentView } from '../../core/router/routerSlice'
import { abortWhenOver, requestGasPrice, requestTokenPrice, waitInTime } from './fetchQuote'
import { swapApi } from './swapApi'
import {
  createCoinSide,
  isCoin,
  isSameSide,
  selectIsSwapNetwork,
  selectSideByText,
  selectSwapOptions,
  selectTokensStatus,
} from './swapSelectors'
import {
  selectSwap,
  sourceChosen,
  swapAmountTyped,
  swapFormStarted,
  swapLeft,
  swapperChanged,
  swapTokensRequested,
  targetChosen,
} from './swapSlice'
import type { SwapDefaults } from '../../domain/views'

const LOAD_TIMEOUT_MS = 20_000
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
async function applySwapDefaults(api: FlowApi, { fromToken, toToken, amount }: SwapDefaults) {
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

/**
 * Prefetches what the first quote sends along or is judged by. A toast reports that dollar values
 * are missing.
 */
async function prefetchContext(api: FlowApi, network: Network): Promise<void> {
  const { caipNetworkId } = network
  const [price] = await Promise.all([
    waitInTime(api, requestTokenPrice(api, network, createCoinSide(network))),
    waitInTime(api, requestGasPrice(api, network)),
  ])
  const isStill = selectSwap(api.getState()).caipNetworkId === caipNetworkId
  if (isStill && price?.isError) api.dispatch(coinPriceFailedToast)
}

/**
 * Loads the tokens once per opening and network, and preselects the native coin. Ends with
 * `sourceChosen`, or silently; `selectTokensStatus` reads the outcome.
 */
export function registerLoadSwapFlow(startListening: AppStartListening) {
  return startListening({
    matcher: mayNeedTokens,
    effect: async (action, api) => {
      const state = api.getState()
      const view = selectCurrentView(state)
      if (view.name !== 'Swap' && view.name !== 'SwapSelectToken') return
      const isAgain = swapTokensRequested.match(action) && selectTokensStatus(state) === 'rejected'
      if (selectSwap(state).caipNetworkId !== null && !isAgain) return
      const network = selectActiveNetwork(state)
      if (!network || !selectIsSwapNetwork(state)) return
      api.cancelActiveListeners()
      const { caipNetworkId } = network
      api.dispatch(swapFormStarted(caipNetworkId))
      const context = prefetchContext(api, network)
      context.catch(() => undefined) // a cancellation is reported where the flow waits for it
      try {
        const outcome = await raceUntil(api, createIsLoadOver(network), LOAD_TIMEOUT_MS, signal =>
          abortWhenOver(
            api,
            signal,
            api.dispatch(
              swapApi.endpoints.getSwapTokens.initiate(
                { caipNetworkId },
                { subscribe: false, forceRefetch: isAgain || FRESHNESS.getSwapTokens },
              ),
            ),
          ),
        )
        if (outcome.kind === 'left') return
        if (selectTokensStatus(api.getState()) === 'fulfilled') {
          if (!selectSwap(api.getState()).source)
            api.dispatch(sourceChosen(getCoinSide(api, network)))
          if (view.name === 'Swap' && view.params) await applySwapDefaults(api, view.params)
        }
        await context
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
