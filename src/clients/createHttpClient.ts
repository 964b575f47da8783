import * as v from 'valibot'
import { HTTP_TIMEOUT_MS } from '../domain/limits'
import { serviceErrorSchema } from '../domain/schemas/serviceErrorAnswer'
import { buildUrl } from '../lib/links/queryString'
import { parseRetryAfter } from '../lib/time/parseRetryAfter'
import { parseSafeJson } from '../lib/text/parseSafeJson'
import { cleanUntrustedText } from '../lib/text/cleanUntrustedText'
import type { HttpClient, HttpFailure, HttpRequest, HttpResult } from '../ports/http'
import { readBody } from './readBody'

const MAX_JSON_BYTES = 4_000_000
const MAX_BLOB_BYTES = 2_000_000
const MAX_ERROR_BYTES = 64_000
const MAX_REASON = 500

export interface HttpEnvironment {
  readonly fetch: typeof fetch
  now(): number
}

/** Looks up the page's own `fetch` on each request, so that a later replacement takes effect. */
const page: HttpEnvironment = {
  fetch: (input, init) => globalThis.fetch(input, init),
  now: () => Date.now(),
}

/**
 * Sends each request once over `fetch`, without cookies and with a ten-second timeout. Never
 * throws.
 */
export function createHttpClient(environment: HttpEnvironment = page): HttpClient {
  return {
    async send(request, signal) {
      if (signal.aborted) return failed({ status: 'ABORTED', message: 'Request was aborted' })
      const stop = new AbortController()
      const onAbort = () => stop.abort()
      signal.addEventListener('abort', onAbort, { once: true })
      const timer = setTimeout(onAbort, HTTP_TIMEOUT_MS)
      try {
        const response = await environment.fetch(
          toUrl(request),
          toRequestInit(request, stop.signal),
        )
        return response.ok
          ? await parseResponse(request, response)
          : failed(await toHttpFailure(request, response, environment.now()))
      } catch (thrown) {
        return failed(toFetchFailure(thrown, signal, stop.signal))
      } finally {
        clearTimeout(timer)
        signal.removeEventListener('abort', onAbort)
      }
    },
  }
}

const failed = (failure: HttpFailure): HttpResult => ({ ok: false, failure })

/** A service may live under a path, behind the host's own proxy. */
function toUrl({ baseUrl, path, params }: HttpRequest): string {
  const base = new URL(baseUrl)
  const prefix = base.pathname.replace(/\/+$/, '')
  return buildUrl(base.origin, `${prefix}/${path.replace(/^\/+/, '')}`, params)
}

function toRequestInit(
  { method = 'GET', body, contentType, as, cache }: HttpRequest,
  signal: AbortSignal,
) {
  const init: RequestInit = { method, signal, credentials: 'omit', ...(cache && { cache }) }
  if (body === undefined) return init
  if (as === 'text' && typeof body === 'string') return { ...init, body }
  // Without the header the browser sends text/plain, which needs no preflight.
  const headers = contentType === 'text' ? {} : { 'Content-Type': 'application/json' }
  return { ...init, headers, body: JSON.stringify(body) }
}

async function parseResponse({ as }: HttpRequest, response: Response): Promise<HttpResult> {
  const body = await readBody(response, as === 'blob' ? MAX_BLOB_BYTES : MAX_JSON_BYTES)
  if (!body) return failed({ status: 'PARSING_ERROR', message: 'Answer is too large' })
  if (as === 'blob') {
    const type = response.headers.get('content-type') ?? ''
    return { ok: true, data: new Blob([body], { type }) }
  }
  const text = new TextDecoder().decode(body)
  if (as === 'text') return { ok: true, data: text }
  if (text === '') return { ok: true, data: null }
  const data = parseSafeJson(text, { maxLength: MAX_JSON_BYTES })
  return data === undefined
    ? failed({ status: 'PARSING_ERROR', message: 'Answer is not JSON' })
    : { ok: true, data }
}

async function toHttpFailure(
  request: HttpRequest,
  response: Response,
  now: number,
): Promise<HttpFailure> {
  const wait = parseRetryAfter(response.headers.get('retry-after'), now)
  const reason = await readReason(request, response)
  return {
    status: response.status,
    message: `HTTP status code: ${response.status}`,
    ...(wait !== null && { retryAfterMs: wait }),
    ...(reason !== '' && { reason }),
  }
}

async function readReason({ as }: HttpRequest, response: Response): Promise<string> {
  try {
    const body = await readBody(response, MAX_ERROR_BYTES)
    const text = body ? new TextDecoder().decode(body) : ''
    if (as === 'text') return cleanUntrustedText(text, MAX_REASON)
    const result = v.safeParse(serviceErrorSchema, parseSafeJson(text))
    return result.success ? result.output : ''
  } catch {
    return '' // A broken body must not hide the status, which is the actual failure.
  }
}

function toFetchFailure(thrown: unknown, caller: AbortSignal, own: AbortSignal): HttpFailure {
  if (caller.aborted) return { status: 'ABORTED', message: 'Request was aborted' }
  if (own.aborted) return { status: 'TIMEOUT_ERROR', message: 'Request timed out' }
  return {
    status: 'FETCH_ERROR',
    message: thrown instanceof Error ? thrown.message : String(thrown),
  }
}
