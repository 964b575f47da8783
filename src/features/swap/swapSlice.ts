import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../domain/errorCatalogue'
import { MINED_ERRORS } from '../../domain/payment/minedErrors'
import { swapFingerprint, type SwapReview, type SwapSide } from '../../domain/swap/swapReview'
import { isAboutReview, type RequestEnd, type RequestFact } from '../../domain/walletRequest'
import { disconnected, walletConnected } from '../../events/connectionEvents'
import { modalClosed, modalOpened } from '../../events/modalEvents'
import { networkSwitched } from '../../events/networkEvents'
import { requestEnded, requestTimedOut, requestOpened } from '../../events/requestEvents'
import { reviewLeft, transactionMined } from '../../events/sendEvents'
import type { CaipNetworkId } from '../../lib/address/caip'
import {
  isSwapAboutNamespace,
  EMPTY_SWAP,
  createEmptySwap,
  isHandedOver,
  NEW_INPUT,
  NEW_TERMS,
  NO_REVIEW,
  type ReviewProblem,
  type SwapState,
} from './swapState'

/** The visitor pressed "Max". */
export const swapMaxRequested = createAction('walletModal/swap/maxRequested')
/** The visitor retried loading the token list. */
export const swapTokensRequested = createAction('walletModal/swap/tokensRequested')
/** The visitor retried loading the price. */
export const quoteRequested = createAction('walletModal/swap/quoteRequested')
/** The visitor confirmed the review. */
export const swapConfirmed = createAction('walletModal/swap/confirmed')
/** Another account became active: a swap not yet in the wallet is dropped. */
export const swapperChanged = createAction('walletModal/swap/swapperChanged')

/** The form opened from outside the swap views. */
export const swapOpened = createAction('walletModal/swap/opened')
/** The form was left; its input is dropped. */
export const swapLeft = createAction('walletModal/swap/left')

const isShown = ({ review }: SwapState, fact: RequestFact): boolean =>
  review !== null && isAboutReview(fact, swapFingerprint(review))

const withFailure = (state: SwapState, error: ErrorState): SwapState => ({
  ...state,
  phase: 'failed',
  error,
})

/** Keeps a submitted swap on screen and empties the form. */
const withSubmission = (state: SwapState, hash: string): SwapState => ({
  ...createEmptySwap(state),
  caipNetworkId: state.caipNetworkId,
  source: state.source,
  target: state.target,
  phase: 'submitted',
  review: state.review,
  submitted: { hash },
})

/** A swap is submitted; an approval awaits the network. */
function withWalletResponse(state: SwapState, end: RequestEnd): SwapState {
  const { request, hash, error } = end
  if (!isShown(state, end)) return state
  if (error) return withFailure(state, error)
  if (request.kind === 'approval') return { ...state, phase: 'settling' }
  return hash === undefined ? state : withSubmission(state, hash)
}

const emptyUnlessHandedOver = (state: SwapState): SwapState =>
  isHandedOver(state) ? state : createEmptySwap(state)

/** State of the swap form and its swap. */
export const swapSlice = createSlice({
  name: 'walletModal/swap',
  reducerPath: 'swap',
  initialState: EMPTY_SWAP,
  reducers: {
    /** The form opened on a network, and needs its tokens. */
    swapFormStarted: (state, { payload: caipNetworkId }: PayloadAction<CaipNetworkId>) => ({
      ...state,
      caipNetworkId,
    }),
    /** Choosing the other side's token flips the two. */
    sourceChosen: (state, { payload }: PayloadAction<SwapSide>) => ({
      ...state,
      ...NEW_INPUT,
      source: payload,
      target: state.target?.address === payload.address ? state.source : state.target,
      amount: state.source?.address === payload.address ? state.amount : '',
    }),
    targetChosen: (state, { payload }: PayloadAction<SwapSide>) => ({
      ...state,
      ...NEW_INPUT,
      target: payload,
      source: state.source?.address === payload.address ? state.target : state.source,
    }),
    /**
     * Carries the quoted amount, which becomes the input; without a quote it is empty: a `0` would
     * precede what the visitor types.
     */
    sidesFlipped: (state, { payload: amount }: PayloadAction<string>) => ({
      ...state,
      ...NEW_INPUT,
      source: state.target,
      target: state.source,
      amount,
    }),
    swapAmountTyped: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      ...NEW_INPUT,
      amount: payload,
    }),
    swapAmountRefused: (state, { payload }: PayloadAction<readonly string[] | undefined>) => ({
      ...state,
      maxProblem: null,
      isAmountRefused: true,
      amountChoices: payload ?? [],
    }),
    swapMaxNotFilled: (
      state,
      { payload }: PayloadAction<NonNullable<SwapState['maxProblem']>>,
    ) => ({ ...state, maxProblem: payload }),
    /** The price holds, but a review with the old tolerance does not. */
    slippageChosen: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      ...NEW_TERMS,
      slippage: payload,
    }),
    swapReviewRequested: state => ({
      ...state,
      phase: state.phase === 'stale' ? ('reviewing' as const) : state.phase,
      isPreparing: true,
      agreedMinimum: null,
      reviewProblem: null,
    }),
    /** The visitor agrees to this: later reviews must promise as much. */
    swapReviewReady: (
      state,
      {
        payload: { review, fingerprint, hasMoved },
      }: PayloadAction<{
        readonly review: SwapReview
        readonly fingerprint: string
        readonly hasMoved?: boolean
      }>,
    ) => ({
      ...state,
      ...NO_REVIEW,
      phase: hasMoved ? ('moved' as const) : ('reviewing' as const),
      review,
      fingerprint,
      agreedMinimum: review.minimum,
    }),
    /** The visitor accepted the new price. */
    newPriceAccepted: state =>
      state.phase === 'moved' ? { ...state, phase: 'reviewing' as const } : state,
    swapReviewNotReady: (state, { payload }: PayloadAction<ReviewProblem>) => ({
      ...state,
      phase: state.review ? ('stale' as const) : ('editing' as const),
      isPreparing: false,
      reviewProblem: payload,
    }),
    swapChecking: state => ({
      ...state,
      phase: 'checking' as const,
      error: null,
      reviewProblem: null,
    }),
    /** The wallet did not get the request, or the approval failed. */
    swapFailed: (state, { payload }: PayloadAction<ErrorState>) =>
      withFailure(state as SwapState, payload),
  },
  extraReducers: builder => {
    builder
      .addCase(requestOpened, (state, { payload: { fingerprint } }) =>
        state.review && swapFingerprint(state.review) === fingerprint
          ? { ...state, phase: 'awaitingWallet' as const, error: null }
          : state,
      )
      .addCase(requestTimedOut, (state, { payload }) => {
        const { request, error } = payload
        const isWaited = isShown(state, payload) && request.status === 'pending'
        return isWaited ? withFailure(state, error) : state
      })
      .addCase(requestEnded, (state, { payload }) =>
        withWalletResponse(state as SwapState, payload),
      )
      .addCase(transactionMined, (state, { payload: { hash, status, received, replacedBy } }) => {
        if (state.submitted?.hash !== hash) return state
        if (status === 'confirmed') {
          const found = replacedBy ?? hash
          const submitted = { hash: found, ...(received !== undefined && { received }) }
          return { ...state, phase: 'done' as const, submitted }
        }
        return withFailure(state, { code: MINED_ERRORS[status], detail: hash })
      })
      .addCase(quoteRequested, state => ({
        ...state,
        ...(state.phase === 'stale' && { phase: 'reviewing' as const }),
        reviewProblem: null,
      }))
      .addCase(swapMaxRequested, state => ({
        ...state,
        maxProblem: null,
        isAmountRefused: false,
        amountChoices: [],
      }))
      .addCase(reviewLeft, state => ({ ...state, ...NO_REVIEW, phase: 'editing' as const }))
      .addCase(swapperChanged, state => emptyUnlessHandedOver(state as SwapState))
      .addCase(swapLeft, state => emptyUnlessHandedOver(state as SwapState))
      .addCase(networkSwitched, (state, { payload }) =>
        state.review?.caipNetworkId === payload.caipNetworkId
          ? state
          : emptyUnlessHandedOver(state as SwapState),
      )
      .addCase(walletConnected, (state, { payload: { namespace } }) =>
        isSwapAboutNamespace(state as SwapState, namespace)
          ? emptyUnlessHandedOver(state as SwapState)
          : state,
      )
      .addCase(disconnected, (state, { payload: { namespace } }) =>
        isSwapAboutNamespace(state as SwapState, namespace)
          ? createEmptySwap(state as SwapState)
          : state,
      )
      .addCase(modalOpened, state => createEmptySwap(state as SwapState))
      .addCase(modalClosed, state => createEmptySwap(state as SwapState))
  },
  selectors: { selectSwap: state => state },
})

export const {
  swapFormStarted,
  sourceChosen,
  targetChosen,
  sidesFlipped,
  swapAmountTyped,
  swapAmountRefused,
  swapMaxNotFilled,
  slippageChosen,
  swapReviewRequested,
  swapReviewReady,
  newPriceAccepted,
  swapReviewNotReady,
  swapChecking,
  swapFailed,
} = swapSlice.actions
export const { selectSwap } = swapSlice.getSelectors(
  (state: { readonly swap?: SwapState }) => state.swap ?? EMPTY_SWAP,
)
