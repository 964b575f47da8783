import { createClient, custom, fallback, http, rpcSchema, withRetry, type Transport } from 'viem'
import type { CapturedProvider } from '../../wallet/captureProvider'
import { HTTP_RETRIES, HTTP_TIMEOUT_MS, RPC_BATCH_SIZE } from '../../../../domain/limits'
import { backoffDelay } from '../../../../lib/time/backoff'
import { readField } from '../../../shared/readField'
import { createNodeLimiter, NodeRefusal } from './createNodeLimiter'
import { pollDelay } from './pollDelay'
import { whenSeen } from '../../../shared/whenSeen'

/** viem says -1 where it does not know the code. */
const PASSING_CODES: readonly unknown[] = [-1, -32603]
const PASSING_STATUSES: readonly unknown[] = [undefined, 408, 413]

/** Asks the nodes of one network, the first URL first. Requests of one moment travel as one batch. */
export interface EvmClient {
  request(method: string, params: readonly unknown[], signal: AbortSignal): Promise<unknown>
  /**
   * Asks again, more and more slowly, while the answer is null or the failure may pass. Pauses while nobody can see the
   * page, and looks once as soon as somebody does.
   */
  poll<T>(
    ask: () => Promise<T | null>,
    mayPass: (thrown: unknown) => boolean,
    signal: AbortSignal,
  ): Promise<T>
}

/** Answers are read with care anyway, so any method and any answer will do. */
type AnyMethod = [{ Method: string; Parameters: readonly unknown[]; ReturnType: unknown }]

const NOT_YET = new Error('Not yet')

/** Where questions go: URLs in order, or a wallet's own node for a network nobody gave a URL for. */
export type RpcSource =
  { readonly urls: readonly string[] } | { readonly wallet: Pick<CapturedProvider, 'request'> }

export function createEvmClient(source: RpcSource, page?: Document): EvmClient {
  const transports = 'urls' in source ? source.urls.map(overHttp) : [throughWallet(source.wallet)]
  const client = createClient({
    transport: fallback(transports, { rank: false, retryCount: 0 }),
    rpcSchema: rpcSchema<AnyMethod>(),
  })

  return {
    // Retries belong to the round over all URLs: a dead first one must not hold up the second.
    request: (method, params, signal) =>
      withRetry(() => client.request({ method, params }, { signal }), {
        signal,
        retryCount: HTTP_RETRIES,
        delay: ({ count, error }) => Math.max(backoffDelay(count), refusalOf(error)?.waitMs ?? 0),
        shouldRetry: ({ error }) => mayPass(error),
      }),
    poll: (answer, mayGoOn, signal) =>
      withRetry(
        async () => {
          await whenSeen(page, signal)
          const value = await answer()
          if (value === null) throw NOT_YET
          return value
        },
        {
          signal,
          retryCount: Number.POSITIVE_INFINITY,
          delay: ({ count }) => pollDelay(count),
          shouldRetry: ({ error }) => !signal.aborted && (error === NOT_YET || mayGoOn(error)),
        },
      ),
  }
}

/** viem wraps what `fetch` threw. */
function refusalOf(error: unknown): NodeRefusal | null {
  const cause = readField(error, 'cause')
  return cause instanceof NodeRefusal ? cause : null
}

/** Whether another round may do better; a node that refuses is not asked more often for that. */
function mayPass(error: unknown): boolean {
  const refusal = refusalOf(error)
  if (refusal) return refusal.waitMs !== null
  const code = readField(error, 'code')
  return typeof code === 'number'
    ? PASSING_CODES.includes(code)
    : PASSING_STATUSES.includes(readField(error, 'status'))
}

function overHttp(url: string): Transport {
  const gate = createNodeLimiter(url)
  const transport = http(url, {
    batch: { batchSize: RPC_BATCH_SIZE },
    timeout: HTTP_TIMEOUT_MS,
    retryCount: 0,
    onFetchRequest: () => gate.enter(),
    onFetchResponse: response => gate.leave(response),
  })
  return parts => {
    const built = transport(parts)
    return { ...built, request: (...args) => gate.follow(() => built.request(...args)) }
  }
}

const throughWallet = (wallet: Pick<CapturedProvider, 'request'>) =>
  custom({
    request: ({ method, params }: { method: string; params?: readonly unknown[] }) =>
      wallet.request(method, params),
  })
