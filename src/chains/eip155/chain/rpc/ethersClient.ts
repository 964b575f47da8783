import type {
  BrowserProvider,
  JsonRpcError,
  JsonRpcPayload,
  JsonRpcProvider,
  Network,
} from 'ethers'
import { HTTP_TIMEOUT_MS, RPC_BATCH_SIZE } from '../../../../domain/limits'
import { ModalError } from '../../../../domain/ModalError'
import type { ChainAdapterPorts } from '../../../../ports/chainAdapter'
import { readField } from '../../../shared/readField'
import type { CapturedProvider } from '../../wallet/captureProvider'
import { createNodeLimiter, NodeRefusal } from './createNodeLimiter'
import { createRetryingClient, type EvmClient } from './createRetryingClient'
import type { RpcSource } from './evmClient'
import type { EthersLibrary } from '../importEthers'

/** JSON-RPC error codes. After a final one, no other node is tried. */
const INTERNAL_ERROR = -32603
const FINAL_CODES: readonly unknown[] = [-32003, 4001, 5000]
const REVERTED = /execution reverted/i
/** HTTP statuses that may succeed on retry. */
const RETRYABLE_STATUSES: readonly unknown[] = [408, 413]

interface EthersClientOptions {
  readonly library: EthersLibrary
  readonly source: RpcSource
  /** Decimal chain id. */
  readonly reference: string
  readonly delay: ChainAdapterPorts['delay']
  readonly page?: Document | undefined
}

/** One node, or the wallet in its place. */
interface Node {
  send(method: string, params: readonly unknown[]): Promise<unknown>
}

/** A node's JSON-RPC error, unchanged. */
class NodeError extends Error {
  readonly code: number
  readonly data: unknown
  constructor({ code, message, data }: JsonRpcError['error']) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** A node gave no valid JSON-RPC response. */
class NodeUnreachable extends ModalError {
  /** Whether another round may succeed, and the wait before it. */
  readonly mayPass: boolean
  readonly waitMs: number
  constructor(cause: unknown) {
    const refusal = toNodeRefusal(cause)
    const status = readField(readField(cause, 'response'), 'statusCode')
    super('CHAIN_UNREACHABLE', shortMessage(cause), { cause })
    this.waitMs = refusal?.waitMs ?? 0
    this.mayPass = refusal
      ? refusal.waitMs !== null
      : status === undefined || RETRYABLE_STATUSES.includes(status)
  }
}

const toNodeRefusal = (thrown: unknown): NodeRefusal | null =>
  thrown instanceof NodeRefusal ? thrown : null

/** ethers' long messages contain URLs, which may hold a project id. */
function shortMessage(thrown: unknown): string {
  const texts = ['shortMessage', 'message'].map(field => readField(thrown, field))
  return String(texts.find(text => typeof text === 'string') ?? 'No answer')
}

/** ethers rewrites JSON-RPC errors; this keeps the node's own. */
const toNodeError = (_payload: JsonRpcPayload, { error }: JsonRpcError): Error =>
  new NodeError(error)

function overHttp(
  { FetchRequest, JsonRpcProvider }: EthersLibrary,
  url: string,
  network: Network,
): Node {
  const limiter = createNodeLimiter(url)
  const request = new FetchRequest(url)
  const fetchUrl = FetchRequest.createGetUrlFunc()
  request.timeout = HTTP_TIMEOUT_MS
  request.getUrlFunc = async (...asked) => {
    limiter.enter()
    const answer = await fetchUrl(...asked)
    const { statusCode: status, headers } = answer
    limiter.leave({ status, headers: new Headers(headers) })
    return answer
  }
  const provider: JsonRpcProvider = new JsonRpcProvider(request, network, {
    staticNetwork: network,
    batchMaxCount: RPC_BATCH_SIZE,
    batchStallTime: 0,
  })
  provider.getRpcError = toNodeError
  return {
    send: (method, params) =>
      limiter.follow(async () => (await provider.send(method, [...params])) as unknown),
  }
}

function throughWallet(
  library: EthersLibrary,
  wallet: Pick<CapturedProvider, 'request'>,
  network: Network,
): Node {
  const request = ({ method, params }: { method: string; params?: unknown }) =>
    wallet.request(method, Array.isArray(params) ? (params as readonly unknown[]) : undefined)
  const provider: BrowserProvider = new library.BrowserProvider({ request }, network, {
    staticNetwork: network,
  })
  provider.getRpcError = toNodeError
  return { send: async (method, params) => (await provider.send(method, [...params])) as unknown }
}

/** Creates a client that queries the nodes of one network with ethers, in URL order. */
export function createEthersClient({
  library,
  source,
  reference,
  delay,
  page,
}: EthersClientOptions): EvmClient {
  const network = library.Network.from(BigInt(reference))
  const nodes =
    'urls' in source
      ? source.urls.map(url => overHttp(library, url, network))
      : [throughWallet(library, source.wallet, network)]

  async function ask(method: string, params: readonly unknown[]): Promise<unknown> {
    let problem: Error = new ModalError('CHAIN_UNREACHABLE', 'No node for this network')
    for (const node of nodes) {
      try {
        return await node.send(method, params)
      } catch (thrown) {
        problem = thrown instanceof NodeError ? thrown : new NodeUnreachable(thrown)
        if (isFinal(problem)) break
      }
    }
    throw problem
  }

  return createRetryingClient({
    ask,
    mayPass,
    waitOf: thrown => (thrown instanceof NodeUnreachable ? thrown.waitMs : 0),
    delay,
    page,
  })
}

const isFinal = (error: Error): boolean =>
  error instanceof NodeError && (FINAL_CODES.includes(error.code) || REVERTED.test(error.message))

const mayPass = (thrown: unknown): boolean =>
  thrown instanceof NodeUnreachable
    ? thrown.mayPass
    : thrown instanceof NodeError && thrown.code === INTERNAL_ERROR
