import type { AccountFigure } from '../../domain/accountFigure'
import type { ErrorState } from '../../domain/errorCatalogue'
import { MINED_ERRORS } from '../../domain/payment/minedErrors'
import { stripConnectorId } from '../../domain/payment/paymentMark'
import type { Recipient, SendIntent } from '../../domain/payment/send'
import type { TokenBalance } from '../../domain/token'
import { isAboutReview, isUnsettled, type RequestEnd } from '../../domain/walletRequest'
import type { transactionMined } from '../../events/sendEvents'
import { isEqualAddress } from '../../lib/address/address'
import {
  parseCaipNetworkId,
  type CaipAddress,
  type CaipNetworkId,
  type Namespace,
} from '../../lib/address/caip'
import type { ReviewStage } from '../../core/requests/reviewStage'

/**
 * `editing` → `reviewing` → `awaitingWallet` → `submitted` → `sent`, or `failed`. The form is
 * emptied once submitted.
 */
export type SendPhase = 'editing' | 'reviewing' | 'awaitingWallet' | 'submitted' | 'sent' | 'failed'

/** `idle`: nothing is under review. */
export type FeePhase = 'idle' | 'estimating' | 'known' | 'unavailable'

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
 * Why a recipient is unresolved. `unknown`: not registered. `failed`: lookup failed. `mistyped`:
 * wrong checksum. `burn`: a burn address. `malformed`: neither address nor name. `elsewhere`: for
 * another network. `otherLink`: not a payment link.
 */
export type UnresolvedReason =
  'unknown' | 'failed' | 'mistyped' | 'burn' | 'malformed' | 'elsewhere' | 'otherLink' | NameReason

/** Why a name is invalid. */
export type NameReason = 'nameHidden' | 'nameLookAlike' | 'nameInvalid'

/** A payment that is still on screen after submission. */
export interface ShownPayment {
  readonly hash: string
  /** The name that the visitor entered, if any. */
  readonly name: string | null
  /** From the receipt; absent if it has none. */
  readonly fee?: string
}

/** From here the account's figure animates to the new one. */
export interface FigureBefore {
  readonly account: CaipAddress
  readonly figure: AccountFigure
}

/** The fee is unknown, or leaves nothing to send. */
export type MaxProblem = 'feeUnknown' | 'shortOfFee'

/** The form's input. */
export interface SavedForm {
  readonly token: TokenBalance
  readonly amount: string
  readonly recipientText: string
  readonly recipient: Recipient | null
}

export interface SendState {
  readonly phase: SendPhase
  readonly token: TokenBalance | null
  /** As typed, maybe not a decimal yet. */
  readonly amount: string
  /** The typed sum in dollars that gives `amount`; null if that is typed. */
  readonly amountInFiat: string | null
  /** As typed: an address, a name, or neither yet. */
  readonly recipientText: string
  readonly recipient: Recipient | null
  readonly recipientPhase: 'idle' | 'resolving' | 'resolved' | UnresolvedReason
  /** Frozen; the request to the wallet must match it. */
  readonly intent: SendIntent | null
  readonly fingerprint: string | null
  readonly submitted: ShownPayment | null
  /** Why the payment failed. */
  readonly error: ErrorState | null
  /** Kept until the form changes. */
  readonly reviewError: ErrorState | null
  /** A requested review awaits the token's contract. */
  readonly isCheckingToken: boolean
  /** The last input was not one plain number. */
  readonly isAmountRefused: boolean
  /** Possible meanings of an ambiguous amount. */
  readonly amountChoices: readonly string[]
  /** Why "Max" filled in nothing; until the amount changes. */
  readonly maxProblem: MaxProblem | null
  /** The previous network's form, restored on return. */
  readonly setAside: SavedForm | null
  /** Until the visitor has seen the account again. */
  readonly figureBefore: FigureBefore | null
}

/** Fields that reset when a review ends. */
export const NO_REVIEW = {
  intent: null,
  fingerprint: null,
  submitted: null,
  error: null,
  isCheckingToken: false,
} as const

/** Fields of a form whose review was neither requested nor refused. */
export const NO_REVIEW_REQUEST = { reviewError: null, isCheckingToken: false } as const

const NO_CHOICES: readonly string[] = []

/** Fields that reset with every new amount. */
export const NEW_AMOUNT = {
  ...NO_REVIEW_REQUEST,
  amountInFiat: null,
  maxProblem: null,
  isAmountRefused: false,
  amountChoices: NO_CHOICES,
} as const

/** The empty form. */
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

/** Whether the form is on this network already. */
export const isFormOnNetwork = (
  { intent, token }: SendState,
  caipNetworkId: CaipNetworkId,
): boolean => (intent?.caipNetworkId ?? token?.chainId) === caipNetworkId

/** Whether the payment may belong to a wallet of this namespace. */
export const isSendAboutNamespace = (
  { intent, token }: SendState,
  namespace: Namespace,
): boolean => {
  const caipNetworkId = intent?.caipNetworkId ?? token?.chainId
  return caipNetworkId === undefined || caipNetworkId.startsWith(`${namespace}:`)
}

/** Whether the payment is in the wallet or beyond: its outcome shows under any account. */
export const isHandedOver = ({ phase, submitted }: SendState): boolean =>
  phase === 'awaitingWallet' || submitted !== null

/** The form's recipient, if it is under review. */
export function getReviewedRecipient({ intent, recipient }: SendState): Recipient | null {
  if (!intent || !recipient) return null
  const { namespace } = parseCaipNetworkId(intent.caipNetworkId)
  return isEqualAddress(namespace, recipient.address, intent.to) ? recipient : null
}

/** The name that the visitor entered for the payment under review, or for the submitted one. */
export const getEnteredName = (state: SendState): string | null =>
  state.submitted ? state.submitted.name : (getReviewedRecipient(state)?.name ?? null)

/** Empties the form and keeps the submitted payment on screen. */
export const withHandedOver = (state: SendState, hash: string): SendState => ({
  ...EMPTY_SEND,
  phase: 'submitted',
  intent: state.intent,
  submitted: { hash, name: getEnteredName(state) },
  figureBefore: state.figureBefore,
})

export const withFailure = (state: SendState, error: ErrorState): SendState => ({
  ...state,
  phase: 'failed',
  error,
})

/** Applies the wallet's response. Another token with the same symbol is another payment. */
export function withWalletResponse(state: SendState, end: RequestEnd): SendState {
  const { fingerprint } = state
  const { request, hash, error } = end
  if (request.kind !== 'send' || request.fingerprint === null || fingerprint === null) return state
  if (error) return isAboutReview(end, fingerprint) ? withFailure(state, error) : state
  const isSame = stripConnectorId(request.fingerprint) === stripConnectorId(fingerprint)
  return hash !== undefined && isSame && isUnsettled(request) ? withHandedOver(state, hash) : state
}

/** Applies the network's verdict. */
export function withMinedResult(
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
 * The form to restore later: only one with a token belongs to a network, and only a resolved
 * recipient is kept. Not if its request is in the wallet.
 */
function getFormToSave({ phase, token, amount, recipientText, recipient }: SendState) {
  if (phase === 'awaitingWallet' || !token) return null
  return { token, amount, recipient, recipientText: recipient ? recipientText : '' }
}

/** Switches networks: restores the form set aside, or empties it. */
export function withFormNetwork(state: SendState, caipNetworkId: CaipNetworkId): SendState {
  if (isFormOnNetwork(state, caipNetworkId)) return state
  const { setAside } = state
  if (setAside?.token.chainId !== caipNetworkId) {
    return { ...EMPTY_SEND, setAside: getFormToSave(state) ?? setAside }
  }
  const recipientPhase = setAside.recipient ? 'resolved' : 'idle'
  return { ...EMPTY_SEND, ...setAside, recipientPhase, setAside: getFormToSave(state) }
}
