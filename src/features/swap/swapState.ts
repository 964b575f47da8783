import type { QueryStatus } from '@reduxjs/toolkit/query'
import type { ErrorState } from '../../domain/errorCatalogue'
import type { SwapReview, SwapSide } from '../../domain/swap/swapReview'
import { DEFAULT_SLIPPAGE } from '../../domain/swap/swapAmounts'
import type { TokenBalance } from '../../domain/token'
import type { CaipNetworkId, Namespace } from '../../lib/address/caip'
import type { ReviewStage } from '../../core/requests/reviewStage'

/**
 * `editing` → `reviewing` → `checking` → `awaitingWallet` → `submitted` → `done`, or `failed`.
 * Before the wallet, the price may change (`moved`, until accepted) or the review become invalid
 * (`stale`). An approval goes from `awaitingWallet` through `settling` back to `reviewing`.
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

/** How far a request is, in the words of the service cache. */
export type RequestStatus = `${QueryStatus}`

/** Why there is no price for the form. */
export type QuoteProblem =
  | 'noLiquidity'
  | 'noAmount'
  | 'wrongAnswer'
  | 'limited'
  | 'unreachable'
  /** The service does not know the network. */
  | 'unsupported'

/** Why the form cannot be reviewed, in the order it is filled in. */
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

/** A token to choose, with its holding. */
export interface SwapOption {
  readonly side: SwapSide
  readonly held: TokenBalance | null
  /** Another token has the same symbol. */
  readonly isShared: boolean
}

/** The tokens to choose from, in display order. */
export interface SwapOptions {
  readonly suggested: readonly SwapSide[]
  /** What a symbol resolves to first: the coin and the service's tokens. */
  readonly listed: readonly SwapSide[]
  readonly own: readonly SwapOption[]
  readonly others: readonly SwapOption[]
}

/** Why the form cannot be reviewed, or a review no longer holds. */
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

/** The current price and its basis. Decimal strings. */
export interface SwapQuoteState {
  readonly targetAmount: string
  /** In dollars; null if unknown. */
  readonly sourcePrice: string | null
  readonly targetPrice: string | null
  readonly coinPrice: string | null
  /** wei; null if unknown. */
  readonly gasPrice: string | null
  /** ms. */
  readonly quotedAt: number
}

export interface SwapState {
  readonly phase: SwapPhase
  /** Where the form was opened, and its tokens are; null before. */
  readonly caipNetworkId: CaipNetworkId | null
  readonly source: SwapSide | null
  readonly target: SwapSide | null
  /** As typed, maybe not a decimal yet. */
  readonly amount: string
  readonly isAmountRefused: boolean
  /** Possible meanings of an ambiguous amount. */
  readonly amountChoices: readonly string[]
  /** Why "Max" filled in nothing; until the amount changes. */
  readonly maxProblem: 'feeUnknown' | 'shortOfFee' | null
  /** Percent, within bounds. */
  readonly slippage: string
  /** A review is being built. */
  readonly isPreparing: boolean
  /** Frozen; the request to the wallet must match it. */
  readonly review: SwapReview | null
  readonly fingerprint: string | null
  /** The review's minimum; less needs new consent. */
  readonly agreedMinimum: string | null
  readonly reviewProblem: ReviewProblem | null
  /** `received`: decimal string from the receipt, if it has one. */
  readonly submitted: { readonly hash: string; readonly received?: string } | null
  readonly error: ErrorState | null
}

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
  ...NO_REVIEW,
  phase: 'editing',
  caipNetworkId: null,
  source: null,
  target: null,
  amount: '',
  isAmountRefused: false,
  amountChoices: [],
  maxProblem: null,
  slippage: DEFAULT_SLIPPAGE,
}

/** Fields that reset when the terms change. */
export const NEW_TERMS = { reviewProblem: null, isPreparing: false } as const

/** Fields that reset with every new input. */
export const NEW_INPUT = {
  ...NEW_TERMS,
  maxProblem: null,
  isAmountRefused: false,
  amountChoices: [],
} as const

/** Returns an empty form that keeps the slippage tolerance. */
export const createEmptySwap = ({ slippage }: Pick<SwapState, 'slippage'>): SwapState => ({
  ...EMPTY_SWAP,
  slippage,
})

/** Whether this namespace's wallets concern the swap (P14). */
export function isSwapAboutNamespace(
  { review, caipNetworkId, source }: SwapState,
  namespace: Namespace,
): boolean {
  const where = review?.caipNetworkId ?? caipNetworkId ?? source?.address
  return where === undefined || where.startsWith(`${namespace}:`)
}

/** Whether the swap is in the wallet or beyond. */
export const isHandedOver = ({ phase, submitted }: SwapState): boolean =>
  phase === 'awaitingWallet' || phase === 'settling' || submitted !== null
