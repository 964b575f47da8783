import type { AccountFigure } from '../../domain/accountFigure'
import type { ErrorState } from '../../domain/errorCatalogue'
import { MINED_ERRORS } from '../../domain/payment/minedErrors'
import { paymentOf } from '../../domain/payment/paymentMark'
import type { FeeEstimate, Recipient, SendIntent } from '../../domain/payment/send'
import type { TokenBalance } from '../../domain/token'
import { isAboutReview, isUnsettled, type RequestEnd } from '../../domain/walletRequest'
import type { ArrivalTime } from '../../lib/time/arrivalTime'
import type { transactionMined } from '../../events/sendEvents'
import { sameAddress } from '../../lib/address/address'
import {
  parseCaipNetworkId,
  type CaipAddress,
  type CaipNetworkId,
  type Namespace,
} from '../../lib/address/caip'
import type { ReviewStage } from '../requests/reviewStage'

/**
 * `editing` → `reviewing` → `awaitingWallet` → `submitted` → `sent`, or `failed`. The form is kept until the wallet has
 * handed the payment over, and empty from then on.
 */
export type SendPhase = 'editing' | 'reviewing' | 'awaitingWallet' | 'submitted' | 'sent' | 'failed'

/** What the preview shows in each phase. */
export const SEND_STAGES: Readonly<Record<SendPhase, ReviewStage>> = {
  editing: 'review',
  reviewing: 'review',
  awaitingWallet: 'waiting',
  submitted: 'outcome',
  sent: 'outcome',
  failed: 'failed',
}

/**
 * Nobody has the name, nobody could say, the address has a typing error, nobody has its key, it is neither, it says that it is
 * meant for another network, or it is a link for something else than a payment.
 */
export type UnresolvedReason =
  | 'unknown'
  | 'failed'
  | 'mistyped'
  | 'nobody'
  | 'malformed'
  | 'elsewhere'
  | 'otherLink'
  | NameReason

/** Why nobody can have a name. */
export type NameReason = 'nameHidden' | 'nameLookAlike' | 'nameInvalid'

/** What was found out about the address under review; null where nobody could say. */
export interface RecipientCheck {
  readonly isContract: boolean | null
  /** Names that the address goes by and that point back to it. */
  readonly names: readonly string[] | null
}

/** A payment on its way, or at its end, that is still on show. */
export interface ShownPayment {
  readonly hash: string
  /** What its recipient was called; null without a name. */
  readonly name: string | null
  /** What was paid for it, by the receipt; left out where that does not tell. */
  readonly fee?: string
}

/** What an account held as a payment left it: the figure rolls from there to what it holds now. */
export interface FigureBefore {
  readonly account: CaipAddress
  readonly figure: AccountFigure
}

/** The fee is not known, or leaves nothing. */
export type MaxProblem = 'feeUnknown' | 'shortOfFee'

/** What a form says, without what came of it. */
export interface FormInWaiting {
  readonly token: TokenBalance
  readonly amount: string
  readonly recipientText: string
  readonly recipient: Recipient | null
}

export interface SendState {
  readonly phase: SendPhase
  readonly token: TokenBalance | null
  /** As typed: a decimal string, or something that is not one yet. */
  readonly amount: string
  /** The sum as it is typed in dollars, of which `amount` is made; null while the amount itself is typed. */
  readonly amountInFiat: string | null
  /** As typed: an address, a name, or neither yet. */
  readonly recipientText: string
  readonly recipient: Recipient | null
  readonly recipientPhase: 'idle' | 'resolving' | 'resolved' | UnresolvedReason
  /** Frozen at review. What the wallet is asked for must still say the same. */
  readonly intent: SendIntent | null
  readonly fingerprint: string | null
  /** What the wallet made of the intent; null before it did. */
  readonly submitted: ShownPayment | null
  readonly fee: FeeEstimate | null
  readonly feePhase: 'idle' | 'estimating' | 'known' | 'unavailable'
  readonly arrivalPhase: 'idle' | 'known' | 'unknown'
  readonly arrival: ArrivalTime | null
  readonly error: ErrorState | null
  /** Why the form could not be turned into a review; until it is changed. */
  readonly reviewError: ErrorState | null
  /** A review was asked for; the token's contract has not said yet what it is counted in. */
  readonly isCheckingToken: boolean
  readonly recipientCheck: RecipientCheck | null
  /** What was last typed or pasted is not one plain number, and was not taken. */
  readonly isAmountRefused: boolean
  /** What it may mean, where that is either of two amounts; empty otherwise. */
  readonly amountChoices: readonly string[]
  /** Why "Max" put nothing in; until something else is typed. */
  readonly maxProblem: MaxProblem | null
  /** The form of the network that was left, for the way back. */
  readonly setAside: FormInWaiting | null
  /** Until the visitor has seen the account after the payment. */
  readonly figureBefore: FigureBefore | null
}

/** What goes with a review when it ends. */
export const NO_REVIEW = {
  intent: null,
  fingerprint: null,
  submitted: null,
  fee: null,
  feePhase: 'idle',
  arrivalPhase: 'idle',
  arrival: null,
  error: null,
  recipientCheck: null,
  isCheckingToken: false,
} as const

/** A form that is not on its way to a review, and was not refused one. */
export const NOT_ASKED = { reviewError: null, isCheckingToken: false } as const

const NO_CHOICES: readonly string[] = []

/** What is said about an amount goes with it. */
export const NEW_AMOUNT = {
  ...NOT_ASKED,
  amountInFiat: null,
  maxProblem: null,
  isAmountRefused: false,
  amountChoices: NO_CHOICES,
} as const

/** A form without anything in it. */
export const EMPTY_SEND: SendState = {
  ...NO_REVIEW,
  phase: 'editing',
  token: null,
  amount: '',
  recipientText: '',
  recipient: null,
  recipientPhase: 'idle',
  ...NEW_AMOUNT,
  setAside: null,
  figureBefore: null,
}

/** A move to the network that the form is about already changes nothing in it. */
export const isMeantFor = ({ intent, token }: SendState, caipNetworkId: CaipNetworkId): boolean =>
  (intent?.caipNetworkId ?? token?.chainId) === caipNetworkId

/** A wallet of another chain family has no say in this payment. */
export const concerns = ({ intent, token }: SendState, namespace: Namespace): boolean => {
  const caipNetworkId = intent?.caipNetworkId ?? token?.chainId
  return caipNetworkId === undefined || caipNetworkId.startsWith(`${namespace}:`)
}

/** The payment is in the wallet or beyond: what becomes of it is told whoever is active by then. */
export const isHandedOver = ({ phase, submitted }: SendState): boolean =>
  phase === 'awaitingWallet' || submitted !== null

/** Whom the form means, while that is the address under review. */
export function recipientUnderReview({ intent, recipient }: SendState): Recipient | null {
  if (!intent || !recipient) return null
  const { namespace } = parseCaipNetworkId(intent.caipNetworkId)
  return sameAddress(namespace, recipient.address, intent.to) ? recipient : null
}

/** The recipient's name: the one that was looked up, else one that the address goes by. */
export const nameUnderReview = (state: SendState): string | null =>
  state.submitted
    ? state.submitted.name
    : (recipientUnderReview(state)?.name ?? state.recipientCheck?.names?.[0] ?? null)

/** The wallet handed over what is on screen: the form is empty, the payment stays on show. */
export const handedOver = (state: SendState, hash: string): SendState => ({
  ...EMPTY_SEND,
  phase: 'submitted',
  intent: state.intent,
  submitted: { hash, name: nameUnderReview(state) },
  figureBefore: state.figureBefore,
})

export const failed = (state: SendState, error: ErrorState): SendState => ({
  ...state,
  phase: 'failed',
  error,
})

/** The wallet answered: with the hash of what is on its way, or with why nothing is. Another token of the same name is another payment. */
export function answered(state: SendState, end: RequestEnd): SendState {
  const { fingerprint } = state
  const { request, hash, error } = end
  if (request.kind !== 'send' || request.fingerprint === null || fingerprint === null) return state
  if (error) return isAboutReview(end, fingerprint) ? failed(state, error) : state
  const isSame = paymentOf(request.fingerprint) === paymentOf(fingerprint)
  return hash !== undefined && isSame && isUnsettled(request) ? handedOver(state, hash) : state
}

/** The network decided about the payment on show. */
export function decided(
  state: SendState,
  { hash, status, fee, replacedBy }: ReturnType<typeof transactionMined>['payload'],
): SendState {
  const { submitted } = state
  if (submitted?.hash !== hash) return state
  if (status === 'confirmed') {
    const found = { hash: replacedBy ?? hash, ...(fee && { fee }) }
    return { ...state, phase: 'sent', submitted: { ...submitted, ...found } }
  }
  const code = MINED_ERRORS[status]
  return { ...state, phase: 'failed', error: { code, detail: hash } }
}

/**
 * Only an amount of a token is about one network; whom it is for is kept once that is known. What a wallet is asked for is
 * not offered again.
 */
function setAsideOf({ phase, token, amount, recipientText, recipient }: SendState) {
  if (phase === 'awaitingWallet' || !token) return null
  return { token, amount, recipient, recipientText: recipient ? recipientText : '' }
}

/** The page is on another network: a form for that one, if one was left there, else an empty one. */
export function formOn(state: SendState, caipNetworkId: CaipNetworkId): SendState {
  if (isMeantFor(state, caipNetworkId)) return state
  const { setAside } = state
  if (setAside?.token.chainId !== caipNetworkId) {
    return { ...EMPTY_SEND, setAside: setAsideOf(state) ?? setAside }
  }
  const recipientPhase = setAside.recipient ? 'resolved' : 'idle'
  return { ...EMPTY_SEND, ...setAside, recipientPhase, setAside: setAsideOf(state) }
}
