/** A listening part of the sandbox. */
export interface RunningPart {
  readonly url: string
  /** Stops it and frees its port. */
  close(): Promise<void>
}

/** A JSON-RPC client of one sandbox chain. */
export interface JsonRpc {
  readonly url: string
  /** Rejects with an error that carries the node's `code` and `data`. */
  call<Result = unknown>(method: string, params?: unknown): Promise<Result>
  /** Results are in call order. */
  batch<Result = unknown>(calls: { method: string; params: unknown[] }[]): Promise<Result[]>
}

/** A fault to inject into a service. */
export interface Fault {
  /** Start of the path, or a pattern in which `*` matches anything. */
  path: string
  /** HTTP status of the response; without one the real response is sent. */
  status?: number
  /** JSON body sent with the status. */
  body?: unknown
  /** HTML in place of data, with status 200 by default. */
  html?: string
  /** Repeats the last successful response for that path. */
  stale?: boolean
  /** Makes the response unreadable for the page, as with a content blocker. */
  blocked?: boolean
  delayMs?: number
  /** How many requests it affects; unlimited by default. */
  times?: number
  /** Sends no response until the faults are cleared. */
  hang?: boolean
}
