import { createSelector, lruMemoize, weakMapMemoize, type SerializedError } from '@reduxjs/toolkit'
import type { Network } from '../../domain/network'
import type { GasPrice, SwapQuote } from '../../domain/schemas/swap'
import { toBaseUnits, toTokenAmount } from '../../domain/swap/swapAmounts'
import type { SwapSide } from '../../domain/swap/swapReview'
import { SWAP_QUOTE_DEBOUNCE_MS, SWAP_REFRESH_MS } from '../../domain/swap/swapRules'
import type { CaipAddress, CaipNetworkId } from '../../lib/address/caip'
import { isSameAddress } from '../../lib/address/isSameAddress'
import { selectModalApiState } from '../../services/selectModalApiState'
import type { ServiceError } from '../../services/serviceError'
import type { RootState } from '../../store/rootReducer'
import { selectActiveAccount } from '../../core/account/accountSelectors'
import { selectActiveNetwork } from '../../core/network/networkSelectors'
import { swapApi, type PriceArgs, type SwapArgs } from './swapApi'
import { createCoinSide, isCoin, selectHeldPrice } from './swapSelectors'
import { selectSwap } from './swapSlice'
import type { QuoteProblem, RequestStatus, SwapQuoteState } from './swapState'

/** Everything a price depends on. */
export interface SwapSubject {
  readonly network: Network
  /** Plain address. */
  readonly account: string
  readonly source: SwapSide
  readonly target: SwapSide
  readonly amount: string
  /** Base units. */
  readonly units: string
}

/** A request's entry in the cache, as far as the form reads it. */
interface Entry<T> {
  readonly status: RequestStatus
  readonly data?: T | undefined
  readonly error?: ServiceError | SerializedError | undefined
  readonly startedTimeStamp?: number | undefined
  readonly fulfilledTimeStamp?: number | undefined
}

/** The price of the form, and how far the request for it is. */
export interface QuoteAnswer {
  readonly status: RequestStatus
  readonly quote: SwapQuoteState | null
  readonly problem: QuoteProblem | null
}

const NOT_ASKED: Entry<never> = { status: 'uninitialized' }
const NO_QUOTE: QuoteAnswer = { status: 'uninitialized', quote: null, problem: null }
const QUOTING: QuoteAnswer = { status: 'pending', quote: null, problem: null }

/** A price that is older than this when the next is requested is not shown meanwhile (P43). */
const SHOWN_WHILE_QUOTING_MS = SWAP_REFRESH_MS + SWAP_QUOTE_DEBOUNCE_MS
/** What a quote is judged by while the next is requested: that is not repeated with every quote. */
const JUDGES_WHILE_QUOTING_MS = 3 * SWAP_REFRESH_MS

/** The form's subject; null while the form is incomplete. */
export const selectSwapSubject = createSelector(
  [
    (state: RootState) => selectSwap(state).source,
    (state: RootState) => selectSwap(state).target,
    (state: RootState) => selectSwap(state).amount,
    selectActiveNetwork,
    (state: RootState) => selectActiveAccount(state).address,
  ],
  (source, target, amount, network, account): SwapSubject | null => {
    if (!network || account === null || !source || !target) return null
    const places = amount.split('.')[1]?.length ?? 0
    const units = places > source.decimals ? null : toBaseUnits(amount, source.decimals)
    if (units === null || /^0*$/.test(units)) return null
    return { network, account, source, target, amount, units }
  },
)

/** The question that a subject puts to the service. */
export const toSwapArgs = ({ network, account, source, target, units }: SwapSubject): SwapArgs => ({
  caipNetworkId: network.caipNetworkId,
  from: source.address,
  to: target.address,
  account,
  units,
})

/** Identity of a subject, for comparison. */
export const toSubjectKey = (subject: SwapSubject | null): string =>
  subject ? Object.values(toSwapArgs(subject)).join(' ') : ''

/** The question for the price of one side. */
export const toPriceArgs = ({ caipNetworkId }: Network, side: SwapSide): PriceArgs => ({
  caipNetworkId,
  token: side.address,
  symbol: side.symbol,
  isCoin: isCoin(side),
})

/** Maps a failed request to a quote problem. */
export function toQuoteProblem(error: ServiceError | SerializedError | undefined): QuoteProblem {
  if (!error || !('status' in error)) return 'unreachable'
  if (/insufficient liquidity/i.test(error.reason ?? '')) return 'noLiquidity'
  if (error.status === 429) return 'limited'
  return error.code === 'SERVICE_ANSWER_INVALID' || error.status === 'PARSING_ERROR'
    ? 'wrongAnswer'
    : 'unreachable'
}

/** The quoted amount. Rejects an answer to anything else than the question (D13). */
export function readQuote(
  { source, target, units }: SwapSubject,
  answer: SwapQuote | null,
):
  | { readonly targetAmount: string; readonly targetUnits: string }
  | { readonly problem: QuoteProblem } {
  if (answer === null) return { problem: 'noAmount' }
  const isAnswer =
    answer.fromAmount === units &&
    isSameAddress(answer.fromAccount, source.address) &&
    isSameAddress(answer.toAccount, target.address)
  if (!isAnswer) return { problem: 'wrongAnswer' }
  const targetAmount = toTokenAmount(answer.toAmount, target.decimals)
  return targetAmount === null || /^0*$/.test(answer.toAmount)
    ? { problem: 'noAmount' }
    : { targetAmount, targetUnits: answer.toAmount }
}

/** One at a time: nothing reads the price of an earlier question. */
const createQuoteSelector = lruMemoize(
  (
    caipNetworkId: CaipNetworkId,
    from: CaipAddress,
    to: CaipAddress,
    account: string,
    units: string,
  ) => swapApi.endpoints.getSwapQuote.select({ caipNetworkId, from, to, account, units }),
)
const createPriceSelector = weakMapMemoize((network: Network, side: SwapSide) =>
  swapApi.endpoints.getTokenPrice.select(toPriceArgs(network, side)),
)
const createGasSelector = weakMapMemoize((caipNetworkId: CaipNetworkId) =>
  swapApi.endpoints.getGasPrice.select({ caipNetworkId }),
)
const toCoinSide = weakMapMemoize(createCoinSide)

function selectQuoteEntry(state: RootState): Entry<SwapQuote | null> {
  const services = selectModalApiState(state)
  const subject = selectSwapSubject(state)
  if (!services || !subject) return NOT_ASKED
  const { caipNetworkId, from, to, account, units } = toSwapArgs(subject)
  return createQuoteSelector(caipNetworkId, from, to, account, units)(services)
}

function selectGasEntry(state: RootState): Entry<GasPrice> {
  const services = selectModalApiState(state)
  const network = selectActiveNetwork(state)
  return services && network ? createGasSelector(network.caipNetworkId)(services) : NOT_ASKED
}

/** wei: the last gas price that the service has given; undefined if it has given none. */
export const selectLastGasPrice = (state: RootState): string | undefined =>
  selectGasEntry(state).data?.standard

/** Whether the answer was too old when its successor was requested. */
const isOlder = ({ startedTimeStamp = 0, fulfilledTimeStamp = 0 }: Entry<unknown>, ms: number) =>
  startedTimeStamp - fulfilledTimeStamp > ms

/** What a request has led to; null if it failed, undefined while a quote has to wait for it. */
function getOutcome<T>(entry: Entry<T>): T | null | undefined {
  const { status, data, error } = entry
  if (status === 'fulfilled') return data ?? null
  if (status !== 'pending' || error !== undefined) return null
  return isOlder(entry, JUDGES_WHILE_QUOTING_MS) ? undefined : data
}

function selectPrice(state: RootState, side: SwapSide): string | null | undefined {
  const held = selectHeldPrice(state, side)
  if (held !== undefined) return held
  const services = selectModalApiState(state)
  const network = selectActiveNetwork(state)
  return services && network ? getOutcome(createPriceSelector(network, side)(services)) : null
}

function selectCoinPrice(state: RootState): string | null | undefined {
  const network = selectActiveNetwork(state)
  return network && selectPrice(state, toCoinSide(network))
}

const selectSidePrice = (state: RootState, side: 'source' | 'target') => {
  const subject = selectSwapSubject(state)
  return subject && selectPrice(state, subject[side])
}

function selectGasPrice(state: RootState): string | null | undefined {
  const outcome = getOutcome(selectGasEntry(state))
  return outcome === null ? null : outcome?.standard
}

const failed = (problem: QuoteProblem): QuoteAnswer => ({
  status: 'rejected',
  quote: null,
  problem,
})

/** Whether the answer to show while the next is on its way is refuted or too old. */
const isUnshown = (entry: Entry<unknown>) =>
  entry.error !== undefined || isOlder(entry, SHOWN_WHILE_QUOTING_MS)

/** The form's price: the answer to the current question, with the prices it is judged by. */
export const selectSwapQuote = createSelector(
  [
    selectSwapSubject,
    selectQuoteEntry,
    (state: RootState) => selectSidePrice(state, 'source'),
    (state: RootState) => selectSidePrice(state, 'target'),
    selectCoinPrice,
    selectGasPrice,
  ],
  (subject, entry, sourcePrice, targetPrice, coinPrice, gasPrice): QuoteAnswer => {
    const { status, data, error, fulfilledTimeStamp = 0 } = entry
    if (!subject || status === 'uninitialized') return NO_QUOTE
    if (status === 'rejected') return failed(toQuoteProblem(error))
    if (data === undefined || (status === 'pending' && isUnshown(entry))) return QUOTING
    const read = readQuote(subject, data)
    if ('problem' in read) return status === 'pending' ? QUOTING : failed(read.problem)
    const isJudged =
      sourcePrice !== undefined &&
      targetPrice !== undefined &&
      coinPrice !== undefined &&
      gasPrice !== undefined
    if (!isJudged) return QUOTING
    const { targetAmount } = read
    const quotedAt = fulfilledTimeStamp
    return {
      status,
      quote: { targetAmount, sourcePrice, targetPrice, coinPrice, gasPrice, quotedAt },
      problem: null,
    }
  },
)
