import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import {
  toTokenAmount,
  isAbove,
  minimumReceived,
  priceImpact,
  toBaseUnits,
} from '../../domain/swap/swapAmounts'
import { isSwapNetwork } from '../../domain/swap/swapNetworks'
import { reviewFingerprint, type SwapReview } from '../../domain/swap/swapReview'
import { IMPACT_MAX, getSlippageForMinimum, SWAP_REFRESH_MS } from '../../domain/swap/swapRules'
import { modalClosed } from '../../events/modalEvents'
import { networkSwitched } from '../../events/networkEvents'
import { reviewLeft } from '../../events/sendEvents'
import { DEFAULT_NAMESPACE, parseCaipNetworkId } from '../../lib/address/caip'
import { truncateDecimal } from '../../lib/amount/decimal'
import { compareDecimal } from '../../lib/amount/decimalMath'
import type { FlowApi } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import { sessionOver } from '../../store/sessionOver'
import { selectActiveConnection } from '../../core/account/accountSelectors'
import { selectActiveNamespace } from '../../core/network/networkSelectors'
import { loadRememberedRequests } from '../../core/requests/loadRememberedRequests'
import { fetchQuote, type Priced } from './fetchQuote'
import { selectSwapSubject, type SwapSubject } from './swapQuoteSelectors'
import {
  buildSwapRequest,
  getNextStep,
  checkTokenDecimals,
  type SwapRequest,
} from './buildSwapRequest'
import { selectSwap, swapFailed, swapReviewReady } from './swapSlice'
import type { ReviewProblem, SwapState } from './swapState'
import { isSameAddress } from '../../lib/address/isSameAddress'

/** A review, or why there is none. */
export type Prepared = { readonly review: SwapReview } | { readonly problem: ReviewProblem }

/** The least the tolerance allows, in base units; the calldata must guarantee it. */
function getMinimumUnits(targetUnits: string, slippage: string): string {
  return truncateDecimal(minimumReceived(targetUnits, slippage) ?? targetUnits, 0)
}

/** Whether the network confirmed this swap's allowance. */
const isAllowanceGiven = ({ phase, review }: SwapState): boolean =>
  review?.step === 'swap' || (review?.step === 'allow' && phase === 'settling')

/**
 * A price whose minimum the transaction guarantees; asked for twice, as the first may have moved.
 */
async function fetchFittingQuote(
  api: FlowApi,
  subject: SwapSubject,
  slippage: string,
  { minimumUnits }: SwapRequest,
  first: Extract<Priced, { quote: unknown }>,
): Promise<Priced | { readonly problem: 'minimumTooLow' }> {
  const holds = (targetUnits: string) =>
    minimumUnits === null ||
    compareDecimal(minimumUnits, getMinimumUnits(targetUnits, slippage)) >= 0
  if (holds(first.targetUnits)) return first
  const again = await fetchQuote(api, subject)
  if ('problem' in again || holds(again.targetUnits)) return again
  return { problem: 'minimumTooLow' }
}

/**
 * Builds a review from a fresh price and transaction. Whatever is readable in that must match the
 * form: target, value, tokens, amount, recipient, minimum. A replacement keeps the previous minimum
 * if the price allows.
 */
async function prepareReview(api: FlowApi, signal: AbortSignal): Promise<Prepared> {
  const state = api.getState()
  const subject = selectSwapSubject(state)
  const { connectorId } = selectActiveConnection(state)
  const { slippage: chosen, agreedMinimum, review: before } = selectSwap(state)
  if (!subject || connectorId === null) return { problem: 'noAccount' }
  const { network, source, target, amount } = subject
  if (!isSwapNetwork(network.caipNetworkId)) return { problem: 'unsupported' }

  const [priced, step, ...wrong] = await Promise.all([
    fetchQuote(api, subject),
    getNextStep(api, signal, subject, isAllowanceGiven(selectSwap(state))),
    checkTokenDecimals(api, signal, subject, source),
    checkTokenDecimals(api, signal, subject, target),
  ])
  if (signal.aborted) return { problem: 'unreachable' }
  const [problem] = wrong.filter(one => one !== null)
  if (problem) return { problem }
  if ('problem' in priced) return priced
  if (step === null) return { problem: 'allowanceFailed' }
  const slippage = getSlippageForMinimum(chosen, priced.quote.targetAmount, agreedMinimum)

  const built = await buildSwapRequest(api, signal, subject, slippage, step)
  if (signal.aborted) return { problem: 'unreachable' }
  if ('problem' in built) return built
  const fitting = await fetchFittingQuote(api, subject, slippage, built, priced)
  if ('problem' in fitting) return fitting
  const { quote } = fitting

  const impact = priceImpact({ amount, ...quote })
  if (isAbove(impact, IMPACT_MAX)) return { problem: 'impactTooHigh' }
  const least = minimumReceived(quote.targetAmount, slippage) ?? quote.targetAmount
  // An unknown contract is not bound by its calldata.
  const byCall =
    built.isRead && built.minimumUnits && toTokenAmount(built.minimumUnits, target.decimals)
  const hasAllowStep = built.step !== 'swap' || before?.hasAllowStep === true
  return {
    review: {
      connectorId,
      caipNetworkId: network.caipNetworkId,
      from: subject.account,
      source,
      target,
      amount,
      targetAmount: quote.targetAmount,
      minimum: byCall || truncateDecimal(least, target.decimals),
      slippage,
      impact,
      step: built.step,
      hasResetStep: built.step === 'reset' || before?.hasResetStep === true,
      hasAllowStep,
      // The approved spender stays on screen in later steps.
      spender: built.spender ?? (hasAllowStep ? (before?.spender ?? null) : null),
      router: built.router,
      transaction: built.transaction,
      isKnown: built.isKnown,
      isRead: built.isRead,
      cost: built.cost,
      quotedAt: quote.quotedAt,
    },
  }
}

/** Whether two reviews make the same call: what the visitor cannot see must not change. */
export const isSameRoute = (a: SwapReview, b: SwapReview): boolean =>
  a.step === b.step &&
  isSameAddress(a.transaction.to, b.transaction.to) &&
  a.transaction.value === b.transaction.value &&
  a.transaction.data.slice(0, 10) === b.transaction.data.slice(0, 10) &&
  isSameAddress(a.spender ?? '', b.spender ?? '') &&
  isSameAddress(a.router ?? '', b.router ?? '') &&
  isSameAddress(a.from, b.from) &&
  a.isKnown === b.isKnown &&
  a.isRead === b.isRead &&
  toBaseUnits(a.amount, a.source.decimals) === toBaseUnits(b.amount, b.source.decimals)

const PREPARE_TIMEOUT_MS = 20_000

const isLeft = isAnyOf(reviewLeft, modalClosed, networkSwitched)

/** Actions after which the review is not needed; other namespaces' wallets do not matter (P14). */
export function createIsReviewOver(
  api: FlowApi,
): (action: UnknownAction) => action is UnknownAction {
  const { review } = selectSwap(api.getState())
  const namespace = review
    ? parseCaipNetworkId(review.caipNetworkId).namespace
    : selectActiveNamespace(api.getState())
  const isSessionOver = sessionOver(namespace ?? DEFAULT_NAMESPACE)
  return (action): action is UnknownAction => isLeft(action) || isSessionOver(action)
}

/** Builds a review; resolves with null if the visitor leaves meanwhile. */
export async function prepareReviewUntilLeft(api: FlowApi): Promise<Prepared | null> {
  const outcome = await raceUntil(api, createIsReviewOver(api), PREPARE_TIMEOUT_MS, signal =>
    prepareReview(api, signal),
  )
  if (outcome.kind === 'left') return null
  return outcome.kind === 'done' ? outcome.value : { problem: 'unreachable' }
}

/** Shows a review, recalls earlier requests of all tabs, and returns the fingerprint. */
export function showReview(api: FlowApi, review: SwapReview, hasMoved = false): string {
  const fingerprint = reviewFingerprint(review)
  api.dispatch(swapReviewReady({ review, fingerprint, hasMoved }))
  loadRememberedRequests(api)
  return fingerprint
}

/** Whether a review guarantees less than agreed. */
export const isWorse = (review: SwapReview, agreedMinimum: string | null): boolean =>
  agreedMinimum !== null && compareDecimal(review.minimum, agreedMinimum) < 0

/**
 * Whether a review guarantees more than the tolerance covers: the agreed minimum would give that
 * away.
 */
export const isMuchBetter = (review: SwapReview, agreedMinimum: string | null): boolean =>
  agreedMinimum !== null &&
  compareDecimal(minimumReceived(review.minimum, review.slippage) ?? '0', agreedMinimum) > 0

/** Whether a review is due for a refresh: its route may have expired, or invite front-running. */
export const isRefreshDue = (api: FlowApi, { quotedAt }: SwapReview): boolean =>
  api.extra.now() - quotedAt > SWAP_REFRESH_MS

/** The contract has changed: a new review is needed. */
export const routeChanged = () =>
  swapFailed({ code: 'INTENT_CHANGED', detail: 'The contract to be asked is another one now' })
