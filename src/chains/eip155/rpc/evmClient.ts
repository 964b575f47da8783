import { createClient, custom, fallback, http, rpcSchema, withRetry } from 'viem'
import type { CapturedProvider } from '../captureProvider'
import { HTTP_RETRIES, HTTP_TIMEOUT_MS, RPC_BATCH_SIZE } from '../../../domain/limits'

const RETRY_DELAY_MS = 150
const POLL_MS = 1_000
const POLL_MAX_MS = 4_000

/** Asks the nodes of one network, the first URL first. Requests of one moment travel as one batch. */
export interface EvmClient {
  request(method: string, params: readonly unknown[], signal: AbortSignal): Promise<unknown>
  /** Asks again, more and more slowly, while the answer is null or the failure may pass. */
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

export function createEvmClient(source: RpcSource): EvmClient {
  const transports = 'urls' in source ? source.urls.map(overHttp) : [throughWallet(source.wallet)]
  // Retries belong to the round over all URLs: a dead first one must not hold up the second.
  const retries = { retryCount: HTTP_RETRIES, retryDelay: RETRY_DELAY_MS }
  const client = createClient({
    transport: fallback(transports, { rank: false, ...retries }),
    rpcSchema: rpcSchema<AnyMethod>(),
  })

  return {
    request: (method, params, signal) => client.request({ method, params }, { signal }),
    poll: (answer, mayPass, signal) =>
      withRetry(
        async () => {
          const value = await answer()
          if (value === null) throw NOT_YET
          return value
        },
        {
          signal,
          retryCount: Number.POSITIVE_INFINITY,
          delay: ({ count }) => Math.min(POLL_MS * 1.25 ** count, POLL_MAX_MS),
          shouldRetry: ({ error }) => !signal.aborted && (error === NOT_YET || mayPass(error)),
        },
      ),
  }
}

const overHttp = (url: string) =>
  http(url, { batch: { batchSize: RPC_BATCH_SIZE }, timeout: HTTP_TIMEOUT_MS, retryCount: 0 })

const throughWallet = (wallet: Pick<CapturedProvider, 'request'>) =>
  custom({
    request: ({ method, params }: { method: string; params?: readonly unknown[] }) =>
      wallet.request(method, params),
  })
