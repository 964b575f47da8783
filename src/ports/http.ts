/** One request as data. Empty parameters are omitted. */
export interface HttpRequest {
  /** Groups requests for backoff when the server refuses; default: the path. */
  readonly endpoint?: string
  readonly baseUrl: string
  readonly path: string
  readonly method?: 'GET' | 'POST'
  readonly params?: Readonly<Record<string, string | number | boolean | undefined | null>>
  readonly body?: unknown
  /** `text` avoids a preflight where the service allows it. */
  readonly contentType?: 'json' | 'text'
  /** Makes the browser revalidate a cached response. */
  readonly cache?: 'no-cache'
  /** `text` sends the body and reads the response and error texts without JSON. */
  readonly as?: 'json' | 'blob' | 'text'
}

/** Failure of a request, as plain data. */
export interface HttpFailure {
  readonly status: number | 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'ABORTED' | 'PARSING_ERROR'
  /** `HTTP status code: {n}` for a response that is not ok. */
  readonly message: string
  readonly retryAfterMs?: number
  /** The first reason in the error response's body. */
  readonly reason?: string
}

export type HttpResult =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly failure: HttpFailure }

/** Sends one request without retries, within ten seconds. Never throws. */
export interface HttpClient {
  send(request: HttpRequest, signal: AbortSignal): Promise<HttpResult>
}
