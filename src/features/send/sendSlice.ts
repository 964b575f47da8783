import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../domain/errorCatalogue'
import { outcomeUnknown } from '../../domain/outcomeUnknown'
import type { FeeEstimate, Receiver, SendIntent } from '../../domain/send'
import type { TokenBalance } from '../../domain/token'
import type { SubmittedTransaction } from '../../domain/transaction'
import { disconnected, walletConnected } from '../../events/connectionEvents'
import { modalClosed, modalOpened } from '../../events/modalEvents'
import { networkSwitched } from '../../events/networkEvents'
import { reviewLeft, transactionSubmitted } from '../../events/sendEvents'
import type { ArrivalTime } from '../../lib/arrivalTime'
import type { CaipNetworkId, Namespace } from '../../lib/caip'

/** `editing` → `reviewing` → `awaitingWallet` → submitted (initial again), or `failed` with the form kept. */
export type SendPhase = 'editing' | 'reviewing' | 'awaitingWallet' | 'failed'

/** A payment that was handed to a wallet and whose end is not known. */
export interface SendRequest {
  readonly id: string
  readonly fingerprint: string
  readonly connectorId: string
  readonly caipNetworkId: CaipNetworkId
  /** `open` while it is waited for; `late` after that, while an answer may still come; `unknown` when none will. */
  readonly standing: 'open' | 'late' | 'unknown'
}

/** Nobody has the name, nobody could say, the address has a typing error, or nobody has its key. */
export type UnresolvedReason = 'unknown' | 'failed' | 'mistyped' | 'nobody'

/** What was found out about the address under review; null where nobody could say. */
export interface ReceiverCheck {
  readonly isContract: boolean | null
  /** Names that the address goes by and that point back to it. */
  readonly names: readonly string[] | null
}

/** The fee is not known, or leaves nothing. */
export type MaxProblem = 'feeUnknown' | 'shortOfFee'

export interface SendState {
  readonly phase: SendPhase
  readonly token: TokenBalance | null
  /** As typed: a decimal string, or something that is not one yet. */
  readonly amount: string
  /** As typed: an address, a name, or neither yet. */
  readonly receiverText: string
  readonly receiver: Receiver | null
  readonly receiverPhase:
    'idle' | 'resolving' | 'resolved' | 'unknown' | 'failed' | 'mistyped' | 'nobody'
  /** Frozen at review. What the wallet is asked for must still say the same. */
  readonly intent: SendIntent | null
  readonly fingerprint: string | null
  readonly fee: FeeEstimate | null
  readonly feePhase: 'idle' | 'estimating' | 'known' | 'unavailable'
  readonly arrivalPhase: 'idle' | 'known' | 'unknown'
  readonly arrival: ArrivalTime | null
  readonly error: ErrorState | null
  /** Why the form could not be turned into a review; until it is changed. */
  readonly reviewError: ErrorState | null
  readonly receiverCheck: ReceiverCheck | null
  /** Why "Max" put nothing in; until something else is typed. */
  readonly maxProblem: MaxProblem | null
  /** What wallets were asked for. Leaving a review or closing the modal does not take a request out of the wallet. */
  readonly requests: readonly SendRequest[]
}

const initialState: SendState = {
  phase: 'editing',
  token: null,
  amount: '',
  receiverText: '',
  receiver: null,
  receiverPhase: 'idle',
  intent: null,
  fingerprint: null,
  fee: null,
  feePhase: 'idle',
  arrivalPhase: 'idle',
  arrival: null,
  error: null,
  reviewError: null,
  receiverCheck: null,
  maxProblem: null,
  requests: [],
}

const NO_REVIEW = {
  intent: null,
  fingerprint: null,
  fee: null,
  feePhase: 'idle',
  arrivalPhase: 'idle',
  arrival: null,
  error: null,
  receiverCheck: null,
} as const

/** "Max" was pressed; what it means depends on the fee. */
export const maxRequested = createAction('walletModal/send/maxRequested')
/** The paste button was pressed: the clipboard is to be read. */
export const pasteRequested = createAction('walletModal/send/pasteRequested')
/** The form is complete; it is to be frozen and shown for review. */
export const reviewRequested = createAction('walletModal/send/reviewRequested')
/** The fee of the payment under review is to be asked for once more. */
export const feeRequested = createAction('walletModal/send/feeRequested')
/** The visitor agreed to what the review shows. */
export const sendConfirmed = createAction('walletModal/send/confirmed')

/** A move to the network that the form is about already changes nothing in it. */
const isMeantFor = ({ intent, token }: SendState, networkId: CaipNetworkId): boolean =>
  (intent?.caipNetworkId ?? token?.chainId) === networkId

/** A wallet of another chain family has no say in this payment. */
const concerns = ({ intent, token }: SendState, namespace: Namespace): boolean => {
  const networkId = intent?.caipNetworkId ?? token?.chainId
  return networkId === undefined || networkId.startsWith(`${namespace}:`)
}

/** A form without anything in it; requests outlive it. */
const emptyForm = ({ requests }: SendState): SendState => ({ ...initialState, requests })

/** Another payment may be on screen by the time one is submitted. */
const isSamePayment = (intent: SendIntent, submitted: SubmittedTransaction): boolean =>
  intent.caipNetworkId === submitted.caipNetworkId &&
  intent.from === submitted.from &&
  intent.to === submitted.to &&
  intent.amount === submitted.amount &&
  intent.token.symbol === submitted.symbol

/** The send form and what became of it. */
export const sendSlice = createSlice({
  name: 'walletModal/send',
  reducerPath: 'send',
  initialState,
  reducers: {
    tokenChosen: (state, { payload }: PayloadAction<TokenBalance>) => ({
      ...state,
      token: payload,
      amount: '',
      maxProblem: null,
      reviewError: null,
    }),
    amountTyped: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      amount: payload,
      maxProblem: null,
      reviewError: null,
    }),
    maxNotFilled: (state, { payload }: PayloadAction<MaxProblem>) => ({
      ...state,
      maxProblem: payload,
    }),
    /** Another account sends from now on. A payment that is in the wallet already stays in sight. */
    senderChanged: state => ({
      ...(state as SendState),
      ...(state.phase === 'awaitingWallet' ? {} : { ...NO_REVIEW, phase: 'editing' as const }),
      token: null,
      amount: '',
      maxProblem: null,
      reviewError: null,
    }),
    receiverTyped: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      receiverText: payload,
      receiver: null,
      receiverPhase: 'idle' as const,
      reviewError: null,
    }),
    receiverLookupStarted: state => ({ ...state, receiverPhase: 'resolving' as const }),
    receiverResolved: (state, { payload }: PayloadAction<{ text: string; receiver: Receiver }>) =>
      payload.text === state.receiverText
        ? { ...state, receiver: payload.receiver, receiverPhase: 'resolved' as const }
        : state,
    receiverNotResolved: (
      state,
      { payload }: PayloadAction<{ text: string; reason: UnresolvedReason }>,
    ) =>
      payload.text === state.receiverText ? { ...state, receiverPhase: payload.reason } : state,
    reviewReady: (
      state,
      { payload }: PayloadAction<{ intent: SendIntent; fingerprint: string }>,
    ) => ({
      ...state,
      ...NO_REVIEW,
      phase: 'reviewing' as const,
      intent: payload.intent,
      fingerprint: payload.fingerprint,
      feePhase: 'estimating' as const,
      reviewError: null,
    }),
    /** The form does not describe a payment; it stays as it is and says so. */
    reviewNotReady: (state, { payload }: PayloadAction<ErrorState>) => ({
      ...state,
      ...NO_REVIEW,
      phase: 'editing' as const,
      reviewError: payload,
    }),
    receiverChecked: (state, { payload }: PayloadAction<ReceiverCheck>) => ({
      ...state,
      receiverCheck: payload,
    }),
    feeEstimated: (state, { payload }: PayloadAction<FeeEstimate>) => ({
      ...state,
      fee: payload,
      feePhase: 'known' as const,
    }),
    feeNotEstimated: (state, { payload }: PayloadAction<ErrorState>) => ({
      ...state,
      fee: null,
      feePhase: 'unavailable' as const,
      error: payload.code === 'FEE_UNAVAILABLE' ? null : payload,
    }),
    /** About how long the payment takes; null where that cannot be said. */
    arrivalEstimated: (state, { payload }: PayloadAction<ArrivalTime | null>) => ({
      ...state,
      arrival: payload,
      arrivalPhase: payload ? ('known' as const) : ('unknown' as const),
    }),
    walletAsked: (state, { payload: id }: PayloadAction<string>) => {
      const { intent, fingerprint, requests } = state as SendState
      if (!intent || fingerprint === null) return state
      const { connectorId, caipNetworkId } = intent
      const request = { id, fingerprint, connectorId, caipNetworkId, standing: 'open' } as const
      return {
        ...state,
        phase: 'awaitingWallet' as const,
        error: null,
        requests: [...requests, request],
      }
    },
    /** The wallet did not answer in time; it may do so later. */
    requestLate: (state, { payload: id }: PayloadAction<string>) => ({
      ...state,
      requests: (state as SendState).requests.map(request =>
        request.id === id ? { ...request, standing: 'late' as const } : request,
      ),
    }),
    /** The wallet answered. What it came to is known, except after an answer that leaves it open. */
    requestEnded: (
      state,
      { payload: { id, error } }: PayloadAction<{ id: string; error?: ErrorState }>,
    ) => {
      const isUnknown = error !== undefined && outcomeUnknown(error.code)
      const { requests } = state as SendState
      const ended = requests.find(request => request.id === id)
      return {
        ...state,
        requests: requests.flatMap((request): readonly SendRequest[] => {
          if (request.id === id) return isUnknown ? [{ ...request, standing: 'unknown' }] : []
          // One hash answers every doubt about the same payment.
          const isAnswered =
            error === undefined &&
            request.standing === 'unknown' &&
            request.fingerprint === ended?.fingerprint
          return isAnswered ? [] : [request]
        }),
      }
    },
    sendFailed: (state, { payload }: PayloadAction<ErrorState>) => ({
      ...state,
      phase: 'failed' as const,
      error: payload,
    }),
  },
  extraReducers: builder => {
    builder
      .addCase(transactionSubmitted, (state, { payload }) =>
        state.intent === null || isSamePayment(state.intent, payload)
          ? emptyForm(state as SendState)
          : state,
      )
      .addCase(feeRequested, state =>
        state.phase === 'reviewing'
          ? {
              ...state,
              fee: null,
              feePhase: 'estimating' as const,
              arrivalPhase: 'idle' as const,
              arrival: null,
              error: null,
            }
          : state,
      )
      .addCase(maxRequested, state => ({ ...state, maxProblem: null }))
      .addCase(reviewLeft, state => ({ ...state, ...NO_REVIEW, phase: 'editing' as const }))
      .addCase(networkSwitched, (state, { payload }) =>
        isMeantFor(state as SendState, payload.networkId) ? state : emptyForm(state as SendState),
      )
      .addCase(walletConnected, (state, { payload }) =>
        concerns(state as SendState, payload.namespace) ? emptyForm(state as SendState) : state,
      )
      .addCase(disconnected, (state, { payload: { namespace } }) => ({
        ...(concerns(state as SendState, namespace) ? initialState : (state as SendState)),
        requests: (state as SendState).requests.filter(
          ({ caipNetworkId }) => !caipNetworkId.startsWith(`${namespace}:`),
        ),
      }))
      .addCase(modalOpened, state => emptyForm(state as SendState))
      .addCase(modalClosed, state => ({ ...state, ...NO_REVIEW, phase: 'editing' as const }))
  },
  selectors: {
    selectSend: state => state,
    selectSendPhase: state => state.phase,
    selectSendToken: state => state.token,
    selectSendIntent: state => state.intent,
    selectSendError: state => state.error,
    selectSendRequests: state => state.requests,
  },
})

export const {
  tokenChosen,
  amountTyped,
  maxNotFilled,
  senderChanged,
  receiverTyped,
  receiverLookupStarted,
  receiverResolved,
  receiverNotResolved,
  reviewReady,
  reviewNotReady,
  receiverChecked,
  feeEstimated,
  feeNotEstimated,
  arrivalEstimated,
  walletAsked,
  requestLate,
  requestEnded,
  sendFailed,
} = sendSlice.actions
export const {
  selectSend,
  selectSendPhase,
  selectSendToken,
  selectSendIntent,
  selectSendError,
  selectSendRequests,
} = sendSlice.selectors
