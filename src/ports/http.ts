/** One request as data. Parameters that are empty are left out. */
export interface HttpRequest {
  /** What kind of call this is: calls of one kind are left alone together when the server refuses. The path unless given. */
  readonly endpoint?: string
  readonly baseUrl: string
  readonly path: string
  readonly method?: 'GET' | 'POST'
  readonly params?: Readonly<Record<string, string | number | boolean | undefined | null>>
  readonly body?: unknown
  /** `text` avoids a preflight where the service allows it. */
  readonly contentType?: 'json' | 'text'
  /** The browser is to ask even where it kept an answer. */
  readonly cache?: 'no-cache'
  /** `text`: the body is sent, and the answer and what a refusal says are read, as they are. */
  readonly as?: 'json' | 'blob' | 'text'
}

/** Failure of a request, as plain data. */
export interface HttpFailure {
  readonly status: number | 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'ABORTED' | 'PARSING_ERROR'
  /** `HTTP status code: {n}` for an answer that is not ok. */
  readonly message: string
  readonly retryAfterMs?: number
  /** The first reason a service gave in its body. */
  readonly reason?: string
}

export type HttpResult =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly failure: HttpFailure }

/** Sends one request, once, within ten seconds. Never throws. */
export interface HttpClient {
  send(request: HttpRequest, signal: AbortSignal): Promise<HttpResult>
}
