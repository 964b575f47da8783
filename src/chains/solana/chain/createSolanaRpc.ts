import { ModalError } from '../../../domain/ModalError'
import { HTTP_RETRIES } from '../../../domain/limits'
import { backoffDelay } from '../../../lib/time/backoff'
import type { ChainAdapterPorts } from '../../../ports/chainAdapter'
import { abortErrorOf } from '../../shared/raceAbort'
import { readField } from '../../shared/readField'
import { parseRpcJson } from './parseRpcJson'

/** A node answered with an error. */
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

/** Asks the nodes of one network, the first URL first. */
export interface SolanaRpc {
  /**
   * @throws {RpcError} what a node said no with.
   * @throws {ModalError} `CHAIN_UNREACHABLE` when none answers.
   */
  request(method: string, params: readonly unknown[], signal: AbortSignal): Promise<unknown>
}

/**
 * Answers about what was asked: a trial run failed, a signature does not match, a parameter makes no sense. Everything else is
 * about the node, which is behind, busy, closed to this page or without such a method: another one may know.
 */
const FINAL: readonly number[] = [-32002, -32003, -32602]
const ON_THE_WAY: readonly unknown[] = ['FETCH_ERROR', 'TIMEOUT_ERROR', 408]

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
    if (signal.aborted) throw abortErrorOf(signal)
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

  /** All nodes once. Undefined where asking again may help. */
  async function askAll(body: object, signal: AbortSignal) {
    let refusal: unknown = new ModalError('CHAIN_UNREACHABLE', 'No node answers')
    let mayHelp = false
    for (const url of urls) {
      try {
        const { failure, result } = await askOne(url, body, signal)
        if (result !== undefined) return { result }
        if (failure && ON_THE_WAY.includes(failure.status)) mayHelp = true
      } catch (thrown) {
        if (!(thrown instanceof RpcError) || FINAL.includes(thrown.code)) throw thrown
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
        if (signal.aborted) throw abortErrorOf(signal)
        const { result, refusal, mayHelp } = await askAll(body, signal)
        if (result !== undefined) return result
        if (!mayHelp || round >= HTTP_RETRIES) throw refusal
        await delay(backoffDelay(round), signal)
      }
    },
  }
}

/** What nodes wrap in the place where they looked. */
export const rpcValue = (answer: unknown): unknown => readField(answer, 'value')

/** A whole number that is not negative, however it was written. @throws {Error} when it is none. */
export function toUnits(value: unknown): bigint {
  const isNumber = typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
  if (isNumber || (typeof value === 'string' && /^\d{1,20}$/.test(value))) return BigInt(value)
  throw new Error('Not a whole number')
}
