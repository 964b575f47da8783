import { BaseError, createClient, custom, fallback, http, type Transport } from 'viem'
import type { CapturedProvider } from '../../wallet/captureProvider'
import { HTTP_TIMEOUT_MS, RPC_BATCH_SIZE } from '../../../../domain/limits'
import type { ChainAdapterPorts } from '../../../../ports/chainAdapter'
import { assertPeer } from '../../../shared/assertPeer'
import { readField } from '../../../shared/readField'
import { createNodeLimiter, NodeRefusal } from './createNodeLimiter'
import { createRetryingClient, type EvmClient } from './createRetryingClient'

/** viem uses -1 for an unknown code. */
const RETRYABLE_CODES: readonly unknown[] = [-1, -32603]
const RETRYABLE_STATUSES: readonly unknown[] = [undefined, 408, 413]

/** Untyped on purpose: every answer is validated by its caller. */
type RequestFunction = (
  question: { method: string; params: readonly unknown[] },
  options: { signal: AbortSignal },
) => Promise<unknown>

/** The URLs to query, in order, or the wallet itself for a network without a URL. */
export type RpcSource =
  { readonly urls: readonly string[] } | { readonly wallet: Pick<CapturedProvider, 'request'> }

interface ViemClientOptions {
  readonly source: RpcSource
  readonly delay: ChainAdapterPorts['delay']
  readonly page?: Document | undefined
}

/**
 * Creates a client that queries with viem. Uses only names of viem 1, so that a page with viem 1
 * still builds and gets an error code.
 *
 * @throws {ModalError} `PEER_VERSION` when viem is too old.
 */
export function createEvmClient({ source, delay, page }: ViemClientOptions): EvmClient {
  // viem exports no version, but its errors carry it.
  assertPeer('viem', new BaseError('').version)
  const transports = 'urls' in source ? source.urls.map(overHttp) : [throughWallet(source.wallet)]
  const client = createClient({
    transport: fallback(transports, { rank: false, retryCount: 0 }),
  })
  const request = client.request as RequestFunction
  return createRetryingClient({
    ask: (method, params, signal) => request({ method, params }, { signal }),
    mayPass,
    waitOf: thrown => getNodeRefusal(thrown)?.waitMs ?? 0,
    delay,
    page,
  })
}

/** viem wraps errors thrown by its fetch hooks. */
function getNodeRefusal(error: unknown): NodeRefusal | null {
  const cause = readField(error, 'cause')
  return cause instanceof NodeRefusal ? cause : null
}

/** Whether another round may succeed; never repeats a request to a node that refused. */
function mayPass(error: unknown): boolean {
  const refusal = getNodeRefusal(error)
  if (refusal) return refusal.waitMs !== null
  const code = readField(error, 'code')
  return typeof code === 'number'
    ? RETRYABLE_CODES.includes(code)
    : RETRYABLE_STATUSES.includes(readField(error, 'status'))
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
