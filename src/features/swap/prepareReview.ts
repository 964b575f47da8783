import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import {
  amountOfUnits,
  isAbove,
  minimumReceived,
  priceImpact,
  requestUnits,
} from '../../domain/swap/swapAmounts'
import { isSwapNetwork } from '../../domain/swap/swapNetworks'
import { reviewFingerprint, type SwapReview } from '../../domain/swap/swapReview'
import { IMPACT_MAX, slippageWithin, SWAP_REFRESH_MS } from '../../domain/swap/swapRules'
import { modalClosed } from '../../events/modalEvents'
import { networkSwitched } from '../../events/networkEvents'
import { reviewLeft } from '../../events/sendEvents'
import { DEFAULT_NAMESPACE, parseCaipNetworkId } from '../../lib/address/caip'
import { truncateDecimal } from '../../lib/amount/decimal'
import { compareDecimal } from '../../lib/amount/decimalMath'
import type { FlowApi } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import { sessionOver } from '../../store/sessionOver'
import { selectActiveConnection } from '../account/accountSelectors'
import { selectActiveNamespace } from '../network/networkSelectors'
import { recallRequests } from '../requests/recallRequests'
import { askQuote, selectSwapSubject, type Priced, type SwapSubject } from './askQuote'
import { buildSwapRequest, stepFor, tokenProblem, type SwapRequest } from './buildSwapRequest'
import { selectSwap, swapFailed, swapReviewReady } from './swapSlice'
import type { ReviewProblem, SwapState } from './swapState'
import { isSameAddress } from '../../lib/address/isSameAddress'

/** A review, or why there is none. */
export type Prepared = { readonly review: SwapReview } | { readonly problem: ReviewProblem }

/** The least that the tolerance leaves of a quote, in base units: what the calldata has to hold the route to. */
function leastUnits(targetUnits: string, slippage: string): string {
  return truncateDecimal(minimumReceived(targetUnits, slippage) ?? targetUnits, 0)
}

/** Whether the review on show is behind the visitor's own allowance: the network has confirmed it. */
const isAllowanceGiven = ({ phase, review }: SwapState): boolean =>
  review?.step === 'swap' || (review?.step === 'allow' && phase === 'settling')

/** A price for what was built: one that has moved since is asked for once more before the route is blamed. */
async function askFitting(
  api: FlowApi,
  signal: AbortSignal,
  subject: SwapSubject,
  slippage: string,
  { minimumUnits }: SwapRequest,
  first: Extract<Priced, { quote: unknown }>,
): Promise<Priced | { readonly problem: 'minimumTooLow' }> {
  const holds = (targetUnits: string) =>
    minimumUnits === null || compareDecimal(minimumUnits, leastUnits(targetUnits, slippage)) >= 0
  if (holds(first.targetUnits)) return first
  const again = await askQuote(api, signal, subject)
  if ('problem' in again || holds(again.targetUnits)) return again
  return { problem: 'minimumTooLow' }
}

/**
 * Makes a review of what the form says, of a price and a transaction that are asked for now. Whatever can be read of the
 * transaction is compared with the form: target, value, tokens, amount, who gets it, and how much at least. A review that
 * takes the place of one on show is held to what that one promised, as long as the price allows it.
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
    askQuote(api, signal, subject),
    stepFor(api, signal, subject, isAllowanceGiven(selectSwap(state))),
    tokenProblem(api, signal, subject, source),
    tokenProblem(api, signal, subject, target),
  ])
  const [problem] = wrong.filter(one => one !== null)
  if (problem) return { problem }
  if ('problem' in priced) return priced
  if (step === null) return { problem: 'allowanceFailed' }
  const slippage = slippageWithin(chosen, priced.quote.targetAmount, agreedMinimum)

  const built = await buildSwapRequest(api, signal, subject, slippage, step)
  if ('problem' in built) return built
  const fitting = await askFitting(api, signal, subject, slippage, built, priced)
  if ('problem' in fitting) return fitting
  const { quote } = fitting

  const impact = priceImpact({ amount, ...quote })
  if (isAbove(impact, IMPACT_MAX)) return { problem: 'impactTooHigh' }
  const least = minimumReceived(quote.targetAmount, slippage) ?? quote.targetAmount
  // A contract that nobody knows is held to nothing by what its calldata says.
  const byCall =
    built.isRead && built.minimumUnits && amountOfUnits(built.minimumUnits, target.decimals)
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
      // Who was allowed to take it stays in sight for who is asked for the rest.
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

/** Whether two reviews are about the same contract, asked in the same way: what the visitor cannot see must not change. */
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
  requestUnits(a.amount, a.source.decimals) === requestUnits(b.amount, b.source.decimals)

/** Several questions, one after another. */
const PREPARE_TIMEOUT_MS = 20_000

const isLeft = isAnyOf(reviewLeft, modalClosed, networkSwitched)

/** Nobody waits for the review any more; the wallets of other families have no say in that (P14). */
export function reviewOver(api: FlowApi): (action: UnknownAction) => action is UnknownAction {
  const { review } = selectSwap(api.getState())
  const namespace = review
    ? parseCaipNetworkId(review.caipNetworkId).namespace
    : selectActiveNamespace(api.getState())
  const isSessionOver = sessionOver(namespace ?? DEFAULT_NAMESPACE)
  return (action): action is UnknownAction => isLeft(action) || isSessionOver(action)
}

/** What a review is made of now; null once the visitor has left it. */
export async function prepare(api: FlowApi): Promise<Prepared | null> {
  const outcome = await raceUntil(api, reviewOver(api), PREPARE_TIMEOUT_MS, signal =>
    prepareReview(api, signal),
  )
  if (outcome.kind === 'left') return null
  return outcome.kind === 'done' ? outcome.value : { problem: 'unreachable' }
}

/** Puts a review on show, with what was asked for before by whichever tab. Returns its fingerprint. */
export function showReview(api: FlowApi, review: SwapReview, hasMoved = false): string {
  const fingerprint = reviewFingerprint(review)
  api.dispatch(swapReviewReady({ review, fingerprint, hasMoved }))
  recallRequests(api)
  return fingerprint
}

/** A promise of less than the one that was agreed to is another deal. */
export const isWorse = (review: SwapReview, agreedMinimum: string | null): boolean =>
  agreedMinimum !== null && compareDecimal(review.minimum, agreedMinimum) < 0

/** A promise of more than the tolerance allows for: what was agreed to would give the difference away. */
export const isMuchBetter = (review: SwapReview, agreedMinimum: string | null): boolean =>
  agreedMinimum !== null &&
  compareDecimal(minimumReceived(review.minimum, review.slippage) ?? '0', agreedMinimum) > 0

/** A review that should have been made anew by now: its route may be over, or a gift to who trades ahead of it. */
export const isOld = (api: FlowApi, { quotedAt }: SwapReview): boolean =>
  api.extra.now() - quotedAt > SWAP_REFRESH_MS

/** What was reviewed is not what is there now: it has to be reviewed anew. */
export const routeChanged = () =>
  swapFailed({ code: 'INTENT_CHANGED', detail: 'The contract to be asked is another one now' })
