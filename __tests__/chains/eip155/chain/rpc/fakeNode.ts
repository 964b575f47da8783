import type { EvmClient } from '../../../../../src/chains/eip155/chain/rpc/createRetryingClient'

interface RpcCall {
  readonly id?: number
  readonly method: string
  readonly params: readonly unknown[]
}

type Answer = unknown

/** A node behind `fetch`: answers by method, rejects the rest, and records each HTTP request. */
export function createFakeNode(answers: Record<string, Answer>) {
  const requests: { readonly url: string; readonly calls: readonly RpcCall[] }[] = []

  function answerTo({ method, params, id }: RpcCall) {
    const base = { jsonrpc: '2.0', id }
    if (!(method in answers)) {
      return {
        ...base,
        error: { code: -32601, message: `${method} was not expected in this test` },
      }
    }
    const answer = answers[method]
    const result: unknown =
      typeof answer === 'function'
        ? (answer as (params: readonly unknown[]) => unknown)(params)
        : answer
    return result instanceof RpcFailure ? { ...base, error: result.error } : { ...base, result }
  }

  const fetchFake = async (input: unknown, init?: RequestInit): Promise<Response> => {
    const url = input instanceof Request ? input.url : String(input)
    const text = input instanceof Request ? await input.text() : textOf(init?.body)
    const body = JSON.parse(text) as RpcCall | RpcCall[]
    requests.push({ url, calls: Array.isArray(body) ? body : [body] })
    const answer = Array.isArray(body) ? body.map(answerTo) : answerTo(body)
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } })
  }
  return { requests, fetchFake }
}

/** Libraries send a string or its bytes. */
const textOf = (body: unknown) =>
  ArrayBuffer.isView(body) ? new TextDecoder().decode(body) : typeof body === 'string' ? body : ''

/** An error that a node returns. */
export class RpcFailure {
  constructor(readonly error: { readonly code: number; readonly message: string }) {}
}

/** The `request` part of a client, backed directly by the answers. */
export function askingClient(answers: Record<string, Answer>): Pick<EvmClient, 'request'> & {
  readonly calls: RpcCall[]
} {
  const calls: RpcCall[] = []
  return {
    calls,
    async request(method, params) {
      calls.push({ method, params })
      if (!(method in answers)) throw new Error(`${method} was not expected in this test`)
      const answer = answers[method]
      return typeof answer === 'function'
        ? (answer as (params: readonly unknown[]) => unknown)(params)
        : answer
    },
  }
}
