import * as v from 'valibot'
import { isFailure, rpcFailure } from '../failures'
import { refusals } from '../refusals'
import { texts } from '../texts'
import { withinTime } from '../withinTime'

const TIMEOUT_MS = 10_000

const Answer = v.union([
  v.looseObject({
    error: v.looseObject({
      code: v.number(),
      message: v.string(),
      data: v.optional(v.unknown()),
    }),
  }),
  v.looseObject({ result: v.unknown() }),
])

export interface JsonRpc {
  /**
   * Tries the network's servers in turn. A server's error response is final; an unreachable server
   * is skipped.
   * @throws 4901 for a network without servers, 4900 if none responds, and the server's own error
   */
  ask(caipNetworkId: string, method: string, params?: unknown): Promise<unknown>
}

export interface JsonRpcPorts {
  readonly fetch: typeof globalThis.fetch
  urls(caipNetworkId: string): Promise<readonly string[]>
}

export function createJsonRpc({ fetch, urls }: JsonRpcPorts): JsonRpc {
  let lastId = 0

  async function askOne(url: string, method: string, params: unknown): Promise<unknown> {
    lastId += 1
    const response = await fetch(url, {
      method: 'POST',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: lastId,
        method,
        ...(params !== undefined && { params }),
      }),
      signal: withinTime(TIMEOUT_MS),
    })
    const answer = v.parse(Answer, await response.json())
    if (!('error' in answer)) return answer.result
    const { code, message, data } = v.parse(Answer.options[0], answer).error
    throw Object.assign(new Error(message), { code, ...(data !== undefined && { data }) })
  }

  return {
    ask: async (caipNetworkId, method, params) => {
      const servers = await urls(caipNetworkId)
      if (servers.length === 0) throw rpcFailure(4901, refusals.noServer(caipNetworkId))
      for (const url of servers)
        try {
          return await askOne(url, method, params)
        } catch (thrown) {
          // Unreachable, or not JSON-RPC: try the next server. valibot and fetch throw errors
          // without a numeric code.
          if (
            isFailure(thrown) &&
            typeof thrown.code === 'number' &&
            !(thrown instanceof DOMException)
          )
            throw thrown
        }
      throw rpcFailure(4900, texts.serverSilent)
    },
  }
}
