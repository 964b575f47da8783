import * as v from 'valibot'
import { failure } from '../failures'
import { spokenLanguage } from '../language/speak'
import { withinTime } from '../withinTime'
import { ApiError } from './shapes'

/** A login long-polls for its link for 25 s; nothing else takes that long. */
const TIMEOUT_MS = 35_000

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly body?: unknown
  readonly signal?: AbortSignal
}

export interface Api {
  send(path: string, call: Call): Promise<Response>
  ask<T>(path: string, shape: v.GenericSchema<unknown, T>, call?: Call): Promise<T>
}

async function readError(response: Response) {
  // not our JSON, such as a proxy's error page
  const body: unknown = await response.json().catch(() => null)
  const parsed = v.safeParse(ApiError, body)
  if (!parsed.success) return failure('SERVER_UNREACHABLE')
  const { error, retryAfterSeconds } = parsed.output
  return failure(error, retryAfterSeconds === undefined ? {} : { retryAfterSeconds })
}

/** JSON client for `/api`. Throws the server's own codes, and `SERVER_UNREACHABLE`. */
export function createApi(
  fetch: typeof globalThis.fetch,
  headers: () => Readonly<Record<string, string>>,
): Api {
  async function send(path: string, { method = 'GET', body, signal }: Call): Promise<Response> {
    const response = await fetch(`/api/${path}`, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: withinTime(TIMEOUT_MS, signal),
      headers: {
        // The server writes emails to the user in the page's language.
        'accept-language': spokenLanguage(),
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
        ...headers(),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw signal?.aborted === true ? failure('CANCELLED') : failure('SERVER_UNREACHABLE')
    })
    if (!response.ok) throw await readError(response)
    return response
  }
  return {
    send,
    ask: async (path, shape, call = {}) => {
      const response = await send(path, call)
      const body: unknown = await response.json().catch(() => null) // fails validation below
      const parsed = v.safeParse(shape, body)
      if (!parsed.success) throw failure('SERVER_UNREACHABLE')
      return parsed.output
    },
  }
}
