import type { Network } from '../../domain/network'
import type { SwapSide } from '../../domain/swap/swapReview'
import { FRESHNESS } from '../../services/freshness'
import type { FlowApi } from '../../store/listening'
import { swapApi } from './swapApi'
import {
  readQuote,
  selectLastGasPrice,
  toPriceArgs,
  toQuoteProblem,
  toSwapArgs,
  type SwapSubject,
} from './swapQuoteSelectors'
import { createCoinSide, selectHeldPrice } from './swapSelectors'
import type { QuoteProblem, SwapQuoteState } from './swapState'

export type Priced =
  | { readonly quote: SwapQuoteState; readonly targetUnits: string }
  | { readonly problem: QuoteProblem }

interface AbortableRequest<T> extends PromiseLike<T> {
  abort(): void
}

/** How long a quote waits for the prices to judge it by. */
const PRICE_CONTEXT_TIMEOUT_MS = 3_000

/**
 * Awaits a request, and aborts it when `signal` aborts, unless that is because a newer run of the
 * flow has taken over: it may ask the same question, and would wait for the aborted request.
 */
export async function abortWhenOver<T>(
  api: FlowApi,
  signal: AbortSignal,
  asking: AbortableRequest<T>,
): Promise<T> {
  const stop = () => {
    if (!api.signal.aborted) asking.abort()
  }
  signal.addEventListener('abort', stop)
  try {
    return await asking
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** Awaits what a quote is judged by; null without an answer within the time limit. */
export function waitInTime<T>(api: FlowApi, asking: AbortableRequest<T>): Promise<T | null> {
  const late = api.delay(PRICE_CONTEXT_TIMEOUT_MS).then(() => {
    // The form waits for a request that is pending, so a late one has to end.
    asking.abort()
    return null
  })
  return Promise.race([asking, late])
}

/** Requests the price of a token, unless it is fresh. */
export const requestTokenPrice = (api: FlowApi, network: Network, side: SwapSide) =>
  api.dispatch(
    swapApi.endpoints.getTokenPrice.initiate(toPriceArgs(network, side), {
      subscribe: false,
      forceRefetch: FRESHNESS.getTokenPrice,
    }),
  )

/** Requests the gas price, unless it is fresh. */
export const requestGasPrice = (api: FlowApi, { caipNetworkId }: Network) =>
  api.dispatch(
    swapApi.endpoints.getGasPrice.initiate(
      { caipNetworkId },
      { subscribe: false, forceRefetch: FRESHNESS.getGasPrice },
    ),
  )

/** In dollars; null if unknown. */
async function fetchTokenPrice(
  api: FlowApi,
  network: Network,
  side: SwapSide,
): Promise<string | null> {
  const held = selectHeldPrice(api.getState(), side)
  if (held !== undefined) return held
  const answer = await waitInTime(api, requestTokenPrice(api, network, side))
  return answer === null || answer.isError ? null : (answer.data ?? null)
}

/** wei; null if unknown. */
async function fetchGasPrice(api: FlowApi, network: Network): Promise<string | null> {
  const answer = await waitInTime(api, requestGasPrice(api, network))
  return answer === null || answer.isError ? null : (answer.data?.standard ?? null)
}

/**
 * Requests a quote and the prices to judge it by. `signal` ends the request for the quote; a review
 * passes none, since the form shows the same answer.
 */
export async function fetchQuote(
  api: FlowApi,
  subject: SwapSubject,
  signal?: AbortSignal,
): Promise<Priced> {
  const { network, source, target } = subject
  const gasPrice = selectLastGasPrice(api.getState())
  const beside = Promise.all([
    ...[source, target, createCoinSide(network)].map(side => fetchTokenPrice(api, network, side)),
    fetchGasPrice(api, network),
  ])
  const asking = api.dispatch(
    swapApi.endpoints.getSwapQuote.initiate(
      { ...toSwapArgs(subject), gasPrice },
      { subscribe: false, forceRefetch: FRESHNESS.getSwapQuote },
    ),
  )
  const { data, error, isError } = await (signal ? abortWhenOver(api, signal, asking) : asking)
  const [sourcePrice = null, targetPrice = null, coinPrice = null, gas = null] = await beside
  if (isError || data === undefined) return { problem: toQuoteProblem(error) }
  const read = readQuote(subject, data)
  if ('problem' in read) return read
  const { targetAmount, targetUnits } = read
  const quotedAt = api.extra.now()
  return {
    quote: { targetAmount, sourcePrice, targetPrice, coinPrice, gasPrice: gas, quotedAt },
    targetUnits,
  }
}
