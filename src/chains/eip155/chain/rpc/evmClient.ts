import { BaseError, createClient, custom, fallback, http, type Transport } from 'viem'
import type { CapturedProvider } from '../../wallet/captureProvider'
import { HTTP_TIMEOUT_MS, RPC_BATCH_SIZE } from '../../../../domain/limits'
import type { ChainAdapterPorts } from '../../../../ports/chainAdapter'
import { assertPeer } from '../../../shared/assertPeer'
import { readField } from '../../../shared/readField'
import { createNodeLimiter, NodeRefusal } from './createNodeLimiter'
import { createPatientClient, type EvmClient } from './createPatientClient'

/** viem says -1 where it does not know the code. */
const PASSING_CODES: readonly unknown[] = [-1, -32603]
const PASSING_STATUSES: readonly unknown[] = [undefined, 408, 413]

/** Answers are read with care anyway, so any method and any answer will do. */
type Ask = (
  question: { method: string; params: readonly unknown[] },
  options: { signal: AbortSignal },
) => Promise<unknown>

/** Where questions go: URLs in order, or a wallet's own node for a network nobody gave a URL for. */
export type RpcSource =
  { readonly urls: readonly string[] } | { readonly wallet: Pick<CapturedProvider, 'request'> }

interface ViemQuestion {
  readonly source: RpcSource
  readonly delay: ChainAdapterPorts['delay']
  readonly page?: Document | undefined
}

/**
 * Asks by viem. Of viem only what its first major version has as well: a page builds beside that, and is told by a code.
 *
 * @throws {ModalError} `PEER_VERSION` beside a viem that is too old.
 */
export function createEvmClient({ source, delay, page }: ViemQuestion): EvmClient {
  // viem exports no version; its errors carry it.
  assertPeer('viem', new BaseError('').version)
  const transports = 'urls' in source ? source.urls.map(overHttp) : [throughWallet(source.wallet)]
  const client = createClient({
    transport: fallback(transports, { rank: false, retryCount: 0 }),
  })
  const request = client.request as Ask
  return createPatientClient({
    ask: (method, params, signal) => request({ method, params }, { signal }),
    mayPass,
    waitOf: thrown => refusalOf(thrown)?.waitMs ?? 0,
    delay,
    page,
  })
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
