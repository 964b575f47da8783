import { ModalError } from '../../../domain/ModalError'
import { HTTP_RETRIES } from '../../../domain/limits'
import { backoffDelay } from '../../../lib/time/backoff'
import type { ChainAdapterPorts } from '../../../ports/chainAdapter'
import { toAbortError } from '../../shared/raceAbort'
import { readField } from '../../shared/readField'
import { parseRpcJson } from './parseRpcJson'

/** A node's JSON-RPC error. */
export class RpcError extends Error {
  readonly code: number
  readonly data: unknown
  constructor(code: number, message: string, data: unknown) {
    super(message)
    this.name = 'RpcError'
    this.code = code
    this.data = data
  }
}

/** Queries the nodes of one network in URL order. */
export interface SolanaRpc {
  /**
   * @throws {RpcError} a node's error.
   *
   * @throws {ModalError} `CHAIN_UNREACHABLE` when none answers.
   */
  request(method: string, params: readonly unknown[], signal: AbortSignal): Promise<unknown>
}

/**
 * Codes about the request: failed simulation, wrong signature, invalid parameters. All others
 * concern the node, so the next one is tried.
 */
const FINAL_CODES: readonly number[] = [-32002, -32003, -32602]
const RETRYABLE_STATUSES: readonly unknown[] = ['FETCH_ERROR', 'TIMEOUT_ERROR', 408]

export function createSolanaRpc(
  { http, delay }: Pick<ChainAdapterPorts, 'http' | 'delay'>,
  urls: readonly string[],
): SolanaRpc {
  let lastId = 0

  async function askOne(url: string, body: object, signal: AbortSignal) {
    const { origin, pathname, searchParams } = new URL(url)
    const answer = await http.send(
      {
        baseUrl: origin,
        path: pathname,
        params: Object.fromEntries(searchParams),
        method: 'POST',
        contentType: 'json',
        as: 'text',
        body,
      },
      signal,
    )
    if (signal.aborted) throw toAbortError(signal)
    if (!answer.ok) return { failure: answer.failure }
    const data = parseRpcJson(answer.data)
    const error = readField(data, 'error')
    if (error === undefined || error === null) return { result: readField(data, 'result') }
    const message = readField(error, 'message')
    throw new RpcError(
      Number(readField(error, 'code')),
      typeof message === 'string' ? message : 'The node refused',
      readField(error, 'data'),
    )
  }

  /** Tries each node once. */
  async function askAll(body: object, signal: AbortSignal) {
    let refusal: unknown = new ModalError('CHAIN_UNREACHABLE', 'No node answers')
    let mayHelp = false
    for (const url of urls) {
      try {
        const { failure, result } = await askOne(url, body, signal)
        if (result !== undefined) return { result }
        if (failure && RETRYABLE_STATUSES.includes(failure.status)) mayHelp = true
      } catch (thrown) {
        if (!(thrown instanceof RpcError) || FINAL_CODES.includes(thrown.code)) throw thrown
        refusal = thrown
      }
    }
    return { refusal, mayHelp }
  }

  return {
    async request(method, params, signal) {
      lastId += 1
      const body = { jsonrpc: '2.0', id: lastId, method, params }
      for (let round = 0; ; round++) {
        if (signal.aborted) throw toAbortError(signal)
        const { result, refusal, mayHelp } = await askAll(body, signal)
        if (result !== undefined) return result
        if (!mayHelp || round >= HTTP_RETRIES) throw refusal
        await delay(backoffDelay(round), signal)
      }
    },
  }
}

/** Returns the value of an answer that nodes wrap with its context. */
export const readRpcValue = (answer: unknown): unknown => readField(answer, 'value')

/** Parses a non-negative integer from a number or string. @throws {Error} for anything else */
export function toUnits(value: unknown): bigint {
  const isNumber = typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
  if (isNumber || (typeof value === 'string' && /^\d{1,20}$/.test(value))) return BigInt(value)
  throw new Error('Not a whole number')
}
