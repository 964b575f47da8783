import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../domain/errorCatalogue'
import type { PaymentMark } from '../../domain/payment/paymentMark'
import { swapFingerprint, type SwapReview, type SwapSide } from '../../domain/swap/swapReview'
import { disconnected, walletConnected } from '../../events/connectionEvents'
import { modalClosed, modalOpened } from '../../events/modalEvents'
import { networkSwitched } from '../../events/networkEvents'
import { reviewLeft, transactionMined } from '../../events/sendEvents'
import { sameIn, withEnded, withSessionOver, withTimedOut } from '../send/sendRequest'
import type { CaipNetworkId } from '../../lib/address/caip'
import {
  concerns,
  EMPTY_SWAP,
  emptySwap,
  isHandedOver,
  NEW_INPUT,
  NEW_TERMS,
  NO_REVIEW,
  type QuoteProblem,
  type ReviewProblem,
  type SwapQuoteState,
  type SwapState,
} from './swapState'

/** "Max" was pressed. */
export const swapMaxRequested = createAction('walletModal/swap/maxRequested')
/** The list of tokens is to be asked for once more. */
export const swapTokensRequested = createAction('walletModal/swap/tokensRequested')
/** The price is to be asked for once more. */
export const quoteRequested = createAction('walletModal/swap/quoteRequested')
/** The visitor agreed to what the review shows. */
export const swapConfirmed = createAction('walletModal/swap/confirmed')
/** Another account is active: what it has not asked for yet is let go. */
export const swapperChanged = createAction('walletModal/swap/swapperChanged')

/** The form came on screen from somewhere else. */
export const swapOpened = createAction('walletModal/swap/opened')
/** The form was left for another view: what was filled in is not there next time. */
export const swapLeft = createAction('walletModal/swap/left')

/** How a transaction ends that did not come about. */
const ENDS = {
  failed: 'TRANSACTION_FAILED',
  replaced: 'TRANSACTION_REPLACED',
  expired: 'TRANSACTION_REJECTED',
} as const

/** What is on show after an action that ends a form, unless it is in the wallet already. */
const unlessHandedOver = (state: SwapState): SwapState =>
  isHandedOver(state) ? state : emptySwap(state)

/** The form of a swap and what became of it. */
export const swapSlice = createSlice({
  name: 'walletModal/swap',
  reducerPath: 'swap',
  initialState: EMPTY_SWAP,
  reducers: {
    tokensAsked: (state, { payload: caipNetworkId }: PayloadAction<CaipNetworkId>) => ({
      ...state,
      tokensPhase: 'loading' as const,
      caipNetworkId,
    }),
    tokensKnown: state => ({ ...state, tokensPhase: 'known' as const }),
    tokensFailed: state => ({ ...state, tokensPhase: 'failed' as const }),
    /** Where the other side was the same token, the two turn round. */
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
    /** The two turn round; what was to come out goes in. Without a quote nothing does: a digit that nobody typed would lead what is typed next. */
    sidesFlipped: state => ({
      ...state,
      ...NEW_INPUT,
      source: state.target,
      target: state.source,
      amount: state.quote?.targetAmount ?? '',
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
    /** The price is the same; a review that is being made by another tolerance is not shown. */
    slippageChosen: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      ...NEW_TERMS,
      slippage: payload,
    }),
    gasPriceKnown: (state, { payload }: PayloadAction<string>) => ({ ...state, gasPrice: payload }),
    /** A price that is too old to be shown is gone before the new one is there. */
    quoteAsked: (state, { payload }: PayloadAction<{ readonly isOld: boolean }>) => ({
      ...state,
      quotePhase: 'asking' as const,
      quote: payload.isOld ? null : state.quote,
      quoteProblem: null,
    }),
    quoteKnown: (state, { payload }: PayloadAction<SwapQuoteState>) => ({
      ...state,
      quotePhase: 'known' as const,
      quote: payload,
      gasPrice: payload.gasPrice ?? state.gasPrice,
      quoteProblem: null,
    }),
    quoteFailed: (state, { payload }: PayloadAction<QuoteProblem>) => ({
      ...state,
      quotePhase: 'failed' as const,
      quote: null,
      quoteProblem: payload,
    }),
    swapReviewRequested: state => ({
      ...state,
      isPreparing: true,
      agreedMinimum: null,
      reviewProblem: null,
    }),
    /** What is on show is what is agreed to: the next review has to promise as much. */
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
    /** The visitor has read what the new price comes to. */
    newPriceAccepted: state =>
      state.phase === 'moved' ? { ...state, phase: 'reviewing' as const } : state,
    swapReviewNotReady: (state, { payload }: PayloadAction<ReviewProblem>) => ({
      ...state,
      phase: state.review ? ('reviewing' as const) : ('editing' as const),
      isPreparing: false,
      reviewProblem: payload,
    }),
    swapChecking: state => ({
      ...state,
      phase: 'checking' as const,
      error: null,
      reviewProblem: null,
    }),
    swapWalletAsked: (state, { payload: id }: PayloadAction<string>) => {
      const { review, requests } = state as SwapState
      if (!review) return state
      const fingerprint = swapFingerprint(review)
      const { connectorId, caipNetworkId } = review
      const doubted = sameIn(state, fingerprint)
      const request = {
        id,
        fingerprint,
        connectorId,
        caipNetworkId,
        standing: 'open' as const,
        doubted,
      }
      return {
        ...state,
        phase: 'awaitingWallet' as const,
        error: null,
        requests: [...requests, request],
      }
    },
    swapRequestTimedOut: (state, { payload: id }: PayloadAction<string>) => ({
      ...state,
      requests: withTimedOut(state.requests, id),
    }),
    swapRequestEnded: (
      state,
      {
        payload: { id, error },
      }: PayloadAction<{ readonly id: string; readonly error?: ErrorState }>,
    ) => ({ ...state, ...withEnded(state, id, error) }),
    swapRequestsRecalled: (state, { payload }: PayloadAction<readonly PaymentMark[]>) => ({
      ...state,
      remembered: payload.filter(({ id }) => state.requests.every(own => own.id !== id)),
    }),
    /** The network has the approval and has not decided yet. */
    approvalSubmitted: state => ({ ...state, phase: 'settling' as const }),
    swapSubmitted: (state, { payload: hash }: PayloadAction<string>) => ({
      ...emptySwap(state as SwapState),
      tokensPhase: state.tokensPhase,
      caipNetworkId: state.caipNetworkId,
      source: state.source,
      target: state.target,
      phase: 'submitted' as const,
      review: state.review,
      submitted: { hash },
    }),
    swapFailed: (state, { payload }: PayloadAction<ErrorState>) => ({
      ...state,
      phase: 'failed' as const,
      error: payload,
    }),
  },
  extraReducers: builder => {
    builder
      .addCase(transactionMined, (state, { payload: { hash, status, received, replacedBy } }) => {
        if (state.submitted?.hash !== hash) return state
        if (status === 'confirmed') {
          const found = replacedBy ?? hash
          const submitted = { hash: found, ...(received !== undefined && { received }) }
          return { ...state, phase: 'done' as const, submitted }
        }
        return { ...state, phase: 'failed' as const, error: { code: ENDS[status], detail: hash } }
      })
      .addCase(quoteRequested, state => ({ ...state, reviewProblem: null }))
      .addCase(swapMaxRequested, state => ({
        ...state,
        maxProblem: null,
        isAmountRefused: false,
        amountChoices: [],
      }))
      .addCase(reviewLeft, state => ({ ...state, ...NO_REVIEW, phase: 'editing' as const }))
      .addCase(swapperChanged, state => unlessHandedOver(state as SwapState))
      .addCase(swapLeft, state => unlessHandedOver(state as SwapState))
      .addCase(networkSwitched, (state, { payload }) =>
        state.review?.caipNetworkId === payload.caipNetworkId
          ? state
          : unlessHandedOver(state as SwapState),
      )
      .addCase(walletConnected, (state, { payload: { namespace } }) =>
        concerns(state as SwapState, namespace) ? unlessHandedOver(state as SwapState) : state,
      )
      .addCase(disconnected, (state, { payload: { namespace } }) => ({
        ...(concerns(state as SwapState, namespace)
          ? emptySwap(state as SwapState)
          : (state as SwapState)),
        requests: withSessionOver(state.requests, namespace),
      }))
      .addCase(modalOpened, state => emptySwap(state as SwapState))
      .addCase(modalClosed, state => emptySwap(state as SwapState))
  },
  selectors: { selectSwap: state => state },
})

export const {
  tokensAsked,
  tokensKnown,
  tokensFailed,
  sourceChosen,
  targetChosen,
  sidesFlipped,
  swapAmountTyped,
  swapAmountRefused,
  swapMaxNotFilled,
  slippageChosen,
  gasPriceKnown,
  quoteAsked,
  quoteKnown,
  quoteFailed,
  swapReviewRequested,
  swapReviewReady,
  newPriceAccepted,
  swapReviewNotReady,
  swapChecking,
  swapWalletAsked,
  swapRequestTimedOut,
  swapRequestEnded,
  swapRequestsRecalled,
  approvalSubmitted,
  swapSubmitted,
  swapFailed,
} = swapSlice.actions
export const { selectSwap } = swapSlice.getSelectors(
  (state: { readonly swap?: SwapState }) => state.swap ?? EMPTY_SWAP,
)
