import {
  amountOfUnits,
  isAbove,
  minimumReceived,
  networkCost,
  priceImpact,
  requestUnits,
} from '../../domain/swap/swapAmounts'
import { gasOf } from '../../domain/schemas/swap'
import { readApproval, readSwapCall, writeApproval, COIN } from '../../domain/swap/swapCalldata'
import {
  IMPACT_MAX,
  isResetFirst,
  isSwapNetwork,
  slippageWithin,
} from '../../domain/swap/swapRules'
import type { SwapReview, SwapSide, SwapStep, SwapTransaction } from '../../domain/swap/swapReview'
import { compareDecimal, truncateDecimal } from '../../lib/amount/decimal'
import { plainTokenAddress } from '../../lib/amount/tokenSendRules'
import { parseCaipAddress } from '../../lib/address/caipAddress'
import type { FlowApi } from '../../store/listening'
import { selectActiveConnection } from '../account/accountSelectors'
import { sendApi } from '../send/sendApi'
import { ANEW, askQuote, given, selectSwapSubject, type Priced, type SwapSubject } from './askQuote'
import { swapApi } from './swapApi'
import { isCoin } from './swapSelectors'
import { selectSwap } from './swapSlice'
import type { ReviewProblem } from './swapState'

/** A review, or why there is none. */
export type Prepared = { readonly review: SwapReview } | { readonly problem: ReviewProblem }

/** What the wallet would be asked for, and what is known of it. */
interface Built {
  readonly step: SwapReview['step']
  readonly spender: string | null
  readonly router: string | null
  readonly transaction: SwapTransaction
  readonly isRead: boolean
  /** Base units of the target, by the calldata; null where it says nothing of them. */
  readonly minimumUnits: string | null
  readonly cost: string | null
}
type Building = Built | { readonly problem: ReviewProblem }

/** An answer of the last minute will do: a contract seldom changes what it is counted in. */
const CONTRACT_FRESH_S = 60

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
const plain = ({ address }: SwapSide) => plainTokenAddress(address)

/** What a token is counted in, asked of its contract: nothing is signed by the word of a service. */
async function tokenProblem(
  api: FlowApi,
  signal: AbortSignal,
  { network }: SwapSubject,
  side: SwapSide,
): Promise<ReviewProblem | null> {
  if (isCoin(side)) return null
  const { data, isError } = await given(
    signal,
    api.dispatch(
      sendApi.endpoints.getTokenDecimals.initiate(
        { token: plain(side), network },
        { subscribe: false, forceRefetch: CONTRACT_FRESH_S },
      ),
    ),
  )
  if (isError || data === undefined) return 'tokenNotChecked'
  return data === side.decimals ? null : 'tokenMismatch'
}

/** Whether there is code at an address; an account behind it would just keep what comes. */
async function contractProblem(
  api: FlowApi,
  signal: AbortSignal,
  { network }: SwapSubject,
  address: string,
): Promise<ReviewProblem | null> {
  const { data, isError } = await given(
    signal,
    api.dispatch(
      sendApi.endpoints.isContract.initiate(
        { address, network },
        { subscribe: false, forceRefetch: CONTRACT_FRESH_S },
      ),
    ),
  )
  if (isError || data === undefined) return 'tokenNotChecked'
  return data ? null : 'noContract'
}

const argsOf = ({ network, account, source, target, units }: SwapSubject) => ({
  caipNetworkId: network.caipNetworkId,
  from: source.address,
  to: target.address,
  account,
  units,
})

const costOf = (said: ReturnType<typeof gasOf>) =>
  said?.gas === undefined ? null : networkCost(said.gasPrice, said.gas)

/** Lets a contract take exactly this much, or nothing: of what the service built only the spender is used, and shown. */
async function buildAllowing(
  api: FlowApi,
  signal: AbortSignal,
  subject: SwapSubject,
  slippage: string,
  step: 'reset' | 'allow',
): Promise<Building> {
  const [{ data, isError }, { data: swap }] = await Promise.all([
    given(
      signal,
      api.dispatch(swapApi.endpoints.buildSwapApproval.initiate(argsOf(subject), ANEW)),
    ),
    // Who may take the token should be who swaps it; where that is not known yet, it is compared afterwards.
    given(
      signal,
      api.dispatch(swapApi.endpoints.buildSwap.initiate({ ...argsOf(subject), slippage }, ANEW)),
    ),
  ])
  if (isError || !data) return { problem: 'approvalFailed' }
  const { source, network } = subject
  const units = step === 'reset' ? '0' : subject.units
  const token = parseCaipAddress(data.to)
  const approval = readApproval(data.data)
  const isOurs = token.caipNetworkId === network.caipNetworkId && isSame(data.to, source.address)
  if (!isOurs || !approval) return { problem: 'routeDiffers' }
  const { spender } = approval
  const problem = await contractProblem(api, signal, subject, spender)
  if (problem) return { problem }
  return {
    step,
    spender,
    router: swap ? parseCaipAddress(swap.to).address : null,
    transaction: { to: plain(source), data: writeApproval({ spender, units }), value: '0' },
    isRead: true,
    minimumUnits: null,
    cost: costOf(gasOf(data)),
  }
}

/** How the calldata of a route names a side. */
const nameInCall = (side: SwapSide) => (isCoin(side) ? COIN : plain(side))

async function buildSwapping(
  api: FlowApi,
  signal: AbortSignal,
  subject: SwapSubject,
  slippage: string,
): Promise<Building> {
  const { data, isError } = await given(
    signal,
    api.dispatch(swapApi.endpoints.buildSwap.initiate({ ...argsOf(subject), slippage }, ANEW)),
  )
  if (isError || !data) return { problem: 'buildFailed' }
  const { source, target, units, network, account } = subject
  const [to, from] = [parseCaipAddress(data.to), parseCaipAddress(data.from)]
  const isHere = [to, from].every(one => one.caipNetworkId === network.caipNetworkId)
  if (!isHere || !isSame(from.address, account)) return { problem: 'routeDiffers' }
  const call = readSwapCall(data.data)
  const isMeant =
    !call ||
    (isSame(call.source, nameInCall(source)) &&
      isSame(call.target, nameInCall(target)) &&
      (call.recipient === null || isSame(call.recipient, account)) &&
      (call.units === null || call.units === units))
  if (!isMeant) return { problem: 'routeDiffers' }
  const problem = await contractProblem(api, signal, subject, to.address)
  if (problem) return { problem }
  return {
    step: 'swap',
    spender: null,
    router: to.address,
    transaction: { to: to.address, data: data.data, value: isCoin(source) ? units : '0' },
    isRead: call !== null,
    minimumUnits: call?.minimumUnits ?? null,
    cost: costOf(gasOf(data)),
  }
}

/** What the wallet has to be asked for next, by what the spender may take already; null where nobody could say. */
async function stepFor(
  api: FlowApi,
  signal: AbortSignal,
  { network, source, account, units }: SwapSubject,
): Promise<SwapStep | null> {
  if (isCoin(source)) return 'swap'
  const { caipNetworkId } = network
  const { data, isError } = await given(
    signal,
    api.dispatch(
      swapApi.endpoints.getSwapAllowance.initiate(
        { caipNetworkId, token: source.address, account },
        ANEW,
      ),
    ),
  )
  if (isError || data === undefined) return null
  if (source.decimals > 0 && BigInt(data) >= BigInt(units)) return 'swap'
  return BigInt(data) > 0n && isResetFirst(source.address) ? 'reset' : 'allow'
}

/** The least that the tolerance leaves of a quote, in base units: what the calldata has to hold the route to. */
function leastUnits(targetUnits: string, slippage: string): string {
  return truncateDecimal(minimumReceived(targetUnits, slippage) ?? targetUnits, 0)
}

/** A price for what was built: one that has moved since is asked for once more before the route is blamed. */
async function askFitting(
  api: FlowApi,
  signal: AbortSignal,
  subject: SwapSubject,
  slippage: string,
  { minimumUnits }: Built,
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
export async function prepareReview(api: FlowApi, signal: AbortSignal): Promise<Prepared> {
  const state = api.getState()
  const subject = selectSwapSubject(state)
  const { connectorId } = selectActiveConnection(state)
  const { slippage: chosen, agreedMinimum, review: before } = selectSwap(state)
  if (!subject || connectorId === null) return { problem: 'noAccount' }
  const { network, source, target, amount } = subject
  if (!isSwapNetwork(network.caipNetworkId)) return { problem: 'unsupported' }

  const [priced, step, ...wrong] = await Promise.all([
    askQuote(api, signal, subject),
    stepFor(api, signal, subject),
    tokenProblem(api, signal, subject, source),
    tokenProblem(api, signal, subject, target),
  ])
  const [problem] = wrong.filter(one => one !== null)
  if (problem) return { problem }
  if ('problem' in priced) return priced
  if (step === null) return { problem: 'allowanceFailed' }
  const slippage = slippageWithin(chosen, priced.quote.targetAmount, agreedMinimum)

  const built = await (step === 'swap'
    ? buildSwapping(api, signal, subject, slippage)
    : buildAllowing(api, signal, subject, slippage, step))
  if ('problem' in built) return built
  const fitting = await askFitting(api, signal, subject, slippage, built, priced)
  if ('problem' in fitting) return fitting
  const { quote } = fitting

  const impact = priceImpact({ amount, ...quote })
  if (isAbove(impact, IMPACT_MAX)) return { problem: 'impactTooHigh' }
  const least = minimumReceived(quote.targetAmount, slippage) ?? quote.targetAmount
  const byCall = built.minimumUnits && amountOfUnits(built.minimumUnits, target.decimals)
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
      isRead: built.isRead,
      cost: built.cost,
      quotedAt: quote.quotedAt,
    },
  }
}

/** Whether two reviews are about the same contract, asked in the same way: what the visitor cannot see must not change. */
export const isSameRoute = (a: SwapReview, b: SwapReview): boolean =>
  a.step === b.step &&
  isSame(a.transaction.to, b.transaction.to) &&
  a.transaction.value === b.transaction.value &&
  a.transaction.data.slice(0, 10) === b.transaction.data.slice(0, 10) &&
  isSame(a.spender ?? '', b.spender ?? '') &&
  isSame(a.router ?? '', b.router ?? '') &&
  isSame(a.from, b.from) &&
  a.isRead === b.isRead &&
  requestUnits(a.amount, a.source.decimals) === requestUnits(b.amount, b.source.decimals)
