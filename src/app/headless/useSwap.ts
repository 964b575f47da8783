import { useMemo, useState } from 'react'
import type { ErrorState } from '../../domain/errorCatalogue'
import { slippageProblem } from '../../domain/swap/swapRules'
import type { SwapReview, SwapSide } from '../../domain/swap/swapReview'
import { viewEntry, type SwapDefaults } from '../../domain/views'
import { backRequested } from '../../events/backEvents'
import { networkChosen } from '../../events/networkEvents'
import { selectSwapDangers, type SwapDanger } from '../../features/swap/swapDangers'
import { selectSwapProblem } from '../../features/swap/swapProblemSelectors'
import { selectSwapQuote, type QuoteAnswer } from '../../features/swap/swapQuoteSelectors'
import {
  selectEarlierSwap,
  selectIsSwapNetwork,
  selectIsSwapperElsewhere,
  selectSwapOptions,
  selectTokensStatus,
} from '../../features/swap/swapSelectors'
import {
  newPriceAccepted,
  quoteRequested,
  selectSwap,
  sidesFlipped,
  slippageChosen,
  sourceChosen,
  swapAmountRefused,
  swapAmountTyped,
  swapConfirmed,
  swapMaxRequested,
  swapReviewRequested,
  swapTokensRequested,
  targetChosen,
} from '../../features/swap/swapSlice'
import type {
  ReviewProblem,
  SwapOptions,
  SwapPhase,
  RequestStatus,
  SwapProblem,
  SwapQuoteState,
  SwapState,
} from '../../features/swap/swapState'
import { useHostSelector } from '../host/hooks/useHostSelector'
import { useRuntime, type StoreProps } from '../host/hooks/useRuntime'
import type { Runtime } from '../runtime/Runtime'
import { navigateTo } from './navigateTo'
import { withFallbackUntilLoaded } from './withFallbackUntilLoaded'
import { memoizeDangers } from './memoizeDangers'
import type { ConfirmObstacle, HostDanger } from './confirming'

export interface HostSwap {
  readonly phase: SwapPhase
  /** Whether the current network supports swaps; otherwise there is no form. */
  readonly isHere: boolean
  readonly tokensPhase: 'idle' | 'loading' | 'known' | 'failed'
  /** The tokens that can be chosen, in display order. */
  readonly options: SwapOptions
  readonly source: SwapSide | null
  readonly target: SwapSide | null
  /** Decimal string in the unit of `source`, as entered. */
  readonly amount: string
  /** Percent. */
  readonly slippage: string
  readonly quotePhase: 'idle' | 'asking' | 'known' | 'failed'
  readonly quote: SwapQuoteState | null
  /** The first problem that prevents a review; `null` if there is none. */
  readonly problem: SwapProblem | null
  /** A review is being prepared. */
  readonly isPreparing: boolean
  /** The reviewed swap, frozen; `confirm` sends its `step` to the wallet. */
  readonly review: SwapReview | null
  /** Why there is no review, or why it is no longer valid. */
  readonly reviewProblem: ReviewProblem | null
  readonly dangers: readonly HostDanger<SwapDanger['kind']>[]
  /** The swap transaction, and the received amount if its receipt shows it. */
  readonly submitted: SwapState['submitted']
  readonly error: ErrorState | null
  /** Navigates to the form. */
  readonly start: (defaults?: SwapDefaults) => void
  readonly setSource: (side: SwapSide) => void
  readonly setTarget: (side: SwapSide) => void
  readonly flip: () => void
  /** A decimal string with a point. Anything else is rejected and leaves the amount unchanged. */
  readonly setAmount: (amount: string) => void
  readonly fillMax: () => void
  /** Percent, as a decimal string. Returns `false`, and changes nothing, if it is out of range. */
  readonly setSlippage: (percent: string) => boolean
  /** Fetches the price again, or the tokens if those are missing. */
  readonly retry: () => void
  /** Freezes the form for review. Returns the `problem` that prevents it, or `null`. */
  readonly prepare: () => SwapProblem | null
  /** Sends the step to the wallet, once. Returns the obstacle. `accepted`: danger subjects. */
  readonly confirm: (accepted?: readonly string[]) => ConfirmObstacle | null
  /** Confirms that the visitor has read the new price of a review in the phase `moved`. */
  readonly acceptNewPrice: () => void
  /** Asks the wallet to switch to the network of the review. */
  readonly moveWallet: () => void
  /** Goes back one view: from the review to the form. */
  readonly goBack: () => void
}

const NO_OPTIONS: SwapOptions = { suggested: [], listed: [], own: [], others: [] }
const NO_QUOTE: QuoteAnswer = { status: 'uninitialized', quote: null, problem: null }
const NO_DANGERS: readonly SwapDanger[] = []

const selectOptions = withFallbackUntilLoaded(selectSwapOptions, NO_OPTIONS)
const selectProblem = withFallbackUntilLoaded<SwapProblem | null>(selectSwapProblem, 'loading')
const selectQuote = withFallbackUntilLoaded<QuoteAnswer>(selectSwapQuote, NO_QUOTE)
const selectTokens = withFallbackUntilLoaded<RequestStatus>(selectTokensStatus, 'uninitialized')
const selectLoadedDangers = withFallbackUntilLoaded(selectSwapDangers, NO_DANGERS)

/** The words of the hook for how far a request is. */
const TOKENS_PHASES = {
  uninitialized: 'idle',
  pending: 'loading',
  fulfilled: 'known',
  rejected: 'failed',
} as const satisfies Readonly<Record<RequestStatus, HostSwap['tokensPhase']>>
const QUOTE_PHASES = {
  ...TOKENS_PHASES,
  pending: 'asking',
} as const satisfies Readonly<Record<RequestStatus, HostSwap['quotePhase']>>

const DECIMAL = /^\d*\.?\d*$/

function findObstacle(runtime: Runtime, accepted: readonly string[]): ConfirmObstacle | null {
  const state = runtime.store.getState()
  const { phase, review } = selectSwap(state)
  if (!review || phase !== 'reviewing') return 'notReviewed'
  if (selectIsSwapperElsewhere(state)) return 'walletElsewhere'
  if (selectEarlierSwap(state) === 'open') return 'requestOpen'
  const dangers = selectSwapDangers(state)
  return dangers.every(({ subject }) => accepted.includes(subject)) ? null : 'danger'
}

function createSwapMethods(runtime: Runtime) {
  const { dispatch, getState } = runtime.store
  return {
    start: (defaults?: SwapDefaults) => navigateTo(runtime, viewEntry('Swap', defaults)),
    setSource: (side: SwapSide) => void dispatch(sourceChosen(side)),
    setTarget: (side: SwapSide) => void dispatch(targetChosen(side)),
    flip: () => void dispatch(sidesFlipped(selectQuote(getState()).quote?.targetAmount ?? '')),
    setAmount: (amount: string) =>
      void dispatch(DECIMAL.test(amount) ? swapAmountTyped(amount) : swapAmountRefused()),
    fillMax: () => void dispatch(swapMaxRequested()),
    setSlippage(percent: string) {
      if (percent === '' || slippageProblem(percent) !== null) return false
      dispatch(slippageChosen(percent))
      return true
    },
    retry: () =>
      void dispatch(
        selectTokens(getState()) === 'rejected' ? swapTokensRequested() : quoteRequested(),
      ),
    prepare() {
      const problem = selectProblem(getState())
      if (problem === null) dispatch(swapReviewRequested())
      return problem
    },
    confirm(accepted: readonly string[] = []) {
      const obstacle = findObstacle(runtime, accepted)
      if (obstacle === null) dispatch(swapConfirmed())
      return obstacle
    },
    acceptNewPrice: () => void dispatch(newPriceAccepted()),
    moveWallet() {
      const { review } = selectSwap(getState())
      if (review) dispatch(networkChosen({ caipNetworkId: review.caipNetworkId }))
    },
    goBack: () => void dispatch(backRequested()),
  }
}

/**
 * Returns the state and methods of swapping tokens: the form, its price, the review and the
 * outcome, with the modal's checks.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
export function useSwap(where: StoreProps = {}): HostSwap {
  const { runtime } = useRuntime(where)
  const methods = useMemo(() => createSwapMethods(runtime), [runtime])
  const [selectDangers] = useState(() => memoizeDangers(selectLoadedDangers))
  const swap = useHostSelector(runtime, selectSwap)
  const options = useHostSelector(runtime, selectOptions)
  const isHere = useHostSelector(runtime, selectIsSwapNetwork)
  const tokensStatus = useHostSelector(runtime, selectTokens)
  const { quote, status } = useHostSelector(runtime, selectQuote)
  const problem = useHostSelector(runtime, selectProblem)
  const dangers = useHostSelector(runtime, selectDangers)
  return useMemo(() => {
    const { phase, source, target, amount, slippage } = swap
    const tokensPhase = TOKENS_PHASES[tokensStatus]
    const quotePhase = QUOTE_PHASES[status]
    const { isPreparing, review, reviewProblem, submitted, error } = swap
    return {
      ...methods,
      ...{ phase, isHere, tokensPhase, options, source, target, amount, slippage },
      ...{ quotePhase, quote, problem, isPreparing, review, reviewProblem },
      ...{ dangers, submitted, error },
    }
  }, [methods, swap, options, isHere, tokensStatus, status, quote, problem, dangers])
}
