import { createAction, createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../domain/errorCatalogue'
import type { Recipient, SendIntent } from '../../domain/payment/send'
import type { TokenBalance } from '../../domain/token'
import { isAboutReview } from '../../domain/walletRequest'
import { disconnected, walletConnected } from '../../events/connectionEvents'
import { modalClosed, modalOpened } from '../../events/modalEvents'
import { networkSwitched } from '../../events/networkEvents'
import { requestEnded, requestTimedOut, requestOpened } from '../../events/requestEvents'
import {
  paymentGiven,
  reviewLeft,
  reviewNotReady,
  reviewRequested,
  transactionMined,
  transactionSubmitted,
} from '../../events/sendEvents'
import { isShown, viewShown } from '../../events/viewEvents'
import { toAmountFromFiat, type Priced } from './toAmountFromFiat'
import {
  isSendAboutNamespace,
  EMPTY_SEND,
  withWalletResponse,
  withMinedResult,
  withFailure,
  withFormNetwork,
  isHandedOver,
  NEW_AMOUNT,
  NO_REVIEW_REQUEST,
  NO_REVIEW,
  type FigureBefore,
  type MaxProblem,
  type SendState,
  type UnresolvedReason,
} from './sendState'

/** "Max" was pressed; the amount depends on the fee. */
export const maxRequested = createAction('walletModal/send/maxRequested')
/** The paste button was pressed. */
export const pasteRequested = createAction('walletModal/send/pasteRequested')
/** The text is complete: pasted, or the field was left. Skips the debounce. */
export const recipientFinished = createAction('walletModal/send/recipientFinished')
/** A fee estimate was requested, for a new review or again. */
export const feeRequested = createAction('walletModal/send/feeRequested')
/** The visitor confirmed the review. */
export const sendConfirmed = createAction('walletModal/send/confirmed')

/** The visitor opened a view other than the payment and the account. */
const isOtherViewShown = (action: UnknownAction) =>
  viewShown.match(action) && !isShown('WalletSendPreview', 'Account')(action)

/** State of the send form and its payment. */
export const sendSlice = createSlice({
  name: 'walletModal/send',
  reducerPath: 'send',
  initialState: EMPTY_SEND,
  reducers: {
    tokenChosen: (state, { payload }: PayloadAction<TokenBalance>) => ({
      ...state,
      token: payload,
      amount: '',
      ...NEW_AMOUNT,
    }),
    /** Preselected: keeps an amount typed meanwhile. */
    coinChosen: (state, { payload }: PayloadAction<TokenBalance>) => ({ ...state, token: payload }),
    amountTyped: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      amount: payload,
      ...NEW_AMOUNT,
    }),
    /** Typed in dollars; the token amount it buys is sent. */
    fiatTyped: {
      prepare: (fiat: string, token: Priced) => ({
        payload: { fiat, amount: toAmountFromFiat(fiat, token) },
      }),
      reducer: (state, { payload }: PayloadAction<{ fiat: string; amount: string }>) => ({
        ...state,
        ...NEW_AMOUNT,
        amount: payload.amount,
        amountInFiat: payload.fiat,
      }),
    },
    /** Types in dollars from this sum on, or in the token (null). The amount stays. */
    unitChosen: (state, { payload }: PayloadAction<string | null>) => ({
      ...state,
      isAmountRefused: false,
      amountChoices: [],
      amountInFiat: payload,
    }),
    /** Not one plain number; the amount stays. */
    amountRefused: (state, { payload }: PayloadAction<readonly string[] | undefined>) => ({
      ...state,
      maxProblem: null,
      isAmountRefused: true,
      amountChoices: payload ?? [],
    }),
    maxNotFilled: (state, { payload }: PayloadAction<MaxProblem>) => ({
      ...state,
      maxProblem: payload,
    }),
    /** A payment already in the wallet stays on screen. */
    senderChanged: state => ({
      ...(state as SendState),
      ...(isHandedOver(state as SendState) ? {} : { ...NO_REVIEW, phase: 'editing' as const }),
      token: null,
      amount: '',
      setAside: null,
      ...NEW_AMOUNT,
    }),
    recipientTyped: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      recipientText: payload,
      recipient: null,
      recipientPhase: 'idle' as const,
      ...NO_REVIEW_REQUEST,
    }),
    recipientLookupStarted: state => ({ ...state, recipientPhase: 'resolving' as const }),
    recipientResolved: (
      state,
      { payload }: PayloadAction<{ text: string; recipient: Recipient }>,
    ) =>
      payload.text === state.recipientText
        ? { ...state, recipient: payload.recipient, recipientPhase: 'resolved' as const }
        : state,
    recipientNotResolved: (
      state,
      { payload }: PayloadAction<{ text: string; reason: UnresolvedReason }>,
    ) =>
      payload.text === state.recipientText ? { ...state, recipientPhase: payload.reason } : state,
    reviewReady: (
      state,
      { payload }: PayloadAction<{ intent: SendIntent; fingerprint: string }>,
    ) => ({
      ...state,
      ...NO_REVIEW,
      phase: 'reviewing' as const,
      intent: payload.intent,
      fingerprint: payload.fingerprint,
      reviewError: null,
    }),
    /** The account's figure before a payment. */
    figureRemembered: (state, { payload }: PayloadAction<FigureBefore>) => ({
      ...state,
      figureBefore: payload,
    }),
    /** The wallet did not get the request. */
    sendFailed: (state, { payload }: PayloadAction<ErrorState>) =>
      withFailure(state as SendState, payload),
  },
  extraReducers: builder => {
    builder
      .addCase(paymentGiven, (_state, { payload }) => ({
        ...EMPTY_SEND,
        ...payload,
        recipientText: payload.recipient.address,
        recipientPhase: 'resolved' as const,
      }))
      .addCase(reviewNotReady, (state, { payload }) => ({
        ...state,
        ...NO_REVIEW,
        phase: 'editing' as const,
        reviewError: payload,
      }))
      .addCase(requestOpened, (state, { payload: { kind, fingerprint } }) =>
        kind === 'send' && fingerprint === state.fingerprint
          ? { ...state, phase: 'awaitingWallet' as const, error: null }
          : state,
      )
      .addCase(requestTimedOut, (state, { payload }) => {
        const { request, error } = payload
        const isShown = request.kind === 'send' && isAboutReview(payload, state.fingerprint)
        return isShown && request.status === 'pending' ? withFailure(state, error) : state
      })
      .addCase(requestEnded, (state, { payload }) =>
        withWalletResponse(state as SendState, payload),
      )
      .addCase(transactionSubmitted, state => (state.intent === null ? EMPTY_SEND : state))
      .addCase(transactionMined, (state, { payload }) =>
        withMinedResult(state as SendState, payload),
      )
      .addCase(reviewRequested, state => ({ ...state, reviewError: null, isCheckingToken: true }))
      .addCase(maxRequested, state => ({ ...state, ...NEW_AMOUNT }))
      .addCase(reviewLeft, state => ({ ...state, ...NO_REVIEW, phase: 'editing' as const }))
      .addCase(networkSwitched, (state, { payload }) =>
        withFormNetwork(state as SendState, payload.caipNetworkId),
      )
      .addCase(walletConnected, (state, { payload }) =>
        isSendAboutNamespace(state as SendState, payload.namespace) ? EMPTY_SEND : state,
      )
      .addCase(disconnected, (state, { payload }) =>
        isSendAboutNamespace(state as SendState, payload.namespace) ? EMPTY_SEND : state,
      )
      .addCase(modalOpened, () => EMPTY_SEND)
      .addCase(modalClosed, state => ({
        ...state,
        ...NO_REVIEW,
        phase: 'editing' as const,
        figureBefore: null,
      }))
      .addMatcher(isOtherViewShown, state => ({ ...state, figureBefore: null }))
  },
  selectors: {
    selectSend: state => state,
    selectSendPhase: state => state.phase,
    selectSendToken: state => state.token,
    selectSendIntent: state => state.intent,
  },
})

export const {
  tokenChosen,
  coinChosen,
  amountTyped,
  fiatTyped,
  unitChosen,
  amountRefused,
  maxNotFilled,
  senderChanged,
  recipientTyped,
  recipientLookupStarted,
  recipientResolved,
  recipientNotResolved,
  reviewReady,
  figureRemembered,
  sendFailed,
} = sendSlice.actions
export const { selectSend, selectSendPhase, selectSendToken, selectSendIntent } =
  sendSlice.getSelectors((state: { readonly send?: SendState }) => state.send ?? EMPTY_SEND)
