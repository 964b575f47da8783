import type { ErrorState } from '../../domain/errorCatalogue'
import type { SwapReview, SwapSide } from '../../domain/swap/swapReview'
import { DEFAULT_SLIPPAGE } from '../../domain/swap/swapAmounts'
import type { TokenBalance } from '../../domain/token'
import type { CaipNetworkId, Namespace } from '../../lib/address/caip'
import type { ReviewStage } from '../requests/reviewStage'

/**
 * `editing` → `reviewing` → `checking` → `awaitingWallet` → `submitted` → `done`, or `failed`. Between review and wallet the
 * price may turn out to be another: `moved`, until the new review is agreed to; or there may be no review any more: `stale`. A token that has to be allowed first goes
 * from `awaitingWallet` by `settling`, while the network decides about that, back to `reviewing`.
 */
export type SwapPhase =
  | 'editing'
  | 'reviewing'
  | 'checking'
  | 'moved'
  | 'stale'
  | 'awaitingWallet'
  | 'settling'
  | 'submitted'
  | 'done'
  | 'failed'

/** What the preview shows in each phase. */
export const SWAP_STAGES: Readonly<Record<SwapPhase, ReviewStage>> = {
  editing: 'review',
  reviewing: 'review',
  checking: 'review',
  moved: 'review',
  stale: 'failed',
  awaitingWallet: 'waiting',
  settling: 'waiting',
  submitted: 'outcome',
  done: 'outcome',
  failed: 'failed',
}

/** Why there is no price for what the form says. */
export type QuoteProblem =
  | 'noLiquidity'
  | 'noAmount'
  | 'wrongAnswer'
  | 'limited'
  | 'unreachable'
  /** The service does not know the network. */
  | 'unsupported'

/** Why the form cannot be reviewed yet, in the order a visitor fills it in. */
export type SwapProblem =
  | QuoteProblem
  | 'loading'
  | 'sourceMissing'
  | 'targetMissing'
  | 'amountMissing'
  | 'amountWrong'
  | 'tooPrecise'
  | 'tooMuch'
  | 'quoting'
  | 'shortOfGas'
  | 'impactTooHigh'

/** A token that can be chosen, with what is held of it. */
export interface SwapOption {
  readonly side: SwapSide
  readonly held: TokenBalance | null
  /** Its symbol is that of another token, one that the service lists or that is held. */
  readonly isShared: boolean
}

/** What can be chosen, in the order it is offered. */
export interface SwapOptions {
  readonly suggested: readonly SwapSide[]
  /** The coin, then what the service knows: what a symbol stands for, whatever was sent to the account. */
  readonly listed: readonly SwapSide[]
  readonly own: readonly SwapOption[]
  readonly others: readonly SwapOption[]
}

/** Why the form could not be made a review, or why a review does not hold any more. */
export type ReviewProblem =
  | QuoteProblem
  | 'noAccount'
  | 'tokenMismatch'
  | 'tokenNotChecked'
  | 'allowanceFailed'
  | 'approvalFailed'
  | 'buildFailed'
  | 'routeDiffers'
  | 'minimumTooLow'
  | 'impactTooHigh'
  | 'noContract'

/** The price of exactly what the form says, and what it was reckoned with. Decimal strings. */
export interface SwapQuoteState {
  readonly targetAmount: string
  /** In dollars; null where nobody knows it. */
  readonly sourcePrice: string | null
  readonly targetPrice: string | null
  readonly coinPrice: string | null
  /** wei; null where nobody said. */
  readonly gasPrice: string | null
  /** ms. */
  readonly quotedAt: number
}

export interface SwapState {
  readonly phase: SwapPhase
  readonly tokensPhase: 'idle' | 'loading' | 'known' | 'failed'
  /** Where it is swapped; null before that was asked about. */
  readonly caipNetworkId: CaipNetworkId | null
  readonly source: SwapSide | null
  readonly target: SwapSide | null
  /** As typed: a decimal string, or something that is not one yet. */
  readonly amount: string
  readonly isAmountRefused: boolean
  /** What it may mean, where that is either of two amounts; empty otherwise. */
  readonly amountChoices: readonly string[]
  /** Why "Max" put nothing in; until something else is typed. */
  readonly maxProblem: 'feeUnknown' | 'shortOfFee' | null
  /** Percent, within what may be chosen. */
  readonly slippage: string
  /** wei: what the network last asked for gas, by the service; null where it has not said. */
  readonly gasPrice: string | null
  readonly quotePhase: 'idle' | 'asking' | 'known' | 'failed'
  readonly quote: SwapQuoteState | null
  readonly quoteProblem: QuoteProblem | null
  /** A review was asked for and is being made. */
  readonly isPreparing: boolean
  /** Frozen. What the wallet is asked for must still say the same. */
  readonly review: SwapReview | null
  readonly fingerprint: string | null
  /** The least that the review on show promises: one that promises less is another deal. */
  readonly agreedMinimum: string | null
  readonly reviewProblem: ReviewProblem | null
  /** `received`: a decimal string, what came by the receipt; left out where that does not tell. */
  readonly submitted: { readonly hash: string; readonly received?: string } | null
  readonly error: ErrorState | null
}

const NO_QUOTE = { quotePhase: 'idle', quote: null, quoteProblem: null } as const

export const NO_REVIEW = {
  isPreparing: false,
  review: null,
  fingerprint: null,
  agreedMinimum: null,
  reviewProblem: null,
  submitted: null,
  error: null,
} as const

export const EMPTY_SWAP: SwapState = {
  ...NO_QUOTE,
  ...NO_REVIEW,
  phase: 'editing',
  tokensPhase: 'idle',
  caipNetworkId: null,
  source: null,
  target: null,
  amount: '',
  isAmountRefused: false,
  amountChoices: [],
  maxProblem: null,
  slippage: DEFAULT_SLIPPAGE,
  gasPrice: null,
}

/** What was asked for by other terms does not count any more. */
export const NEW_TERMS = { reviewProblem: null, isPreparing: false } as const

/** What a form says anew is not priced yet, and was not refused. */
export const NEW_INPUT = {
  ...NO_QUOTE,
  ...NEW_TERMS,
  maxProblem: null,
  isAmountRefused: false,
  amountChoices: [],
} as const

/** A form without anything in it; the tolerance outlives it. */
export const emptySwap = ({ slippage }: Pick<SwapState, 'slippage'>): SwapState => ({
  ...EMPTY_SWAP,
  slippage,
})

/** Whether what happens to the wallets of this family means the swap on show (P14). */
export function concerns(
  { review, caipNetworkId, source }: SwapState,
  namespace: Namespace,
): boolean {
  const where = review?.caipNetworkId ?? caipNetworkId ?? source?.address
  return where === undefined || where.startsWith(`${namespace}:`)
}

/** The swap is in the wallet or beyond. */
export const isHandedOver = ({ phase, submitted }: SwapState): boolean =>
  phase === 'awaitingWallet' || phase === 'settling' || submitted !== null
