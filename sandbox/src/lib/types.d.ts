/** Something of the sandbox that listens. */
export interface RunningPart {
  readonly url: string
  /** Stops it and frees its port. */
  close(): Promise<void>
}

/** A JSON-RPC connection to one chain of the sandbox. */
export interface JsonRpc {
  readonly url: string
  /** Rejects with an error that carries the node's `code` and `data`. */
  call<Result = unknown>(method: string, params?: unknown): Promise<Result>
  /** Results in the order of the calls. */
  batch<Result = unknown>(calls: { method: string; params: unknown[] }[]): Promise<Result[]>
}

/** A way to make a service misbehave. */
export interface Fault {
  /** Beginning of the path, or a pattern in which `*` stands for anything. */
  path: string
  /** HTTP status to answer with; without one the real answer is given. */
  status?: number
  /** JSON body that goes with the status. */
  body?: unknown
  /** A page in place of data, with status 200 unless one is given. */
  html?: string
  /** The same answer as the last good one to that path, whatever is asked now. */
  stale?: boolean
  /** The browser gives the page nothing to read, as with a blocker in between. */
  blocked?: boolean
  delayMs?: number
  /** How many requests it is good for; without end when missing. */
  times?: number
  /** Gives no answer until the faults are cleared. */
  hang?: boolean
}
