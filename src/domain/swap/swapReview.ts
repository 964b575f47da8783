import { batchFingerprint } from '../calls/batchFingerprint'
import type { CallsBatch } from '../calls/walletCalls'
import type { CaipAddress, CaipNetworkId } from '../../lib/address/caip'
import { toBaseUnits } from './swapAmounts'

/** In order: reset an earlier allowance, approve the new one, swap. */
const STEPS = ['reset', 'allow', 'swap'] as const

/** A request to the wallet; the steps run one at a time. */
export type SwapStep = (typeof STEPS)[number]

/** One side of a swap. The native coin has its family's placeholder address. */
export interface SwapSide {
  /** CAIP-10. */
  readonly address: CaipAddress
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly logoUri?: string
}

/** The transaction that the wallet is asked to send. */
export interface SwapTransaction {
  /** Plain address. */
  readonly to: string
  readonly data: string
  /** Base units of the native coin. */
  readonly value: string
}

/** Exactly what the visitor approves on a swap's review. Frozen by its fingerprint (D3). */
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
  /** The minimum received: from the calldata where it can be read, otherwise from the tolerance. */
  readonly minimum: string
  /** Percent: the chosen tolerance, or a tighter one that keeps the minimum approved earlier. */
  readonly slippage: string
  /** Percent; null if a price is missing. */
  readonly impact: string | null
  /** The request that confirming sends to the wallet. */
  readonly step: SwapStep
  /** Whether an earlier allowance has to be reset to zero first; that step may already be done. */
  readonly hasResetStep: boolean
  /** Whether the swap needs an approval; that step may already be done. */
  readonly hasAllowStep: boolean
  /** The plain address to approve for the source token; null if no approval is needed. */
  readonly spender: string | null
  /** The plain address of the swap contract; null while it is unknown. */
  readonly router: string | null
  readonly transaction: SwapTransaction
  /** Whether the spender or swap contract is a published router, or one that the page trusts. */
  readonly isKnown: boolean
  /** Whether such a router's calldata could be read and matches this swap. */
  readonly isRead: boolean
  /** The network's fee in its native coin; null if unknown. */
  readonly cost: string | null
  /** ms: when the price was quoted. */
  readonly quotedAt: number
}

/** Returns all steps of a swap, including completed ones. */
export const getSwapSteps = ({ hasResetStep, hasAllowStep }: SwapReview): readonly SwapStep[] =>
  STEPS.slice(hasResetStep ? 0 : hasAllowStep ? 1 : 2)

/** Whether `next` is a later step than the one shown, which is then complete. */
export const isLaterStep = (next: SwapReview, shown: SwapReview): boolean =>
  STEPS.indexOf(next.step) > STEPS.indexOf(shown.step)

/** Returns the single call that is sent to the wallet. */
export const toCallsBatch = ({
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

/** Serialises the call; the wallet code derives the same line from its own request. */
export const reviewFingerprint = (review: SwapReview): string =>
  batchFingerprint(toCallsBatch(review))

/**
 * Identifies a swap at any price, to find a repeated request. Its parts are ordered as a payment's
 * (`stripConnectorId`), without ever equalling one.
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
    // In base units, as in payment fingerprints, so that 0.05 and 0.050 are equal.
    toBaseUnits(amount, source.decimals) ?? amount,
    connectorId,
  ].join(' ')
