import { HTTP_TIMEOUT_MS } from '../domain/limits'
import { parseSafeJson } from '../lib/text/parseSafeJson'
import { cleanUntrustedText } from '../lib/text/cleanUntrustedText'
import { readBody } from './readBody'

const MAX_BYTES = 1_000_000
const MAX_TEXT = 200

export interface JsonRequest {
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
}

/** The status of a response and its JSON, or undefined when the content type is not JSON. */
export interface JsonResponse {
  readonly isOk: boolean
  readonly status: number
  readonly data: unknown
  /** The start of a non-JSON body, sanitised for display. */
  readonly text: string
}

/**
 * Sends one request without cookies and reads the response as JSON. Rejects after ten seconds, or
 * when the network fails, with a reason that contains neither headers nor body.
 */
export async function fetchJson(url: string, question: JsonRequest = {}): Promise<JsonResponse> {
  const { method = 'GET', headers = {}, body, signal } = question
  const stop = new AbortController()
  const onAbort = () => stop.abort()
  signal?.addEventListener('abort', onAbort, { once: true })
  const timer = setTimeout(onAbort, HTTP_TIMEOUT_MS)
  try {
    signal?.throwIfAborted()
    const response = await fetch(url, {
      method,
      credentials: 'omit',
      signal: stop.signal,
      headers: body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const bytes = await readBody(response, MAX_BYTES)
    const isJson = /^application\/(.+\+)?json\b/i.test(response.headers.get('content-type') ?? '')
    const text = bytes ? new TextDecoder().decode(bytes) : ''
    const answer = isJson
      ? { data: parseSafeJson(text), text: '' }
      : { data: undefined, text: cleanUntrustedText(text, MAX_TEXT) }
    return { isOk: response.ok, status: response.status, ...answer }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}
