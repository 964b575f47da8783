import { batchFingerprint } from '../calls/batchFingerprint'
import type { CallsBatch } from '../calls/walletCalls'
import type { CaipAddress, CaipNetworkId } from '../../lib/address/caip'
import { requestUnits } from './swapAmounts'

/** In their order: no earlier allowance, the allowance, the swap. */
const STEPS = ['reset', 'allow', 'swap'] as const

/** What a wallet is asked for, one at a time. */
export type SwapStep = (typeof STEPS)[number]

/** One side of a swap. The coin has the stand-in address of its family. */
export interface SwapSide {
  /** CAIP-10. */
  readonly address: CaipAddress
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly logoUri?: string
}

/** What a wallet is asked to send. */
export interface SwapTransaction {
  /** Plain address. */
  readonly to: string
  readonly data: string
  /** Base units of the coin. */
  readonly value: string
}

/** Everything a visitor agrees to on the review of a swap, and nothing else. Frozen by its fingerprint (D3). */
export interface SwapReview {
  readonly connectorId: string
  readonly caipNetworkId: CaipNetworkId
  /** Plain address. */
  readonly from: string
  readonly source: SwapSide
  readonly target: SwapSide
  /** Decimal strings in the tokens' own units. */
  readonly amount: string
  readonly targetAmount: string
  /** What comes out at least: by the calldata where it can be read, else by the tolerance. */
  readonly minimum: string
  /** Percent: as it was chosen, or closer, where what was agreed to asks for that. */
  readonly slippage: string
  /** Percent; null where a price is missing. */
  readonly impact: string | null
  /** What the press asks the wallet for. */
  readonly step: SwapStep
  /** What was allowed before has to be set to nothing first; that may be done. */
  readonly hasResetStep: boolean
  /** A swap of two steps at least, of which the first may be done. */
  readonly hasAllowStep: boolean
  /** Who may take the source token: plain address; null where nobody has to be allowed to. */
  readonly spender: string | null
  /** The contract that swaps: plain address; null where nobody has said it yet. */
  readonly router: string | null
  readonly transaction: SwapTransaction
  /** Whether who gets the token, its spender or the contract that swaps, is a router that is published or the page's own. */
  readonly isKnown: boolean
  /** Whether what such a router does by the calldata could be read, and was found to be this swap. */
  readonly isRead: boolean
  /** What the network asks for it, in its coin; null where nobody said. */
  readonly cost: string | null
  /** ms: when the price was told. */
  readonly quotedAt: number
}

/** The steps of a swap, those that are done among them. */
export const stepsOf = ({ hasResetStep, hasAllowStep }: SwapReview): readonly SwapStep[] =>
  STEPS.slice(hasResetStep ? 0 : hasAllowStep ? 1 : 2)

/** Whether what is asked for next stands behind what was asked for: that is done meanwhile. */
export const isFurther = (next: SwapReview, shown: SwapReview): boolean =>
  STEPS.indexOf(next.step) > STEPS.indexOf(shown.step)

/** What is handed to the wallet: one call. */
export const callOfReview = ({
  connectorId,
  caipNetworkId,
  from,
  transaction: { to, data, value },
}: SwapReview): CallsBatch => ({
  connectorId,
  caipNetworkId,
  from,
  atomicRequired: false,
  calls: [{ to, data, value: `0x${BigInt(value).toString(16)}` }],
  isTransactionAllowed: true,
})

/** The call in one line, whole: the wallet's code derives the same from what it is about to hand over. */
export const reviewFingerprint = (review: SwapReview): string =>
  batchFingerprint(callOfReview(review))

/**
 * The swap itself, whatever its price: what is asked of the wallet twice is told by this. Its parts stand as those of a
 * payment do (`paymentOf`), and none of them is one.
 */
export const swapFingerprint = ({
  caipNetworkId,
  from,
  step,
  source,
  target,
  amount,
  connectorId,
}: SwapReview): string =>
  [
    caipNetworkId,
    from.toLowerCase(),
    `${step}:${target.address.toLowerCase()}`,
    source.address.toLowerCase(),
    // In base units, as those of a payment: 0.05 and 0.050 are one amount.
    requestUnits(amount, source.decimals) ?? amount,
    connectorId,
  ].join(' ')
