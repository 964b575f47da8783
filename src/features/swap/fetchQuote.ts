import { toBaseUnits, toTokenAmount } from '../../domain/swap/swapAmounts'
import type { SwapSide } from '../../domain/swap/swapReview'
import { isSameAddress } from '../../lib/address/isSameAddress'
import type { Network } from '../../domain/network'
import type { FlowApi } from '../../store/listening'
import type { ServiceError } from '../../services/serviceError'
import type { SerializedError } from '@reduxjs/toolkit'
import { selectActiveAccount } from '../../core/account/accountSelectors'
import { selectActiveNetwork } from '../../core/network/networkSelectors'
import { swapApi } from './swapApi'
import { createCoinSide, isCoin, selectHeldPrice } from './swapSelectors'
import { selectSwap } from './swapSlice'
import type { QuoteProblem, SwapQuoteState } from './swapState'

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

export type Priced =
  | { readonly quote: SwapQuoteState; readonly targetUnits: string }
  | { readonly problem: QuoteProblem }

interface AbortableRequest extends PromiseLike<unknown> {
  abort(): void
}

/** Awaits a request and aborts it along with the signal. */
export function withAbort<T extends AbortableRequest>(
  signal: AbortSignal,
  asking: T,
): Promise<Awaited<T>> {
  const stop = () => asking.abort()
  signal.addEventListener('abort', stop)
  return Promise.resolve(asking).finally(() => signal.removeEventListener('abort', stop))
}

/** Query options: always refetch, no subscription. */
export const FORCE_REFETCH = { subscribe: false, forceRefetch: true } as const
const RECENT_S = 9
/** How long a quote waits for the prices to judge it by. */
export const PRICE_CONTEXT_TIMEOUT_MS = 3_000

/** The form's subject; null while the form is incomplete. */
export function selectSwapSubject(state: ReturnType<FlowApi['getState']>): SwapSubject | null {
  const { source, target, amount } = selectSwap(state)
  const network = selectActiveNetwork(state)
  const { address } = selectActiveAccount(state)
  if (!network || address === null || !source || !target) return null
  const places = amount.split('.')[1]?.length ?? 0
  const units = places > source.decimals ? null : toBaseUnits(amount, source.decimals)
  if (units === null || /^0*$/.test(units)) return null
  return { network, account: address, source, target, amount, units }
}

/** Identity of a subject, for comparison. */
export const toSubjectKey = (subject: SwapSubject | null): string =>
  subject
    ? [
        subject.network.caipNetworkId,
        subject.account,
        subject.source.address,
        subject.target.address,
        subject.units,
      ].join(' ')
    : ''

/** Maps a failed request to a quote problem. */
export function toQuoteProblem(error: ServiceError | SerializedError | undefined): QuoteProblem {
  if (!error || !('status' in error)) return 'unreachable'
  if (/insufficient liquidity/i.test(error.reason ?? '')) return 'noLiquidity'
  if (error.status === 429) return 'limited'
  return error.code === 'SERVICE_ANSWER_INVALID' || error.status === 'PARSING_ERROR'
    ? 'wrongAnswer'
    : 'unreachable'
}

async function fetchTokenPrice(
  api: FlowApi,
  signal: AbortSignal,
  { caipNetworkId }: Network,
  side: SwapSide,
): Promise<string | null> {
  const held = selectHeldPrice(api.getState(), side)
  if (held !== undefined) return held
  const { address: token, symbol } = side
  const { data, isError } = await withAbort(
    signal,
    api.dispatch(
      swapApi.endpoints.getTokenPrice.initiate(
        { caipNetworkId, token, symbol, isCoin: isCoin(side) },
        { subscribe: false, forceRefetch: RECENT_S },
      ),
    ),
  )
  return isError ? null : (data ?? null)
}

/** wei; null if unknown. */
async function fetchGasPrice(
  api: FlowApi,
  signal: AbortSignal,
  { caipNetworkId }: Network,
): Promise<string | null> {
  const { data, isError } = await withAbort(
    signal,
    api.dispatch(
      swapApi.endpoints.getGasPrice.initiate(
        { caipNetworkId },
        { subscribe: false, forceRefetch: RECENT_S },
      ),
    ),
  )
  return isError || !data ? null : data.standard
}

/**
 * Requests a quote and the prices to judge it by. Rejects a response to anything else than the
 * request (D13).
 */
export async function fetchQuote(
  api: FlowApi,
  signal: AbortSignal,
  { network, account, source, target, units }: SwapSubject,
): Promise<Priced> {
  const { caipNetworkId } = network
  const { gasPrice: known } = selectSwap(api.getState())
  const late = api.delay(PRICE_CONTEXT_TIMEOUT_MS).then(() => null)
  const soon = <T>(answer: Promise<T | null>) => Promise.race([answer, late])
  const beside = Promise.all([
    ...[source, target, createCoinSide(network)].map(side =>
      soon(fetchTokenPrice(api, signal, network, side)),
    ),
    soon(fetchGasPrice(api, signal, network)),
  ])
  const { data, error, isError } = await withAbort(
    signal,
    api.dispatch(
      swapApi.endpoints.getSwapQuote.initiate(
        {
          caipNetworkId,
          from: source.address,
          to: target.address,
          account,
          units,
          ...(known !== null && { gasPrice: known }),
        },
        FORCE_REFETCH,
      ),
    ),
  )
  const [sourcePrice = null, targetPrice = null, coinPrice = null, gasPrice = null] = await beside
  if (isError || data === undefined) return { problem: toQuoteProblem(error) }
  if (data === null) return { problem: 'noAmount' }
  const isAnswer =
    data.fromAmount === units &&
    isSameAddress(data.fromAccount, source.address) &&
    isSameAddress(data.toAccount, target.address)
  if (!isAnswer) return { problem: 'wrongAnswer' }
  const targetAmount = toTokenAmount(data.toAmount, target.decimals)
  if (targetAmount === null || /^0*$/.test(data.toAmount)) return { problem: 'noAmount' }
  const quotedAt = api.extra.now()
  return {
    quote: { targetAmount, sourcePrice, targetPrice, coinPrice, gasPrice, quotedAt },
    targetUnits: data.toAmount,
  }
}
